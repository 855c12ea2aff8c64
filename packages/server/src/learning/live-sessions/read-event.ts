import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readEvent as spec } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { registrationMay, seatHeld } from "@trilha/contract/learning/live-sessions/states.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { type HostRow, hostsOf } from "./hosts.queries.ts";
import { sees } from "./list-events.ts";
import { awardFor, type SessionAwardRow } from "./payments.queries.ts";
import { type PersonIn, personIn } from "./person-in.ts";
import { checkInOf, presentCard, presentCheckIn, stageAt } from "./present-session.ts";
import { type ClashRow, clashesOfMany, placesInLine } from "./registrations.queries.ts";
import { ticketFor } from "./rules/check-in-signs.ts";
import { isRefusedSubscription, judgeSubscription } from "./rules/judge-subscription.ts";
import { type SessionRow, sessionById } from "./sessions.queries.ts";

export const readEvent: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const seen = await seenEvent(tx, call, params.id);
    return seen ? pageFor(tx, call, seen) : refuse(genericProblems.notFound);
  });

export interface SeenEvent {
  row: SessionRow;
  person: PersonIn;
}

/** An event this person sees; undefined: there is none for them. */
export async function seenEvent(tx: Tx, call: MemberCall, id: string): Promise<SeenEvent | undefined> {
  const row = await sessionById(tx, call.actor.clientId, id);
  if (!row) return undefined;
  const person = await personIn(tx, call, [row]);
  return sees(row, person) ? { row, person } : undefined;
}

/** Judgement of pressing "register" for this person now. */
export function judgedFor(call: MemberCall, { row, person }: SeenEvent) {
  const registration = person.registration(row.id);
  return judgeSubscription({
    ...{ stage: stageAt(row, call.now), subscription: row.subscription, waitingList: row.waiting_list },
    ...{ freeSeats: row.free, hasLine: row.has_line, now: call.now },
    registration: registration?.state ?? null,
    offerUntil: registration?.offerUntil ?? null,
    isLocked: person.locks(row).length > 0,
  });
}

/** Facts of an event's page beside the session and the person. */
export interface EventDetails {
  hosts: readonly HostRow[];
  clashes: readonly ClashRow[];
  award: SessionAwardRow | undefined;
  /** From 1; null: they wait for nothing. */
  placeInLine: number | null;
}

/** The page of an event as it stands. */
export async function pageFor(tx: Tx, call: MemberCall, seen: SeenEvent): Promise<SessionPage> {
  const { clientId, userId } = call.actor;
  const { row } = seen;
  const who = { clientId, userId, sessionId: row.id };
  const times = { startsAt: row.starts_at, endsAt: row.ends_at };
  const [hosts, clashes, award, places] = await Promise.all([
    hostsOf(tx, clientId, [row.id]),
    clashesOfMany(tx, { ...who, userIds: [userId], ...times }),
    awardFor(tx, who),
    placesInLine(tx, { ...who, userIds: [userId] }),
  ]);
  return presentPage(call, seen, { hosts, clashes, award, placeInLine: places.get(userId) ?? null });
}

export function presentPage(
  call: MemberCall,
  { row, person }: SeenEvent,
  { hosts, clashes, award, placeInLine }: EventDetails,
): SessionPage {
  const { locale, now, parts } = call;
  const registration = person.registration(row.id);
  const judged = judgedFor(call, { row, person });
  const hasSeat = registration !== undefined && seatHeld[registration.state] === "taken";
  const checkIn = checkInOf(row);
  const signed = { id: row.id, codeVersion: row.code_version };
  return {
    ...presentCard(call, row, person),
    description: textIn(row.description, locale),
    place:
      row.venue_address === null
        ? null
        : {
            ...{ address: row.venue_address, mapLink: row.venue_map_link },
            directions: textIn(row.venue_directions ?? {}, locale),
          },
    hosts: hosts.map(({ name, avatarFileId }) => ({ name, avatarUrl: pictureUrl(call, avatarFileId) })),
    link: hasSeat ? row.link : null,
    subscription: row.subscription,
    registrationUntil: (row.registration_until ?? row.starts_at).toISOString(),
    waitingList: row.waiting_list,
    placeInLine,
    offerUntil: registration?.offerUntil?.toISOString() ?? null,
    checkIn: presentCheckIn(row),
    checkedInAt: registration?.checkedInAt?.toISOString() ?? null,
    ticket: hasSeat && row.state === "scheduled" ? ticketFor(parts.keys, signed, registration.id) : null,
    canceledFor: row.canceled_for,
    ...{ sequence: row.sequence, changedAt: row.changed_at.toISOString() },
    earned: award
      ? { points: award.points, experience: award.experience, campaign: textIn(award.campaign, locale) }
      : null,
    clashes: clashes.map(({ id, title, startsAt, endsAt }) => ({
      ...{ id, title: textIn(title, locale) },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
    can: {
      subscribe: isRefusedSubscription(judged) ? null : judged,
      unsubscribe:
        row.state !== "canceled" &&
        now < row.starts_at &&
        registration !== undefined &&
        registrationMay(registration.state, "unsubscribe"),
      checkIn:
        row.state === "scheduled" &&
        (registration?.state === "registered" || registration?.state === "offered") &&
        now >= checkIn.from &&
        now < checkIn.until,
    },
  };
}
