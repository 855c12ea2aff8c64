import { Readable } from "node:stream";
import { WorkbookReader } from "@cj-tech-master/excelts";
import type { ReadLimits, SheetRows } from "../ports.ts";
import { storedZip } from "./stored-zip.ts";
import { unpacked } from "./unpacked.ts";

/** Bound of an unpacked list: a small file can hold very much. */
const unpackedLimit = 128 * 2 ** 20;
/** Most columns of a list; what lies beyond is nothing a list has. */
const columnLimit = 100;
/** Most characters of a row, and of all: a text that is in the file once may stand in every cell. */
const rowTextLimit = 64 * 1024;
const textLimit = 20 * 2 ** 20;

/**
 * The first sheet of a workbook (XLSX), row by row as text: dates as YYYY-MM-DD, a formula as what it came to. Reads no
 * further than its limits.
 */
export async function readSheet(bytes: Uint8Array, { rows: rowLimit }: ReadLimits): Promise<SheetRows> {
  const parts = unpacked(bytes, unpackedLimit);
  if (!parts) return "unreadable";
  const book = new WorkbookReader(Readable.from(storedZip(parts)), {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
    entries: "ignore",
    maxBufferedWorksheetBytes: unpackedLimit,
  });
  for await (const sheet of book) {
    const rows: { line: number; cells: string[] }[] = [];
    let characters = 0;
    for await (const row of sheet) {
      const cells = cellsOf(row);
      if (cells === undefined) return "unreadable";
      if (cells.every((cell) => cell === "")) continue;
      const inRow = cells.reduce((sum, cell) => sum + cell.length, 0);
      characters += inRow;
      if (inRow > rowTextLimit) return "unreadable";
      if (rows.length >= rowLimit || characters > textLimit) return "too_long";
      // Rows need not say their number: each then follows the one before.
      const line = Number.isSafeInteger(row.number) ? row.number : (rows.at(-1)?.line ?? 0) + 1;
      rows.push({ line, cells });
    }
    return rows;
  }
  return "unreadable";
}

type Row = { readonly values: unknown };

/** Undefined: wider than any list. */
function cellsOf({ values }: Row): string[] | undefined {
  // The library counts columns from 1.
  const cells = Array.isArray(values) ? Array.from(values.slice(1), textOf) : [];
  while (cells.at(-1) === "") cells.pop();
  return cells.length > columnLimit ? undefined : cells;
}

function textOf(value: unknown): string {
  // Values that are not a number are an error of a formula.
  if (value === null || value === undefined || Number.isNaN(value)) return "";
  if (value instanceof Date) return momentOf(value);
  if (typeof value !== "object") return String(value);
  if ("richText" in value && Array.isArray(value.richText)) {
    return value.richText.map((part: { text?: unknown }) => String(part.text ?? "")).join("");
  }
  if ("result" in value) return textOf(value.result);
  if ("text" in value) return textOf(value.text);
  // An error, or a formula without a result.
  return "";
}

/** A workbook's dates have no zone; the time of day only where there is one. */
function momentOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}
