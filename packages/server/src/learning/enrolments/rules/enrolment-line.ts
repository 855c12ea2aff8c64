// §learning#enrolling Enrolments as a file says them: each line is one person in one course or trail, or what is wrong with it.

import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, personWords } from "@trilha/contract/core/imports/words.ts";
import { readDay } from "@trilha/contract/core/imports/written-values.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { EnrolmentColumn } from "@trilha/contract/learning/enrolments/import-columns.ts";

const readColumn = columnReader<EnrolmentColumn>({
  person: personWords,
  course: ["curso", "cours", "trilha", "itinerario", "parcours", "trail", "treinamento", "formation"],
  due: [
    "prazo",
    "ate",
    "data limite",
    "due on",
    "last day",
    "deadline",
    "plazo",
    "fecha limite",
    "delai",
    "echeance",
  ],
});

export const enrolmentFile: ColumnsOfFile<EnrolmentColumn> = {
  read: readColumn,
  needs: [["person"], ["course"]],
};

/** Content of a line. */
export interface EnrolmentLine {
  line: number;
  /** User name, e-mail or document, as written. */
  person: string;
  /** Undefined only of a line that is wrong. */
  courseId: string | undefined;
  /** YYYY-MM-DD; undefined: as the course has it. */
  dueOn: string | undefined;
}

/** Reads one line; a course is named by its title in any language, and one of two that share it by none. */
export function readEnrolmentLine(
  line: number,
  cells: readonly string[],
  header: Header<EnrolmentColumn>,
  about: {
    locale: Locale;
    today: string;
    courseOf: (title: string) => string | undefined;
    titles: readonly string[];
  },
): EnrolmentLine | { errors: LineError[]; partial?: EnrolmentLine } {
  const { errors, has, wrong, text, value, named } = lineReader(line, cells, header);
  const person = text("person");
  if (!has("person")) wrong("person", "required");
  const courseId = named("course", about.courseOf, about.titles);
  if (!has("course")) wrong("course", "required");
  const written = value("due");
  const dueOn = written === undefined ? undefined : readDay(written, about.locale);
  if (written !== undefined && (dueOn === undefined || dueOn < about.today)) wrong("due", "date_invalid");
  if (person === undefined) return { errors };
  const read = { line, person, courseId, dueOn };
  return errors.length > 0 ? { errors, partial: read } : read;
}
