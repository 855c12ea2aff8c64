// §validation#required-training Who completed which training, as a file says it: each line becomes one completion, or what is wrong with it.

import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, personWords } from "@trilha/contract/core/imports/words.ts";
import { readDay } from "@trilha/contract/core/imports/written-values.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CompletionColumn } from "@trilha/contract/members/requirements/import-columns.ts";

const readColumn = columnReader<CompletionColumn>({
  person: personWords,
  training: [
    "treinamento",
    "curso",
    "course",
    "capacitacion",
    "formacion",
    "entrenamiento",
    "formation",
    "cours",
  ],
  date: [
    "data",
    "concluido em",
    "fecha",
    "completado el",
    "day",
    "completed on",
    "dia",
    "jour",
    "termine le",
  ],
});

export const completionFile: ColumnsOfFile<CompletionColumn> = {
  read: readColumn,
  needs: [["person"], ["training"]],
};

/** Content of a line. */
export interface CompletionLine {
  line: number;
  /** User name, e-mail or document, as written. */
  person: string;
  /** Undefined only of a line that is wrong. */
  trainingId: string | undefined;
  /** YYYY-MM-DD; null: today. */
  date: string | null;
}

/** Reads one line; a training is named by its title in any language, and one of two that share it by none. */
export function readCompletionLine(
  line: number,
  cells: readonly string[],
  header: Header<CompletionColumn>,
  about: {
    locale: Locale;
    today: string;
    trainingOf: (title: string) => string | undefined;
    titles: readonly string[];
  },
): CompletionLine | { errors: LineError[]; partial?: CompletionLine } {
  const { errors, has, wrong, text, value, named } = lineReader(line, cells, header);
  const person = text("person");
  if (!has("person")) wrong("person", "required");
  const trainingId = named("training", about.trainingOf, about.titles);
  if (!has("training")) wrong("training", "required");
  const written = value("date");
  const date = written === undefined ? null : readDay(written, about.locale);
  if (date === undefined || (date !== null && date > about.today)) wrong("date", "date_invalid");
  if (person === undefined) return { errors };
  const read = { line, person, trainingId, date: date ?? null };
  return errors.length > 0 ? { errors, partial: read } : read;
}
