import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import { type RegistrationState, registrationMay } from "@trilha/contract/learning/live-sessions/states.ts";
import { admitRequest } from "../../core/admission.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { moveRegistration, offerSeats } from "./move-registration.ts";
import { detailsOf, judgedFor, pageFor, type SeenEvent, seenEvent } from "./read-event.ts";
import { registrationOf } from "./registrations.queries.ts";
import { isRefusedSubscription, type SubscriptionWay } from "./rules/judge-subscription.ts";
import { holdFull, lockSeats } from "./sessions.queries.ts";

const reached: Readonly<Record<SubscriptionWay, RegistrationState>> = {
  register: "registered",
  accept: "registered",
  wait: "waiting",
  request: "requested",
};

/**
 * Registers, joins the line, asks, or accepts: whichever is open to this person when their turn comes. All is read before
 * the seats are held, so that a rush on one event stands behind its row for an instant each.
 */
export const subscribeToEvent: UseCase<typeof contract.subscribeToEvent> = async (call, { params }) => {
  const key = `${call.actor.clientId} ${params.id}`;
  // A full event has a line, so nobody's turn is hopeless before it comes.
  const findHopeless = async () => new Set<string>();
  const gate = { name: "event_seats", key, concurrency, findHopeless };
  const done = await admitRequest(gate, call.actor.userId, () => register(call, params.id));
  return done ?? refuse(liveSessionProblems.noVacancy);
};

/** Registrations of one session that are worked on at once, so that a rush leaves connections to everybody else. */
const concurrency = 4;

const register = (call: MemberCall, id: string) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const first = await seenEvent(tx, call, id);
    if (!first) return refuse(genericProblems.notFound);
    const details = await detailsOf(tx, call, first);
    const seen = await withSeatsHeld(tx, call, first);
    const judged = judgedFor(call, seen);
    if (isRefusedSubscription(judged)) return refuse(liveSessionProblems[judged]);
    const { row, person } = seen;
    const from = person.registration(row.id)?.state ?? null;
    const step = { userId, from, event: "subscribe", to: reached[judged], actor: { userId, name } } as const;
    const scope = { clientId, session: row, now: call.now };
    if (!(await moveRegistration(tx, scope, step))) return refuse(liveSessionProblems.wrongState);
    const takesSeat = judged === "register" && row.free !== null;
    if (takesSeat && row.free === 1) await publishEvent(tx, "live-sessions.changed", { clientId });
    const after = { ...row, free: takesSeat ? (row.free ?? 0) - 1 : row.free };
    return pageFor(tx, call, await withOwn(tx, call, { row: after, person }), details);
  });

/**
 * The same event once its seats cannot change: by holding their row, or, for the line of a full one, by sharing it with
 * others who join. A request for a decision of staff holds nothing.
 */
async function withSeatsHeld(tx: Tx, call: MemberCall, seen: SeenEvent): Promise<SeenEvent> {
  const { clientId } = call.actor;
  const { row } = seen;
  const judged = judgedFor(call, seen);
  if (judged === "request" || (isRefusedSubscription(judged) && judged !== "noVacancy")) return seen;
  if (judged === "wait" && row.free === 0 && (await holdFull(tx, clientId, row.id))) return seen;
  const { free, hasLine } = await lockSeats(tx, clientId, row.id);
  return { ...seen, row: { ...row, free, has_line: hasLine } };
}

/** The same event with the person's registration as it is now. */
async function withOwn(tx: Tx, call: MemberCall, { row, person }: SeenEvent): Promise<SeenEvent> {
  const { clientId, userId } = call.actor;
  const registration = await registrationOf(tx, { clientId, sessionId: row.id, userId });
  return { row, person: { ...person, registration: () => registration } };
}

/** Gives back what somebody holds in a session; a seat goes to the first in line. */
export const unsubscribeFromEvent: UseCase<typeof contract.unsubscribeFromEvent> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const seen = await seenEvent(tx, call, params.id);
    if (!seen) return refuse(genericProblems.notFound);
    const { row, person } = seen;
    const from = person.registration(row.id)?.state ?? null;
    if (from === null || !registrationMay(from, "unsubscribe")) return refuse(liveSessionProblems.wrongState);
    if (call.now >= row.starts_at) return refuse(liveSessionProblems.started);
    const scope = { clientId, session: row, now: call.now };
    const before = await lockSeats(tx, clientId, row.id);
    const step = { userId, from, event: "unsubscribe", to: "unsubscribed", actor: { userId, name } } as const;
    if (!(await moveRegistration(tx, scope, step))) return refuse(liveSessionProblems.wrongState);
    await offerSeats(tx, scope);
    const { free } = await lockSeats(tx, clientId, row.id);
    if (before.free === 0 && free !== 0) await publishEvent(tx, "live-sessions.changed", { clientId });
    return pageAfter(tx, call, row.id);
  });

/** The page of an event after what a person did, read anew. */
export async function pageAfter(tx: Tx, call: MemberCall, id: string) {
  const seen = await seenEvent(tx, call, id);
  return seen ? pageFor(tx, call, seen) : refuse(genericProblems.notFound);
}
