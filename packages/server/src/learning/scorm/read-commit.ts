import * as z from "zod/mini";

/** The most one commit may weigh, in bytes. */
export const commitLimit = 1024 * 1024;

/** Deeper than anything of it is: what is nested without end cannot be written. */
const mostDepth = 8;
const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth < mostDepth && Object.values(value).every((part) => isShallow(part, depth + 1)));

/** A commit as the launch page sends it. The document is looked at element by element (rules/document). */
const commitShape = z.strictObject({
  /** The launch's token. */
  t: z.string().check(z.regex(/^[\w-]{43}$/)),
  run: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  sequence: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  ended: z.boolean(),
  cmi: z.record(z.string(), z.unknown()),
  /** Data SCOs share; absent where it did not change. */
  objectives: z.optional(z.record(z.string(), z.unknown()).check(z.refine((data) => isShallow(data)))),
  shared: z.optional(z.record(z.string(), z.string())),
  sequencing: z.optional(z.string().check(z.maxLength(256 * 1024))),
});
export type ScormCommit = z.output<typeof commitShape>;

/** Reads a commit; undefined: it is none. */
export function readCommit(body: string): ScormCommit | undefined {
  try {
    const read = commitShape.safeParse(JSON.parse(body));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
