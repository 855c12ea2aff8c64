// §earning-rules#adjustments CSV awards: one line of a file becomes what somebody is given, or the list of all that is wrong with it.

import {
  type ColumnsOfFile,
  type Header,
  type LineReader,
  lineReader,
} from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, personWords } from "@trilha/contract/core/imports/words.ts";
import { readDay, readWhole } from "@trilha/contract/core/imports/written-values.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AwardColumn } from "@trilha/contract/loyalty/adjustments/import-columns.ts";
import { awardLimit } from "@trilha/contract/loyalty/adjustments/limits.ts";

const headers: Record<AwardColumn, readonly string[]> = {
  person: personWords,
  points: ["pontos", "puntos", "pontuacao", "score"],
  experience: ["experiencia", "xp"],
  note: [
    "observacao",
    "nota",
    "motivo",
    "obs",
    "reason",
    "comment",
    "observacion",
    "note",
    "remarque",
    "motif",
  ],
  date: ["data", "fecha", "day", "dia", "jour"],
  store_code: [
    ...["loja", "codigo da loja", "store", "codigo", "tienda", "codigo de tienda", "codigo de la tienda"],
    ...["magasin", "code magasin", "code du magasin"],
  ],
};

export const awardColumnsOfFile: ColumnsOfFile<AwardColumn> = {
  read: columnReader(headers),
  needs: [["person"], ["points", "experience"]],
};

/** Content of a line. */
export interface AwardLine {
  line: number;
  /** User name, e-mail or document, as written. */
  person: string;
  points: number;
  experience: number;
  note: string;
  date: string | null;
  storeId: string | null;
}

/** Reads one line; `stores` are the client's by their code. */
export function readAwardLine(
  line: number,
  cells: readonly string[],
  header: Header<AwardColumn>,
  about: { locale: Locale; storeOf: (code: string) => string | undefined },
): AwardLine | { errors: LineError[]; partial?: AwardLine } {
  const reader = lineReader(line, cells, header);
  const { errors, has, wrong, text, value, named } = reader;
  const person = text("person");
  if (!has("person")) wrong("person", "required");
  const points = amount(reader, "points");
  const experience = amount(reader, "experience");
  if (errors.length === 0 && points + experience === 0) wrong("points", "required");
  const written = value("date");
  const date = written === undefined ? null : readDay(written, about.locale);
  if (date === undefined) wrong("date", "date_invalid");
  const storeId = named("store_code", about.storeOf) ?? null;
  const note = text("note") ?? "";
  if (person === undefined) return { errors };
  const read = { line, person, points, experience, note, date: date ?? null, storeId };
  return errors.length > 0 ? { errors, partial: read } : read;
}

function amount({ value, wrong }: LineReader<AwardColumn>, column: "points" | "experience"): number {
  const written = value(column);
  if (written === undefined) return 0;
  const read = readWhole(written);
  if (read === undefined) wrong(column, "not_a_number");
  else if (read < 0) wrong(column, "too_small", { minimum: 0 });
  else if (read > awardLimit) wrong(column, "too_big", { maximum: awardLimit });
  return read ?? 0;
}
