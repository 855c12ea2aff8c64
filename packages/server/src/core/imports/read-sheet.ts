import { Readable } from "node:stream";
import { parse } from "csv-parse";

export interface FileLine {
  /** Line in the file, from 1. */
  line: number;
  cells: string[];
}

export interface Sheet {
  header: string[];
  lines: readonly FileLine[];
}

/** Reads a CSV as spreadsheets write it: any of their encodings, with commas, semicolons, tabs or bars between cells. */
export async function readSheet(
  bytes: Uint8Array,
  lineLimit: number,
): Promise<Sheet | "unreadable" | "too_long"> {
  const whole = readText(bytes);
  if (whole === undefined) return "unreadable";
  const { text, delimiter, skipped } = withoutPreface(whole);
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 64 * 1024,
    }),
  );
  const lines: FileLine[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.every((cell) => cell.trim() === "")) continue;
      if (lines.length > lineLimit) return "too_long";
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      lines.push({ line: info.lines - breaks + skipped, cells: record });
    }
  } catch {
    return "unreadable";
  } finally {
    parser.destroy();
  }
  const [first, ...rest] = lines;
  return first ? { header: first.cells, lines: rest } : "unreadable";
}

/**
 * UTF-8 and UTF-16 are known for certain, with their mark or without; what is neither is what older spreadsheets write
 * in our languages. Undefined: no text.
 */
export function readText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return withoutNul(new TextDecoder("utf-16le").decode(bytes));
  if (first === 0xfe && second === 0xff) return withoutNul(new TextDecoder("utf-16be").decode(bytes));
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return withoutNul(new TextDecoder(unmarked).decode(bytes));
  try {
    return withoutNul(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return withoutNul(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** UTF-16 without its mark: of our letters nearly every second byte is zero, and always the same one of two. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const start = bytes.subarray(0, 512);
  if (start.length < 4 || bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [high = 0, low = 0] = zeros;
  const enough = start.length * 0.4;
  if (low >= enough && high === 0) return "utf-16le";
  return high >= enough && low === 0 ? "utf-16be" : undefined;
}

/** A text has no NUL: a file that does is something else by another name. */
function withoutNul(text: string): string | undefined {
  return text.includes("\u0000") ? undefined : text;
}

/** Text behind a line that names the separator, as Excel reads it (`sep=;`), and that separator; else the likeliest. */
function withoutPreface(text: string): { text: string; delimiter: string; skipped: number } {
  const preface = /^\s*"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/i.exec(text);
  const [all, sign] = preface ?? [];
  if (all === undefined || sign === undefined) return { text, delimiter: delimiterOf(text), skipped: 0 };
  return { text: text.slice(all.length), delimiter: sign, skipped: all.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

/** The separator the header uses most, outside of quotes. */
function delimiterOf(text: string): string {
  const header =
    text
      .slice(0, 16 * 1024)
      .trimStart()
      .split(/\r\n|\r|\n/, 1)[0]
      ?.replace(/"[^"]*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  return [";", "\t", "|", ","].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** In pieces, so that other requests get their turn between them. */
function* pieces(text: string): Generator<string> {
  const size = 64 * 1024;
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}
