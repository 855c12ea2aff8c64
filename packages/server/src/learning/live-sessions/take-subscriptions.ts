import type { RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { leavesOf } from "@trilha/contract/members/eligibility/conditions.ts";
import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import { audienceLocksOf } from "@trilha/contract/members/eligibility/locks.ts";
import type { BatchKind } from "../../core/batch.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { runningCampaigns } from "../../loyalty/campaigns/index.ts";
import { loadFactsOfMany } from "../../members/eligibility/index.ts";
import { type HostRow, hostsOf } from "./hosts.queries.ts";
import { moveRegistration } from "./move-registration.ts";
import { stageAt } from "./present-session.ts";
import {
  type ClashRow,
  clashesOfMany,
  placesInLine,
  registrationsOfMany,
  type SeatHolderRow,
  startMany,
} from "./registrations.queries.ts";
import {
  isRefusedSubscription,
  judgeSubscription,
  type SubscriptionRefusal,
  type SubscriptionWay,
} from "./rules/judge-subscription.ts";
import { isVisible } from "./rules/visible-session.ts";
import { lockSession, type SessionRow } from "./sessions.queries.ts";

/** Press of "register" by somebody. */
export interface SubscriptionRequest {
  sessionId: string;
  userId: string;
  name: string;
  now: Date;
}

/** Session as it stands after the press, and where the person does. */
export interface Subscribed {
  row: SessionRow;
  registration: SeatHolderRow;
  /** From 1; null: they wait for nothing. */
  placeInLine: number | null;
  hosts: readonly HostRow[];
  clashes: readonly ClashRow[];
}
export type SubscriptionOutcome = Subscribed | { refused: SubscriptionRefusal | "notFound" };

interface SessionScope {
  clientId: string;
  sessionId: string;
}

const reached: Readonly<Record<SubscriptionWay, RegistrationState>> = {
  register: "registered",
  accept: "registered",
  wait: "waiting",
  request: "requested",
};
/** States in which pressing once more changes nothing, and says where one stands. */
const settled: ReadonlySet<RegistrationState> = new Set(["registered", "waiting", "requested", "checked_in"]);

/**
 * Registrations that came together, in one transaction and in the order they came: in a rush an event is read once, its
 * seats are held once for many, and all is written in a few statements. Pressed twice, it stands once.
 */
export const subscriptionBatch: BatchKind<SubscriptionRequest, SubscriptionOutcome> = {
  name: "event_subscriptions",
  access: "write",
  maxSize: 100,
  concurrency: 1,
  orderKey: ({ sessionId, userId }) => `${sessionId} ${userId}`,
  run: async (tx, clientId, requests) => {
    const outcomes = new Map<SubscriptionRequest, SubscriptionOutcome>();
    // In the order of ids: two processes that hold several sessions take them one after the other alike.
    const sessions = [...Map.groupBy(requests, ({ sessionId }) => sessionId)];
    for (const [sessionId, pressed] of sessions.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const taken = await takeForSession(tx, { clientId, sessionId }, pressed);
      for (const [at, request] of pressed.entries()) {
        const outcome = taken[at];
        if (outcome) outcomes.set(request, outcome);
      }
    }
    return requests.map((request) => outcomes.get(request) ?? { refused: "notFound" });
  },
};

async function takeForSession(
  tx: Tx,
  scope: SessionScope,
  requests: readonly SubscriptionRequest[],
): Promise<SubscriptionOutcome[]> {
  const before = await lockSession(tx, scope.clientId, scope.sessionId);
  if (!before || before.state === "draft") return requests.map(() => ({ refused: "notFound" }));
  const people = await peopleIn(tx, before, scope, requests);
  const session = { ...before };
  const judged = requests.map((request) => judgeIn(session, people, request));
  const written = await writeAll(tx, { ...scope, session: before }, { requests, judged, people });
  if (before.free !== 0 && session.free === 0) {
    await publishEvent(tx, "live-sessions.changed", { clientId: scope.clientId });
  }
  const places = await placesInLine(tx, { ...scope, userIds: requests.map(({ userId }) => userId) });
  return requests.map(({ userId }, at): SubscriptionOutcome => {
    const own = written.get(userId) ?? people.registrations.get(userId);
    const outcome = judged[at] ?? "notFound";
    if (outcome === "notFound") return { refused: outcome };
    const stands = own !== undefined && settled.has(own.state) && outcome === "wrongState";
    if (!own || (isRefusedSubscription(outcome) && !stands)) {
      return { refused: isRefusedSubscription(outcome) ? outcome : "wrongState" };
    }
    const clashes = people.clashes.filter((clash) => clash.userId === userId);
    return {
      ...{ row: session, registration: own, hosts: people.hosts, clashes },
      placeInLine: places.get(userId) ?? null,
    };
  });
}

type PeopleIn = Awaited<ReturnType<typeof peopleIn>>;

/** Facts of all who press at once: where each stands, whether the session is for them, and what else they come to. */
async function peopleIn(
  tx: Tx,
  session: SessionRow,
  scope: SessionScope,
  requests: readonly SubscriptionRequest[],
) {
  const userIds = requests.map(({ userId }) => userId);
  const who = { clientId: scope.clientId, userIds };
  const [first] = requests;
  const asksNothing = leavesOf(session.audience).length === 0;
  const factsOf = async (): Promise<ReadonlyMap<string, EligibilityFacts>> => {
    if (asksNothing || !first) return new Map();
    const { now } = first;
    return loadFactsOfMany(tx, { ...who, campaigns: await runningCampaigns(tx, who, now), now });
  };
  const [registrations, facts, hosts, clashes] = await Promise.all([
    registrationsOfMany(tx, { ...scope, userIds }),
    factsOf(),
    hostsOf(tx, scope.clientId, [scope.sessionId]),
    clashesOfMany(tx, { ...scope, userIds, startsAt: session.starts_at, endsAt: session.ends_at }),
  ]);
  const locksFor = (userId: string) => {
    const person = facts.get(userId);
    if (!person) return [];
    // The kind of a lock is all that is asked for here; its names are for pages.
    const unnamed = { name: () => "", training: (id: string) => ({ id, title: "", link: null }) };
    return audienceLocksOf(session.audience, person, unnamed);
  };
  return { registrations, hosts, clashes, locksFor };
}

/** Judgement of one press, and what it leaves of the seats for those behind it. */
function judgeIn(
  session: SessionRow,
  { registrations, locksFor }: PeopleIn,
  { userId, now }: SubscriptionRequest,
): SubscriptionWay | SubscriptionRefusal | "notFound" {
  const registration = registrations.get(userId);
  const locks = locksFor(userId);
  const { state, subscription } = session;
  if (!isVisible({ state, subscription, locks, isIn: registration !== undefined })) return "notFound";
  const judged = judgeSubscription({
    ...{ stage: stageAt(session, now), subscription, now },
    ...{ waitingList: session.waiting_list, freeSeats: session.free, hasLine: session.has_line },
    registration: registration?.state ?? null,
    offerUntil: registration?.offerUntil ?? null,
    isLocked: locks.length > 0,
  });
  if (judged === "register" && session.free !== null) session.free -= 1;
  if (judged === "wait") session.has_line = true;
  return judged;
}

/** Registrations as they stand after, by person: newcomers together, whoever stood in the session already one by one. */
async function writeAll(
  tx: Tx,
  scope: SessionScope & { session: SessionRow },
  {
    requests,
    judged,
    people,
  }: {
    requests: readonly SubscriptionRequest[];
    judged: readonly ReturnType<typeof judgeIn>[];
    people: PeopleIn;
  },
): Promise<ReadonlyMap<string, SeatHolderRow>> {
  const { clientId, sessionId, session } = scope;
  const moves = requests.flatMap(({ userId, name, now }, at) => {
    const judgement = judged[at];
    if (!judgement || judgement === "notFound" || isRefusedSubscription(judgement)) return [];
    const from = people.registrations.get(userId)?.state ?? null;
    return [{ userId, name, now, from, to: reached[judgement] }];
  });
  const newcomers = moves.filter(({ from }) => from === null);
  const started = await startMany(tx, { clientId, sessionId, event: "subscribe" }, newcomers);
  await Promise.all(
    started.map(({ userId }) => publishEvent(tx, "registration.changed", { clientId, userId })),
  );
  const known = moves.filter(({ from }) => from !== null);
  for (const { userId, name, now, from, to } of known) {
    const step = { userId, from, event: "subscribe", to, actor: { userId, name } } as const;
    await moveRegistration(tx, { clientId, session, now }, step);
  }
  const moved =
    known.length > 0
      ? await registrationsOfMany(tx, { clientId, sessionId, userIds: known.map(({ userId }) => userId) })
      : new Map<string, SeatHolderRow>();
  return new Map([...started.map((row) => [row.userId, row] as const), ...moved]);
}
