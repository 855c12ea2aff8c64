import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import { registrationMay } from "@trilha/contract/learning/live-sessions/states.ts";
import { runBatched } from "../../core/batch.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { moveRegistration, offerSeats } from "./move-registration.ts";
import { pageFor, presentPage, seenEvent } from "./read-event.ts";
import { lockSeats } from "./sessions.queries.ts";
import { subscriptionBatch } from "./take-subscriptions.ts";

/** Registers, joins the line, asks, or accepts: whichever is open to this person when their turn comes. */
export const subscribeToEvent: UseCase<typeof contract.subscribeToEvent> = async (call, { params }) => {
  const { clientId, userId, name } = call.actor;
  const request = { sessionId: params.id, userId, name, now: call.now };
  const outcome = await runBatched(call.parts.db, clientId, subscriptionBatch, request);
  if ("refused" in outcome) {
    const { refused } = outcome;
    return refuse(refused === "notFound" ? genericProblems.notFound : liveSessionProblems[refused]);
  }
  const { row, registration, ...details } = outcome;
  // Being there may pay; what it pays is read with the page.
  const person = { ground: undefined, registration: () => registration, locks: () => [] };
  return presentPage(call, { row, person }, { ...details, award: undefined });
};

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
