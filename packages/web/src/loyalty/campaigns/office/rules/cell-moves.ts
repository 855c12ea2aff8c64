import { COLUMNS } from "./rule-rows.ts";

/** A cell of the lines in sight. */
export type CellPosition = { readonly row: number; readonly column: number };

const LAST = COLUMNS.length - 1;
const PAGE = 15;
const between = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Where a key leads from a cell, as in every spreadsheet; undefined: the key does not move. */
export function moveBy(
  { key, far }: { readonly key: string; readonly far: boolean },
  { row, column }: CellPosition,
  rows: number,
): CellPosition | undefined {
  const end = Math.max(0, rows - 1);
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: between(nextRow, end),
    column: between(nextColumn, LAST),
  });
  switch (key) {
    case "ArrowUp":
      return far ? to(0, column) : to(row - 1, column);
    case "ArrowDown":
      return far ? to(end, column) : to(row + 1, column);
    case "ArrowLeft":
      return far ? to(row, 0) : to(row, column - 1);
    case "ArrowRight":
      return far ? to(row, LAST) : to(row, column + 1);
    case "Home":
      return far ? to(0, 0) : to(row, 0);
    case "End":
      return far ? to(end, LAST) : to(row, LAST);
    case "PageUp":
      return to(row - PAGE, column);
    case "PageDown":
      return to(row + PAGE, column);
    default:
      return undefined;
  }
}

/** The next cell to fill in: to the right, then on to the next line; or the other way round. */
export function nextCell(
  { row, column }: CellPosition,
  back: boolean,
  rows: number,
): CellPosition | undefined {
  if (back) {
    if (column > 0) return { row, column: column - 1 };
    return row > 0 ? { row: row - 1, column: LAST } : undefined;
  }
  if (column < LAST) return { row, column: column + 1 };
  return row < rows - 1 ? { row: row + 1, column: 0 } : undefined;
}

/** The rectangle between two corners. */
export const areaOf = (a: CellPosition, b: CellPosition) => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});
