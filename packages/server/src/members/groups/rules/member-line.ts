// §learning#progress-reports Groups of people, as a file lists them: each line is one person, or what is wrong with it.

import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, personWords } from "@trilha/contract/core/imports/words.ts";
import type { MemberColumn } from "@trilha/contract/members/groups/shapes.ts";

export const memberFile: ColumnsOfFile<MemberColumn> = {
  read: columnReader<MemberColumn>({ person: personWords }),
  needs: [["person"]],
};

/** Person a line names: by user name, e-mail or document, as written. */
export interface MemberLine {
  line: number;
  person: string;
}

/** Reads one line. */
export function readMemberLine(
  line: number,
  cells: readonly string[],
  header: Header<MemberColumn>,
): MemberLine | { errors: LineError[]; partial?: MemberLine } {
  const { errors, wrong, text } = lineReader(line, cells, header);
  const person = text("person");
  if (person === undefined) {
    if (errors.length === 0) wrong("person", "required");
    return { errors };
  }
  return { line, person };
}
