import { Readable } from "node:stream";
import { parse } from "csv-parse";

interface FileLine {
  /** Line in the file, from 1. */
  line: number;
  cells: string[];
}

export interface Sheet {
  header: string[];
  lines: readonly FileLine[];
}

/** Reads a CSV as spreadsheets write it: any of their encodings, commas, semicolons or tabs. */
export async function readSheet(
  bytes: Uint8Array,
  lineLimit: number,
): Promise<Sheet | "unreadable" | "too_long"> {
  const text = readText(bytes);
  if (text === undefined) return "unreadable";
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
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
      lines.push({ line: info.lines - breaks, cells: record });
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
 * UTF-8 and UTF-16 are known for certain; what is neither is what older spreadsheets write in our languages. Undefined:
 * no text.
 */
export function readText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return withoutNul(new TextDecoder("utf-16le").decode(bytes));
  if (first === 0xfe && second === 0xff) return withoutNul(new TextDecoder("utf-16be").decode(bytes));
  try {
    return withoutNul(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return withoutNul(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** A text has no NUL: a file that does is something else by another name. */
function withoutNul(text: string): string | undefined {
  return text.includes("\u0000") ? undefined : text;
}

/** The separator the header uses most, outside of quotes. */
function delimiterOf(text: string): string {
  const header =
    text
      .slice(0, 16 * 1024)
      .split(/\r\n|\r|\n/, 1)[0]
      ?.replace(/"[^"]*"/g, "") ?? "";
  const count = (sign: string) => header.split(sign).length;
  return [";", "\t", ","].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** In pieces, so that other requests get their turn between them. */
function* pieces(text: string): Generator<string> {
  const size = 64 * 1024;
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}
