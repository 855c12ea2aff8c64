// The first line of a file names its columns; what cannot be understood is said, never skipped in silence.
// A cell that looks like a formula is data like any other.
import type { FieldCode } from "../field-problems.ts";
import { optionalText, textLimit } from "../shapes.ts";
import { guardedStart } from "./formula.ts";
import type { LineError } from "./report.ts";

/** Which column each cell of a line belongs to, and how the file calls it. */
export interface Header<Column extends string> {
  columns: readonly Column[];
  names: Readonly<Partial<Record<Column, string>>>;
}

/**
 * Reads the first line of a file. One of `identities` is needed: the columns that say which thing a line is about.
 * Undefined when nothing in the line is a header.
 */
export function readHeaderLine<Column extends string>(
  cells: readonly string[],
  readColumn: (cell: string) => Column | undefined,
  identities: readonly Column[],
): { header: Header<Column> } | { errors: LineError[] } | undefined {
  const trimmed = [...cells];
  while (trimmed.at(-1)?.trim() === "") trimmed.pop();
  const read = trimmed.map((cell) => readColumn(cell));
  if (!read.some((column) => column)) return undefined;
  const errors: LineError[] = [];
  const say = (name: string | null, value: string, code: FieldCode) =>
    errors.push({ line: 1, column: name, value, code });
  read.forEach((column, index) => {
    const name = trimmed[index]?.trim() ?? "";
    if (!column) say(name || null, name, "unknown");
    else if (read.indexOf(column) !== index) say(name, name, "invalid");
  });
  if (!read.some((column) => column && identities.includes(column)))
    say(identities[0] ?? null, "", "required");
  if (errors.length > 0) return { errors };
  const columns = read.flatMap((column) => column ?? []);
  const names: Partial<Record<Column, string>> = {};
  columns.forEach((column, index) => {
    names[column] = trimmed[index]?.trim() ?? column;
  });
  return { header: { columns, names } };
}

const shownLimit = 64;

/** One line of a file by its columns, and what is wrong with it so far. */
export interface LineReader<Column extends string> {
  readonly errors: LineError[];
  has(column: Column): boolean;
  value(column: Column): string | undefined;
  /** Says that a cell is wrong. */
  wrong(column: Column, code: FieldCode, params?: LineError["params"]): void;
  /** A text of at most `maximum` characters (§validation#imports); undefined when the cell is empty or wrong. */
  text(column: Column, maximum?: number): string | undefined;
  /** One of a list; a value that is none of it is wrong. */
  one<T>(column: Column, read: (value: string) => T | undefined): T | undefined;
  /** Thing of the programme, by its name. */
  named<T>(column: Column, find: (value: string) => T | undefined): T | undefined;
}

/** Reads the cells of one line, as the file has them. An empty cell says nothing. */
export function lineReader<Column extends string>(
  line: number,
  cells: readonly string[],
  header: Header<Column>,
): LineReader<Column> {
  const errors: LineError[] = [];
  const values = new Map<Column, string>();
  header.columns.forEach((column, index) => {
    const value = cellText(cells[index] ?? "");
    if (value) values.set(column, value);
  });
  for (const extra of cells.slice(header.columns.length)) {
    if (extra.trim()) errors.push({ line, column: null, value: extra.slice(0, shownLimit), code: "unknown" });
  }
  const wrong: LineReader<Column>["wrong"] = (column, code, params) => {
    const value = (values.get(column) ?? "").slice(0, shownLimit);
    errors.push({ line, column: header.names[column] ?? column, value, code, ...(params && { params }) });
  };
  const lookUp = <T>(
    column: Column,
    find: (value: string) => T | undefined,
    refuse: (value: string) => void,
  ) => {
    const value = values.get(column);
    const result = value === undefined ? undefined : find(value);
    if (value !== undefined && result === undefined) refuse(value);
    return result;
  };
  return {
    errors,
    has: (column) => values.has(column),
    value: (column) => values.get(column),
    wrong,
    text: (column, maximum = textLimit) => {
      const read = optionalText(maximum).safeParse(values.get(column) ?? "");
      if (read.success) return read.data || undefined;
      const printable = !read.error.issues.some((issue) => issue.message === "unprintable");
      wrong(column, printable ? "too_long" : "unprintable", printable ? { maximum } : undefined);
      return undefined;
    },
    one: (column, read) => lookUp(column, read, () => wrong(column, "not_an_option")),
    named: (column, find) =>
      lookUp(column, find, (value) =>
        wrong(column, "reference_unknown", { value: value.slice(0, shownLimit) }),
      ),
  };
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula; it is taken off again. */
function cellText(cell: string): string {
  return cell.trim().replace(guardedStart, "$1").trim();
}

/** Only what is known. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
