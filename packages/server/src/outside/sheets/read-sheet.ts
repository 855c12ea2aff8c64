import { Readable } from "node:stream";
import { WorkbookReader } from "@cj-tech-master/excelts";
import type { ReadLimits, SheetRows } from "../ports.ts";
import { unpackedWithin } from "./unpacked.ts";

/** What a list unpacks to at most: a small file can hold very much. */
const unpackedLimit = 128 * 2 ** 20;
/** Most columns of a list; what lies beyond is nothing a list has. */
const columnLimit = 100;

/**
 * The first sheet of a workbook (XLSX), row by row as text: dates as YYYY-MM-DD, a formula as what it came to. Reads no
 * further than its limits.
 */
export async function readSheet(bytes: Uint8Array, { rows: rowLimit }: ReadLimits): Promise<SheetRows> {
  if (!unpackedWithin(bytes, unpackedLimit)) return "unreadable";
  const book = new WorkbookReader(Readable.from([Buffer.from(bytes)]), {
    worksheets: "emit",
    sharedStrings: "cache",
    styles: "cache",
    hyperlinks: "ignore",
    entries: "ignore",
    maxBufferedWorksheetBytes: unpackedLimit,
  });
  for await (const sheet of book) {
    const rows: { line: number; cells: string[] }[] = [];
    for await (const row of sheet) {
      const cells = cellsOf(row);
      if (cells === undefined) return "unreadable";
      if (cells.every((cell) => cell === "")) continue;
      if (rows.length >= rowLimit) return "too_long";
      rows.push({ line: row.number, cells });
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
  // What is not a number is an error of a formula.
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
