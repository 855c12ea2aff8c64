import type { Tx } from "../db/database.ts";
import type { GuestCall } from "./call.ts";
import { insertSecurityEntry } from "./core.queries.ts";

export interface SecurityEvent {
  /** `sign_in.succeeded`, `sign_in.failed`, `session.token_reused`, `password.changed` … */
  event: string;
  userId?: string | null;
  clientId?: string | null;
  /** Never a secret, a token or a password. */
  details?: Record<string, string | number | boolean>;
}

/** Adds to the append-only security log: who, what, when in UTC, from where, which request. */
export async function recordSecurityEvent(tx: Tx, call: GuestCall, event: SecurityEvent): Promise<void> {
  await insertSecurityEntry(tx, {
    at: call.now,
    event: event.event,
    user_id: event.userId ?? null,
    client_id: event.clientId ?? null,
    ip: call.ip,
    user_agent: call.userAgent,
    request_id: call.requestId,
    details: JSON.stringify(event.details ?? {}),
  });
}
