import type { RegistrationEvent, RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { announceEvent, type SessionNews } from "./announce.ts";
import { firstInLine, moveTo } from "./registrations.queries.ts";
import { offerEnd } from "./rules/seats.ts";
import { lockSeats, type SessionRow } from "./sessions.queries.ts";

/** Session whose registrations move, and when. */
export interface MovingIn extends SessionNews {
  session: SessionRow;
}

export interface RegistrationStep {
  userId: string;
  /** Null: they stand nowhere yet. */
  from: RegistrationState | null;
  event: RegistrationEvent;
  to: RegistrationState;
  offerUntil?: Date;
  checkedInAt?: Date;
  actor: { userId: string | null; name: string };
  reason?: string | undefined;
}

/** Moves one person and tells their open pages; call with the seats held. Undefined: somebody else was faster. */
export async function moveRegistration(
  tx: Tx,
  { clientId, session, now }: MovingIn,
  step: RegistrationStep,
): Promise<string | undefined> {
  const id = await moveTo(tx, { ...step, clientId, sessionId: session.id, now });
  if (id) await publishEvent(tx, "registration.changed", { clientId, userId: step.userId });
  return id;
}

const programme = { userId: null, name: "" };

/**
 * Offers every free seat to the first in line, each for as long as the organizer said and never beyond the begin. Nobody
 * is offered a seat of what has begun or was canceled.
 */
export async function offerSeats(tx: Tx, scope: MovingIn): Promise<void> {
  const { clientId, session, now } = scope;
  if (session.state !== "scheduled" || now >= session.starts_at) return;
  const { free, hasLine } = await lockSeats(tx, clientId, session.id);
  if (!hasLine || free === 0) return;
  const until = offerEnd(now, { hours: session.offer_hours, startsAt: session.starts_at });
  for (const { userId } of await firstInLine(tx, { clientId, sessionId: session.id, people: free })) {
    const step = { userId, from: "waiting", event: "offer", to: "offered", offerUntil: until } as const;
    await moveRegistration(tx, scope, { ...step, actor: programme });
    await announceEvent(tx, scope, { userId, kind: "events.offered", until });
  }
}

/** Tells open pages of the client that seats are there again, or gone. */
export async function publishFullness(tx: Tx, { clientId, session }: MovingIn, freeBefore: number | null) {
  const { free } = await lockSeats(tx, clientId, session.id);
  if ((freeBefore === 0) !== (free === 0)) await publishEvent(tx, "live-sessions.changed", { clientId });
}
