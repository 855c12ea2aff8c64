import type { PastedBlock } from "./paste.ts";
import { blankRow, COLUMNS, isBlank, type Row, type RuleColumn } from "./rule-rows.ts";

// Edits of the points table's lines. Every edit gives new lines; untouched ones stay the same objects.

type Rows = readonly Row[];
type NewId = () => string;

/** A corner-to-corner part of the lines in sight, both ends included. */
export type Area = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

const changed = (row: Row, cells: Partial<Record<RuleColumn, string>>): Row => {
  const differs = COLUMNS.some((column) => cells[column] !== undefined && cells[column] !== row[column]);
  return differs ? { ...row, ...cells } : row;
};

export const setCell = (rows: Rows, id: string, column: RuleColumn, text: string): Rows =>
  rows.map((row) => (row.id === id ? changed(row, { [column]: text.trim() }) : row));

/** Puts a block's cells where they were pasted, over the lines in sight and, where those end, on new ones. */
export function pasteBlock(
  rows: Rows,
  shown: Rows,
  at: { readonly row: number; readonly column: number },
  { cells, columns }: PastedBlock,
  newId: NewId,
): Rows {
  const written = cells.map((line): Partial<Record<RuleColumn, string>> => {
    const named = line.flatMap((cell, index) => {
      const column = columns ? columns[index] : COLUMNS[at.column + index];
      return column ? [[column, cell] as const] : [];
    });
    return Object.fromEntries(named);
  });
  const over = new Map(shown.slice(at.row, at.row + written.length).map(({ id }, index) => [id, index]));
  const present = rows.map((row) => {
    const index = over.get(row.id);
    return index === undefined ? row : changed(row, written[index] ?? {});
  });
  const added = written.slice(over.size).map((line) => changed(blankRow(newId()), line));
  return [...present, ...added];
}

/** One text in every cell of an area; "" empties it. */
export function fillArea(rows: Rows, shown: Rows, { top, bottom, left, right }: Area, text: string): Rows {
  const touched = new Set(shown.slice(top, bottom + 1).map(({ id }) => id));
  const cells = Object.fromEntries(COLUMNS.slice(left, right + 1).map((column) => [column, text.trim()]));
  return rows.map((row) => (touched.has(row.id) ? changed(row, cells) : row));
}

/** A new line below another, or at the end. */
export function addRow(rows: Rows, below: string | undefined, newId: NewId): Rows {
  const at = rows.findIndex(({ id }) => id === below);
  return at < 0 ? [...rows, blankRow(newId())] : rows.toSpliced(at + 1, 0, blankRow(newId()));
}

/** Copies of lines, below the last of them. */
export function duplicateRows(rows: Rows, ids: ReadonlySet<string>, newId: NewId): Rows {
  const last = rows.findLastIndex(({ id }) => ids.has(id));
  const copies = rows.filter(({ id }) => ids.has(id)).map((row) => ({ ...row, id: newId() }));
  return rows.toSpliced(last + 1, 0, ...copies);
}

export const deleteRows = (rows: Rows, ids: ReadonlySet<string>): Rows =>
  rows.filter(({ id }) => !ids.has(id));

/** Lines from a file: in place of what was there, or behind it. */
export const takeOver = (rows: Rows, incoming: Rows, replace: boolean, newId: NewId): Rows =>
  replace
    ? incoming
    : [...rows.filter((row) => !isBlank(row)), ...incoming.map((row) => ({ ...row, id: newId() }))];

/** The cells of an area, line by line. */
export const cellsIn = (shown: Rows, { top, bottom, left, right }: Area): string[][] =>
  shown.slice(top, bottom + 1).map((row) => COLUMNS.slice(left, right + 1).map((column) => row[column]));
