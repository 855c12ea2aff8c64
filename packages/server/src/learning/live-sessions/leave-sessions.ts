import { registrationMay } from "@trilha/contract/learning/live-sessions/states.ts";
import type { Tx } from "../../db/database.ts";
import { moveRegistration, offerSeats } from "./move-registration.ts";
import { sessionsAhead } from "./registrations.queries.ts";
import { lockSession } from "./sessions.queries.ts";

/** Leaver's places in sessions to come: each goes back, and a seat to the first in line. Again is no fault. */
export async function leaveSessions(
  tx: Tx,
  { clientId, userId, now }: { clientId: string; userId: string; now: Date },
): Promise<void> {
  for (const { sessionId, state } of await sessionsAhead(tx, { clientId, userId, now })) {
    const session = await lockSession(tx, clientId, sessionId);
    if (!session || !registrationMay(state, "unsubscribe")) continue;
    const scope = { clientId, session, now };
    // Placeholder name: it would stand in the registration's history for good.
    const step = { userId, from: state, event: "unsubscribe", to: "unsubscribed" } as const;
    await moveRegistration(tx, scope, { ...step, actor: { userId, name: "—" } });
    await offerSeats(tx, scope);
  }
}
