import { setImmediate as giveWay } from "node:timers/promises";
import type { Header } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { SheetRead } from "./import-file.ts";

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 500;
// One statement writes this many rows at most, so that none comes near the statement time-out.
const batchSize = 1_000;

/** Line that is wrong, with what can be judged of it all the same, so that all its faults are said at once. */
interface WrongLine<Line> {
  errors: LineError[];
  partial?: Line;
}

/** Every line of a sheet as what it means, and all that is wrong with them. */
export async function readLines<Column extends string, Line>(
  { lines, header }: SheetRead<Column>,
  read: (line: number, cells: readonly string[], header: Header<Column>) => Line | WrongLine<Line>,
): Promise<{ good: Line[]; errors: LineError[] }> {
  const good: Line[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of lines.entries()) {
    if (index % turn === turn - 1) await giveWay();
    const result = read(line, cells, header);
    if (!isWrong(result)) good.push(result);
    else {
      errors.push(...result.errors);
      if (result.partial !== undefined) good.push(result.partial);
    }
  }
  return { good, errors };
}

function isWrong<Line>(result: Line | WrongLine<Line>): result is WrongLine<Line> {
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
