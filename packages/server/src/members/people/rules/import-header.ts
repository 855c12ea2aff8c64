// The first line of a people file names its columns.
import { type Header, readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import { readColumn } from "./import-words.ts";

export type PeopleHeader = Header<ImportColumn>;

/** Columns that name a person; one of them is needed. */
const identities: readonly ImportColumn[] = ["email", "username", "document"];

/** Undefined when nothing in the line is a header: the file is not a people file. */
export function readHeader(
  cells: readonly string[],
): { header: PeopleHeader } | { errors: LineError[] } | undefined {
  return readHeaderLine(cells, readColumn, identities);
}
