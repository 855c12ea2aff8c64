// The first line of a file names its columns; what cannot be understood is said, never skipped in silence.
// A cell that looks like a formula is data like any other.
import type { FieldCode } from "../field-problems.ts";
import { optionalText, textLimit } from "../shapes.ts";
import { isFaultHeading } from "./fault-heading.ts";
import { guardedStart } from "./formula.ts";
import type { ImportHeading, LineError } from "./report.ts";
import { plain } from "./words.ts";

/** Which column each cell of a line belongs to, and how the file calls it; null: the cell is left out. */
export interface Header<Column extends string> {
  columns: readonly (Column | null)[];
  names: Readonly<Partial<Record<Column, string>>>;
}

/** Columns of a kind of file. */
export interface ColumnsOfFile<Column extends string> {
  read: (heading: string) => Column | undefined;
  /** Groups of columns; one of each is needed. */
  needs: readonly (readonly Column[])[];
}

/** A heading by its normal form; one of signs alone as it stands. */
export const headingKey = (heading: string): string => plain(heading) || heading.trim();

/** Choices of people about the headings of a file. */
export interface HeadingChoices {
  /** By position in this file. */
  here?: readonly (string | null)[] | undefined;
  /** By `headingKey`, as the client chose before. */
  before?: ReadonlyMap<string, string | null>;
}

export interface HeaderRead<Column extends string> {
  header: Header<Column>;
  headings: ImportHeading[];
  errors: LineError[];
}

/**
 * Reads the first line of a file: each heading as it was chosen, as the client chose before, or by its words. What is
 * none of the columns is left out, and stands so in `headings`. Undefined when nothing in the line is a heading.
 */
export function readHeaderLine<Column extends string>(
  cells: readonly string[],
  { read, needs }: ColumnsOfFile<Column>,
  { here, before }: HeadingChoices = {},
): HeaderRead<Column> | undefined {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.at(-1) === "") trimmed.pop();
  const columns = trimmed.map((name, index): Column | null => {
    if (isFaultHeading(name)) return null;
    const chosen = here ? (here[index] ?? null) : before?.get(headingKey(name));
    if (chosen === undefined) return read(name) ?? null;
    return chosen === null ? null : (read(chosen) ?? null);
  });
  if (!here && !columns.some((column) => column)) return undefined;
  const errors: LineError[] = [];
  const say = (name: string, code: FieldCode) =>
    errors.push({ line: 1, column: name, value: name.slice(0, shownLimit), code });
  const names: Partial<Record<Column, string>> = {};
  columns.forEach((column, index) => {
    if (!column) return;
    const name = trimmed[index] ?? column;
    if (names[column] === undefined) names[column] = name;
    else say(name, "column_twice");
  });
  for (const group of needs) {
    const [first] = group;
    if (first && !group.some((column) => columns.includes(column))) say(first, "column_missing");
  }
  const headings = trimmed.map((heading, index) => ({
    heading: heading.slice(0, shownLimit),
    column: columns[index] ?? null,
  }));
  return { header: { columns, names }, headings, errors };
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
  /** One of a list; a value that is none of it is wrong, and the fault names those that are allowed. */
  one<T>(column: Column, read: (value: string) => T | undefined, allowed?: readonly string[]): T | undefined;
  /** Thing of the programme, by its name; few enough are named where the value is none of them. */
  named<T>(
    column: Column,
    find: (value: string) => T | undefined,
    allowed?: readonly string[],
  ): T | undefined;
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
    if (column && value) values.set(column, value);
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
    one: (column, read, allowed) =>
      lookUp(column, read, () =>
        allowed ? wrong(column, "one_of", { options: inShort(allowed) }) : wrong(column, "not_an_option"),
      ),
    named: (column, find, allowed = []) =>
      lookUp(column, find, (text) => {
        const value = text.slice(0, shownLimit);
        if (allowed.length === 0) wrong(column, "reference_unknown", { value });
        else wrong(column, "reference_one_of", { value, options: inShort(allowed) });
      }),
  };
}

const namedOptions = 12;

/** Allowed values as a fault names them. */
export const inShort = (options: readonly string[]): string =>
  [...options.slice(0, namedOptions), ...(options.length > namedOptions ? ["…"] : [])].join(", ");

/** Our own files put an apostrophe before what a spreadsheet would take for a formula; it is taken off again. */
function cellText(cell: string): string {
  return cell.trim().replace(guardedStart, "$1").trim();
}

/** Only what is known. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
