// Why the database cannot serve at the moment, read from what the driver throws. Everything else it throws is a bug.

/**
 * - `busy`: more work than it takes at once; the same call may well succeed in a moment
 * - `away`: not there, starting or stopping; comes back by itself
 * - `disk_full`: somebody must make room
 */
export type Unavailability = "busy" | "away" | "disk_full";

/** By SQLSTATE. Not the whole class 08: a protocol violation is a bug. */
const bySqlState: Readonly<Record<string, Unavailability>> = {
  "08000": "away",
  "08001": "away",
  "08003": "away",
  "08004": "away",
  "08006": "away",
  // A session that sat idle in its transaction, ended by the server.
  "25P03": "busy",
  // Serialisation failure and deadlock, after the repeats of a write.
  "40001": "busy",
  "40P01": "busy",
  "53000": "busy",
  "53100": "disk_full",
  "53200": "busy",
  "53300": "busy",
  "53400": "busy",
  // Lock and statement time-out.
  "55P03": "busy",
  "57014": "busy",
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "57P05": "away",
};

/** Codes of the operating system. */
const bySystemCode: Readonly<Record<string, Unavailability>> = {
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  ECONNABORTED: "away",
  EPIPE: "away",
  ENOTCONN: "away",
  ETIMEDOUT: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  EHOSTDOWN: "away",
  ENETDOWN: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  // The socket file is gone while the server restarts.
  ENOENT: "away",
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
};

/** Sentences of the driver and its pool, which give no code. */
const byMessage: readonly (readonly [RegExp, Unavailability])[] = [
  [/^timeout exceeded when trying to connect/, "busy"],
  [/^Query read timeout/, "busy"],
  [/^Connection terminated/, "away"],
  [/^timeout expired/, "away"],
  [/is not queryable$/, "away"],
  [/^Cannot use a pool after calling end on the pool/, "away"],
];

/** Why the database could not serve, or undefined where the error means something else. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (!(error instanceof Error)) return undefined;
  // A name with several addresses: each was tried.
  if (error instanceof AggregateError) return unavailabilityOf(error.errors[0]);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && syscall !== "connect") return undefined;
  if (code !== undefined) return bySystemCode[code] ?? bySqlState[code];
  return byMessage.find(([sentence]) => sentence.test(error.message))?.[1];
}
