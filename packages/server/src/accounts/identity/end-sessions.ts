import type { Tx } from "../../db/database.ts";
import { type EndReason, endSessions } from "./identity.sessions.queries.ts";

/**
 * Ends a person's running sessions in the caller's transaction: all of them, or with `inClient` those that selected
 * that client. Works in system scope, for oneself, and for staff of a client the person is in; answers how many.
 */
export function endSessionsOf(
  tx: Tx,
  userId: string,
  reason: EndReason,
  options: { now: Date; inClient?: string },
): Promise<number> {
  return endSessions(tx, { userId, reason, ...options });
}
