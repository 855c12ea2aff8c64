import { setImmediate as giveWay } from "node:timers/promises";
import type { Header } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { Sheet } from "./read-sheet.ts";

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 500;
// One statement writes this many rows at most, so that none comes near the statement time-out.
const batchSize = 1_000;

/** Every line of a sheet as what it means, and all that is wrong with the others. */
export async function readLines<Column extends string, Line>(
  sheet: Sheet,
  header: Header<Column>,
  read: (line: number, cells: readonly string[], header: Header<Column>) => Line | { errors: LineError[] },
): Promise<{ good: Line[]; errors: LineError[] }> {
  const good: Line[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of sheet.lines.entries()) {
    if (index % turn === turn - 1) await giveWay();
    const result = read(line, cells, header);
    if (isWrong(result)) errors.push(...result.errors);
    else good.push(result);
  }
  return { good, errors };
}

function isWrong<Line>(result: Line | { errors: LineError[] }): result is { errors: LineError[] } {
  return typeof result === "object" && result !== null && "errors" in result;
}

/** Writes many rows; false when fewer were written than there are. */
export async function writeAll<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<number>,
): Promise<boolean> {
  let written = 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    written += await write(rows.slice(start, start + batchSize));
  }
  return written === rows.length;
}
