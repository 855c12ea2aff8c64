import * as z from "zod/mini";
import type { FieldCode } from "../field-problems.ts";
import { id } from "../shapes.ts";
import { headingLimit } from "./limits.ts";

/** File of an import, in the body of its endpoint. */
export const importFile = {
  fileId: id,
  dryRun: z.boolean(),
  /** Column of each heading, in the order of the file; null leaves it out. Absent: as remembered, else as read. */
  columns: z.optional(
    z.array(z.nullable(z.string().check(z.maxLength(64)))).check(z.maxLength(headingLimit)),
  ),
  /** Takes the good lines although others are bad; else one bad line keeps the whole file out. */
  goodLines: z._default(z.boolean(), false),
};

/** Heading of a file, and the column it was taken for; null: left out. */
export const importHeading = z.strictObject({ heading: z.string(), column: z.nullable(z.string()) });
export type ImportHeading = z.output<typeof importHeading>;

/** Report of an import, or of its dry run; `created`, `updated` and `unchanged` count good lines alone. */
export const importReport = z.strictObject({
  lines: z.number(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  /** Lines that stay out. */
  bad: z.number(),
  /** True when nothing is wrong and, unless it was a dry run, everything is in. */
  ok: z.boolean(),
  imported: z.boolean(),
  headings: z.array(importHeading),
  /** Every fault of every bad line, by line number in the file (the header is line 1). */
  errors: z.array(
    z.strictObject({
      line: z.number(),
      column: z.nullable(z.string()),
      value: z.string(),
      code: z.string(),
      title: z.string(),
    }),
  ),
  /** Bad lines as the file has them, to be mended and sent again; none of a file whose content is secret. */
  rejected: z.array(z.strictObject({ line: z.number(), cells: z.array(z.string()) })),
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
