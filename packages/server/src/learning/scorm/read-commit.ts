import * as z from "zod/mini";

/** The most one commit may weigh, in bytes. */
export const commitLimit = 1024 * 1024;

/** A commit as the launch page sends it. The document is looked at element by element (rules/document). */
const commitShape = z.strictObject({
  /** The launch's token. */
  t: z.string().check(z.regex(/^[\w-]{43}$/)),
  run: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  sequence: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  ended: z.boolean(),
  cmi: z.record(z.string(), z.unknown()),
  /** Data SCOs share; absent where it did not change. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Where the SCO asked to go (`adl.nav.request`), and the words it set itself; with its end (2004). */
  request: z.optional(z.string().check(z.maxLength(4_000))),
  words: z.optional(z.array(z.enum(["success_status", "completion_status"])).check(z.maxLength(2))),
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
