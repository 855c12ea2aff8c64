// Security: what a file of codes reports names lines and columns, never a code.

import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader } from "@trilha/contract/core/imports/words.ts";
import { rewardCodeLimit } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import type { CodeColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";

export const codeFile: ColumnsOfFile<CodeColumn> = {
  read: columnReader<CodeColumn>({
    code: ["codigo", "codigos", "codes", "voucher", "pin", "cupom", "cupon", "coupon", "vale", "bon"],
  }),
  needs: [["code"]],
};

export interface CodeLine {
  line: number;
  code: string;
}

/** One line of a file of codes. */
export function readCodeLine(
  line: number,
  cells: readonly string[],
  header: Header<CodeColumn>,
): CodeLine | { errors: LineError[]; partial?: CodeLine } {
  const { errors, has, text, wrong } = lineReader(line, cells, header);
  const code = text("code", rewardCodeLimit);
  if (!code && !has("code")) wrong("code", "required");
  return errors.length > 0 || !code ? { errors: errors.map(untold) } : { line, code };
}

/** Every code of a file once; `keyOf` tells which spellings are one code. */
export function oncePerFile(
  lines: readonly CodeLine[],
  header: Header<CodeColumn>,
  keyOf: (code: string) => string,
): { once: CodeLine[]; errors: LineError[] } {
  const first = new Map<string, number>();
  const once: CodeLine[] = [];
  const errors: LineError[] = [];
  for (const one of lines) {
    const key = keyOf(one.code);
    const seen = first.get(key);
    if (seen === undefined) {
      first.set(key, one.line);
      once.push(one);
    } else {
      errors.push(codeError(one.line, header, { code: "duplicate_in_file", params: { line: seen } }));
    }
  }
  return { once, errors };
}

/** Fault of a code. */
export function codeError(
  line: number,
  header: Header<CodeColumn>,
  error: Pick<LineError, "code" | "params">,
): LineError {
  return { line, column: header.names.code ?? "code", value: "", ...error };
}

const untold = (error: LineError): LineError => ({ ...error, value: "" });
