// §learning#progress-reports Groups of people, as a file lists them: each line is one person, or what is wrong with it.

import { type Header, lineReader, readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, personWords } from "@trilha/contract/core/imports/words.ts";
import type { MemberColumn } from "@trilha/contract/members/groups/shapes.ts";

const readColumn = columnReader<MemberColumn>({ person: personWords });

/** Undefined when nothing in the line is a header: the file is no file of people. */
export function readMemberHeader(cells: readonly string[]) {
  return readHeaderLine(cells, readColumn, ["person"]);
}

/** Person a line names: by user name, e-mail or document, as written. */
export function readMemberLine(
  line: number,
  cells: readonly string[],
  header: Header<MemberColumn>,
): { line: number; person: string } | { errors: LineError[] } {
  const { errors, wrong, text } = lineReader(line, cells, header);
  const person = text("person");
  if (person === undefined) {
    if (errors.length === 0) wrong("person", "required");
    return { errors };
  }
  return { line, person };
}
