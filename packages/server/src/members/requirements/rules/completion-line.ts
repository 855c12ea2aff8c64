// §validation#required-training Who completed which training, as a file says it: each line becomes one completion, or what is wrong with it.

import { type Header, lineReader, readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
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

/** Undefined when nothing in the line is a header: the file is no file of completions. */
export function readCompletionHeader(cells: readonly string[]) {
  const read = readHeaderLine(cells, readColumn, ["person"]);
  if (!read || "errors" in read || read.header.columns.includes("training")) return read;
  const error: LineError = { line: 1, column: "training", value: "", code: "required" };
  return { errors: [error] };
}

/** Content of a line. */
export interface CompletionLine {
  line: number;
  /** User name, e-mail or document, as written. */
  person: string;
  trainingId: string;
  /** YYYY-MM-DD; null: today. */
  date: string | null;
}

/** Reads one line; a training is named by its title in any language, and one of two that share it by none. */
export function readCompletionLine(
  line: number,
  cells: readonly string[],
  header: Header<CompletionColumn>,
  about: { locale: Locale; today: string; trainingOf: (title: string) => string | undefined },
): CompletionLine | { errors: LineError[] } {
  const { errors, has, wrong, text, value, named } = lineReader(line, cells, header);
  const person = text("person");
  if (!has("person")) wrong("person", "required");
  const trainingId = named("training", about.trainingOf);
  if (!has("training")) wrong("training", "required");
  const written = value("date");
  const date = written === undefined ? null : readDay(written, about.locale);
  if (date === undefined || (date !== null && date > about.today)) wrong("date", "date_invalid");
  if (errors.length > 0 || person === undefined || trainingId === undefined) return { errors };
  return { line, person, trainingId, date: date ?? null };
}
