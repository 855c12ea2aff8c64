import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import { type RegistrationState, registrationMay } from "@trilha/contract/learning/live-sessions/states.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type MovingIn, moveRegistration, offerSeats, publishFullness } from "./move-registration.ts";
import { judgedFor, pageFor, type SeenEvent, seenEvent } from "./read-event.ts";
import { isRefusedSubscription, type SubscriptionWay } from "./rules/judge-subscription.ts";
import { lockSeats } from "./sessions.queries.ts";

const reached: Readonly<Record<SubscriptionWay, RegistrationState>> = {
  register: "registered",
  accept: "registered",
  wait: "waiting",
  request: "requested",
};

/** Registers, joins the line, asks, or accepts: whichever is open to this person when their turn at the seats comes. */
export const subscribeToEvent: UseCase<typeof contract.subscribeToEvent> = (call, { params }) =>
  call.write(async (tx) => {
    const seen = await withSeatsHeld(tx, call, params.id);
    if (!seen) return refuse(genericProblems.notFound);
    const { scope } = seen;
    const judged = judgedFor(call, seen);
    if (isRefusedSubscription(judged)) return refuse(liveSessionProblems[judged]);
    const from = seen.person.registration(params.id)?.state ?? null;
    const { userId, name } = call.actor;
    const step = { userId, from, event: "subscribe", to: reached[judged], actor: { userId, name } } as const;
    if (!(await moveRegistration(tx, scope, step))) return refuse(liveSessionProblems.wrongState);
    await publishFullness(tx, scope, seen.row.free);
    return pageAfter(tx, call, params.id);
  });

/** Gives back what somebody holds in a session; a seat goes to the first in line. */
export const unsubscribeFromEvent: UseCase<typeof contract.unsubscribeFromEvent> = (call, { params }) =>
  call.write(async (tx) => {
    const seen = await withSeatsHeld(tx, call, params.id);
    if (!seen) return refuse(genericProblems.notFound);
    const { row, scope, person } = seen;
    const from = person.registration(row.id)?.state ?? null;
    if (from === null || !registrationMay(from, "unsubscribe")) return refuse(liveSessionProblems.wrongState);
    if (call.now >= row.starts_at) return refuse(liveSessionProblems.started);
    const { userId, name } = call.actor;
    const step = { userId, from, event: "unsubscribe", to: "unsubscribed", actor: { userId, name } } as const;
    if (!(await moveRegistration(tx, scope, step))) return refuse(liveSessionProblems.wrongState);
    await offerSeats(tx, scope);
    await publishFullness(tx, scope, row.free);
    return pageAfter(tx, call, params.id);
  });

/** An event as this person sees it, read while its seats are held. */
export async function withSeatsHeld(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<(SeenEvent & { scope: MovingIn }) | undefined> {
  const { clientId } = call.actor;
  const first = await seenEvent(tx, call, id);
  if (!first) return undefined;
  await lockSeats(tx, clientId, id);
  const seen = await seenEvent(tx, call, id);
  return seen && { ...seen, scope: { clientId, session: seen.row, now: call.now } };
}

export async function pageAfter(tx: Tx, call: MemberCall, id: string) {
  const seen = await seenEvent(tx, call, id);
  return seen ? pageFor(tx, call, seen) : refuse(genericProblems.notFound);
}
