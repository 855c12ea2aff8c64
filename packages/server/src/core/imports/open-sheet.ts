import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { importLineLimit } from "@trilha/contract/core/imports/limits.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { ImportReport, LineError } from "@trilha/contract/core/imports/report.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Parts } from "../../parts.ts";
import type { MemberCall } from "../call.ts";
import { readBytes } from "../files/use-file.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { readSheet, readText, type Sheet } from "./read-sheet.ts";

/**
 * The lines of a list the caller has uploaded, a CSV or the first sheet of a workbook; refused when there is none, or it
 * is neither, or too long a one.
 */
export async function openSheet(
  call: MemberCall,
  fileId: string,
  most: { lines: number; bytes?: number } = { lines: importLineLimit },
): Promise<Sheet | Refusal> {
  const bytes = await openBytes(call, fileId, most.bytes);
  if (isRefusal(bytes)) return bytes;
  const sheet = isWorkbook(bytes)
    ? await readWorkbook(call.parts, bytes, most.lines)
    : await readSheet(bytes, most.lines);
  if (sheet === "unreadable") return refuse(importProblems.unreadable);
  if (sheet === "too_long") return refuse(importProblems.tooLong, { maximum: most.lines });
  return sheet;
}

/** Content of a text the caller has uploaded, in any of the usual encodings; refused as `openSheet` does. */
export async function openText(
  call: MemberCall,
  fileId: string,
  mostBytes: number,
): Promise<string | Refusal> {
  const bytes = await openBytes(call, fileId, mostBytes);
  if (isRefusal(bytes)) return bytes;
  return (isWorkbook(bytes) ? undefined : readText(bytes)) ?? refuse(importProblems.unreadable);
}

async function openBytes(call: MemberCall, fileId: string, most = Number.POSITIVE_INFINITY) {
  const { actor, parts } = call;
  const file = { fileId, ownerId: actor.userId, kind: "import" } as const;
  const bytes = await call.read((tx) => readBytes(parts, tx, file));
  if (!bytes) return refuse(genericProblems.notFound);
  return bytes.length > most
    ? refuse(fileProblems.tooLarge, { megabytes: Math.floor(most / 2 ** 20) })
    : bytes;
}

/** A workbook is a packed file, and no text begins like one. */
const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readWorkbook(
  parts: Parts,
  bytes: Uint8Array,
  lines: number,
): Promise<Sheet | "unreadable" | "too_long"> {
  // The first row names the columns.
  const rows = await parts.outside.sheets.read(bytes, { rows: lines + 1 });
  if (typeof rows === "string") return rows;
  const [header, ...rest] = rows;
  return header ? { header: header.cells, lines: rest } : "unreadable";
}

/** Every bad line, in the order of the file and in the caller's language. */
export function lineErrorsInWords(errors: readonly LineError[], call: MemberCall): ImportReport["errors"] {
  return [...errors]
    .sort((a, b) => a.line - b.line)
    .map(({ line, column, value, code, params }) => ({
      line,
      column,
      value,
      code,
      title: localize(fieldTexts[code], call.locale, params),
    }));
}
