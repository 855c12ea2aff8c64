// The first line of a people file names its columns; what cannot be understood is said, never skipped in silence.
import type { ImportColumn } from "@trilha/contract/people/shapes.ts";
import type { LineError } from "./import-line.ts";
import { readColumn } from "./import-words.ts";

/** Which column each cell of a line belongs to, and how the file calls it. */
export interface Header {
  columns: readonly ImportColumn[];
  names: Readonly<Partial<Record<ImportColumn, string>>>;
}

/** Columns that name a person; one of them is needed. */
const identities: readonly ImportColumn[] = ["email", "username", "document"];

/** Undefined when nothing in the line is a header: the file is not a people file. */
export function readHeader(
  cells: readonly string[],
): { header: Header } | { errors: LineError[] } | undefined {
  const trimmed = [...cells];
  while (trimmed.at(-1)?.trim() === "") trimmed.pop();
  const read = trimmed.map((cell) => readColumn(cell));
  if (!read.some((column) => column)) return undefined;
  const errors: LineError[] = [];
  const say = (name: string | null, value: string, code: LineError["code"]) =>
    errors.push({ line: 1, column: name, value, code });
  read.forEach((column, index) => {
    const name = trimmed[index]?.trim() ?? "";
    if (!column) say(name || null, name, "unknown");
    else if (read.indexOf(column) !== index) say(name, name, "invalid");
  });
  if (!read.some((column) => column && identities.includes(column))) say("email", "", "required");
  if (errors.length > 0) return { errors };
  const columns = read.flatMap((column) => column ?? []);
  const names = Object.fromEntries(
    columns.map((column, index) => [column, trimmed[index]?.trim() ?? column]),
  );
  return { header: { columns, names } };
}
