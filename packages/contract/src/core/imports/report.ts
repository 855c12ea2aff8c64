import * as z from "zod/mini";
import type { FieldCode } from "../field-problems.ts";

/** Report of an import, or of its dry run. */
export const importReport = z.strictObject({
  lines: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** True when nothing is wrong and, unless it was a dry run, everything is in. */
  ok: z.boolean(),
  imported: z.boolean(),
  /** Every bad line, by line number in the file (the header is line 1). */
  errors: z.array(
    z.strictObject({
      line: z.number(),
      column: z.nullable(z.string()),
      value: z.string(),
      code: z.string(),
      title: z.string(),
    }),
  ),
});
export type ImportReport = z.output<typeof importReport>;

/** Fault of one cell, before its text is chosen. */
export interface LineError {
  line: number;
  /** As the file calls it. */
  column: string | null;
  value: string;
  code: FieldCode;
  params?: Record<string, string | number>;
}
