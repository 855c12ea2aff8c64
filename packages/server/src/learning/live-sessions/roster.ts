import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import type { RosterItem, rosterActions } from "@trilha/contract/learning/live-sessions/shapes.ts";
import {
  type RegistrationEvent,
  type RegistrationState,
  registrationMay,
  seatHeld,
} from "@trilha/contract/learning/live-sessions/states.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { announceEvent } from "./announce.ts";
import { refuseMoment } from "./check-in.ts";
import { enterPresence } from "./enter-presence.ts";
import { hostsOf } from "./hosts.queries.ts";
import { type MovingIn, moveRegistration, offerSeats, publishFullness } from "./move-registration.ts";
import { checkInOf, leads } from "./present-session.ts";
import { insertPresence, registrationById } from "./registrations.queries.ts";
import { invitable, type RosterRow, rosterPage, rosterPerson, walkIns } from "./roster.queries.ts";
import { registrationOfTicket } from "./rules/check-in-signs.ts";
import { isSeatOpen } from "./rules/seats.ts";
import { lockSeats, lockSession, type SessionRow, sessionById } from "./sessions.queries.ts";

type Action = (typeof rosterActions)[number];

export const listRoster: UseCase<typeof contract.listRoster> = (call, { params, query }) =>
  call.read(async (tx) => {
    const session = await ledSession(tx, call, params.id);
    if (isRefusal(session)) return session;
    const { search = "", state = null, cursor, limit } = query;
    const rows = await rosterPage(
      tx,
      { clientId: call.actor.clientId, sessionId: session.id, search, state },
      { after: readCursor(cursor, ["string", "id"]), rows: limit + 1 },
    );
    const position = ({ name, membershipId }: RosterRow) => [name, membershipId];
    return pageOf(rows, limit, position, (row) => presentRow(call, session, row));
  });

/** A session the caller leads; instructors reach those they are host of. */
export async function ledSession(tx: Tx, call: MemberCall, id: string): Promise<SessionRow | Refusal> {
  const { clientId } = call.actor;
  const [row, hosts] = await Promise.all([sessionById(tx, clientId, id), hostsOf(tx, clientId, [id])]);
  if (!row) return refuse(genericProblems.notFound);
  return leads(call, hosts) ? row : refuse(liveSessionProblems.notHost);
}

export const changeRoster: UseCase<typeof contract.changeRoster> = (call, { params, body }) =>
  call.write(async (tx) => {
    const scope = await heldScope(tx, call, params.id);
    if (isRefusal(scope)) return scope;
    const person = await rosterPerson(tx, scopeOf(scope), { membershipId: params.membershipId });
    if (!person) return refuse(genericProblems.notFound);
    return act(tx, call, scope, { person, action: body.action, reason: body.reason, source: "roster" });
  });

export const checkInTicket: UseCase<typeof contract.checkInTicket> = (call, { params, body }) =>
  call.write(async (tx) => {
    const scope = await heldScope(tx, call, params.id);
    if (isRefusal(scope)) return scope;
    const { session } = scope;
    const signed = { id: session.id, codeVersion: session.code_version };
    const id = registrationOfTicket(call.parts.keys, signed, body.ticket);
    const registration = id && (await registrationById(tx, { ...scopeOf(scope), id }));
    const person = registration && (await rosterPerson(tx, scopeOf(scope), { userId: registration.userId }));
    if (!person) return refuse(liveSessionProblems.codeInvalid);
    if (person.state === "checked_in") return presentRow(call, session, person);
    return act(tx, call, scope, { person, action: "check_in", source: "ticket" });
  });

const scopeOf = ({ clientId, session }: MovingIn) => ({ clientId, sessionId: session.id });

/** A session the caller leads, with its seats held. */
async function heldScope(tx: Tx, call: MemberCall, id: string): Promise<MovingIn | Refusal> {
  const led = await ledSession(tx, call, id);
  if (isRefusal(led)) return led;
  const { clientId } = call.actor;
  const session = await lockSession(tx, clientId, id);
  if (!session) return refuse(genericProblems.notFound);
  if (session.state === "canceled") return refuse(liveSessionProblems.canceled);
  if (session.state !== "scheduled") return refuse(liveSessionProblems.wrongState);
  return { clientId, session, now: call.now };
}

interface RosterAct {
  person: RosterRow;
  action: Action;
  reason?: string | undefined;
  source: "roster" | "ticket";
}

async function act(tx: Tx, call: MemberCall, scope: MovingIn, { person, action, reason, source }: RosterAct) {
  const { session } = scope;
  if (!registrationMay(person.state, action)) return refuse(liveSessionProblems.wrongState);
  const changed = await changeBy[action](tx, call, scope, { person, action, reason, source });
  if (changed) return changed;
  await offerSeats(tx, scope);
  await publishFullness(tx, scope, session.free);
  const after = await rosterPerson(tx, scopeOf(scope), { userId: person.userId });
  if (!after) throw new Error("a person left inside a transaction");
  await recordAudit(tx, call, {
    ...{ action: `live_sessions.${action}`, entity: "live_session", entityId: session.id },
    entityName: textIn(session.title, call.locale),
    before: { person: person.name, state: person.state },
    after: { person: person.name, state: after.state },
    ...(reason && { reason }),
  });
  return presentRow(call, session, after);
}

type Change = (tx: Tx, call: MemberCall, scope: MovingIn, act: RosterAct) => Promise<Refusal | undefined>;

const changeBy: Readonly<Record<Action, Change>> = {
  approve: async (tx, call, scope, { person }) => {
    const hasSeat = isSeatOpen(await lockSeats(tx, scope.clientId, scope.session.id));
    if (!hasSeat && !scope.session.waiting_list) return refuse(liveSessionProblems.noVacancy);
    const to = hasSeat ? "registered" : "waiting";
    return move(tx, call, scope, {
      person,
      event: "approve",
      to,
      kind: hasSeat ? "events.approved" : undefined,
    });
  },
  refuse: (tx, call, scope, { person, reason }) =>
    move(tx, call, scope, { person, event: "refuse", to: "refused", kind: "events.refused", reason }),
  remove: (tx, call, scope, { person, reason }) =>
    move(tx, call, scope, { person, event: "remove", to: "removed", kind: "events.removed", reason }),
  check_in: async (tx, call, scope, { person, source }) => {
    const { session, now } = scope;
    if (now < checkInOf(session).from) return refuseMoment(call, session, now);
    const { free } = await lockSeats(tx, scope.clientId, session.id);
    const holdsSeat = person.state !== null && seatHeld[person.state] !== null;
    if (!holdsSeat && free === 0) return refuse(liveSessionProblems.noVacancy);
    const { userId: actorId, name } = call.actor;
    const entered = { userId: person.userId, from: person.state, source, at: now, readAt: null } as const;
    const isIn = await enterPresence(tx, scope, { ...entered, actor: { userId: actorId, name } });
    return isIn ? undefined : refuse(liveSessionProblems.wrongState);
  },
  take_back: async (tx, call, scope, { person, reason }) => {
    const { userId, name } = call.actor;
    const step = { userId: person.userId, from: person.state, event: "take_back", to: "registered" } as const;
    const registrationId = await moveRegistration(tx, scope, { ...step, actor: { userId, name }, reason });
    if (!registrationId) return refuse(liveSessionProblems.wrongState);
    const presence = {
      clientId: scope.clientId,
      registrationId,
      source: "correction",
      at: scope.now,
    } as const;
    await insertPresence(tx, { ...presence, readAt: null, actor: { userId, name }, reason });
    return undefined;
  },
};

async function move(
  tx: Tx,
  call: MemberCall,
  scope: MovingIn,
  step: {
    person: RosterRow;
    event: RegistrationEvent;
    to: RegistrationState;
    kind: "events.approved" | "events.refused" | "events.removed" | undefined;
    reason?: string | undefined;
  },
): Promise<Refusal | undefined> {
  const { userId, name } = call.actor;
  const { person, event, to, kind, reason } = step;
  const moved = { userId: person.userId, from: person.state, event, to, actor: { userId, name }, reason };
  if (!(await moveRegistration(tx, scope, moved))) return refuse(liveSessionProblems.wrongState);
  if (kind) await announceEvent(tx, scope, { userId: person.userId, kind, ...(reason && { reason }) });
  return undefined;
}

export const inviteToSession: UseCase<typeof contract.inviteToSession> = (call, { params, body }) =>
  call.write(async (tx) => {
    const scope = await heldScope(tx, call, params.id);
    if (isRefusal(scope)) return scope;
    const { session } = scope;
    if (call.now >= session.starts_at) return refuse(liveSessionProblems.started);
    const { userId: actorId, name } = call.actor;
    const people = await invitable(tx, { ...scopeOf(scope), membershipIds: body.membershipIds });
    for (const { userId, state } of people) {
      const step = { userId, from: state, event: "invite", to: "invited" } as const;
      await moveRegistration(tx, scope, { ...step, actor: { userId: actorId, name } });
      await announceEvent(tx, scope, { userId, kind: "events.invited" });
    }
    await recordAudit(tx, call, {
      ...{ action: "live_sessions.invite", entity: "live_session", entityId: session.id },
      ...{ entityName: textIn(session.title, call.locale), after: { people: people.length } },
    });
    return { invited: people.length };
  });

export const searchWalkIns: UseCase<typeof contract.searchWalkIns> = (call, { params, query }) =>
  call.read(async (tx) => {
    const session = await ledSession(tx, call, params.id);
    if (isRefusal(session)) return session;
    const scope = { clientId: call.actor.clientId, sessionId: session.id };
    return { items: query.search ? await walkIns(tx, { ...scope, search: query.search, most: 20 }) : [] };
  });

const actions: readonly Action[] = ["approve", "refuse", "check_in", "take_back", "remove"];

function presentRow(call: MemberCall, session: SessionRow, row: RosterRow): RosterItem {
  const opens = call.now >= checkInOf(session).from;
  return {
    ...{ membershipId: row.membershipId, name: row.name, store: row.store },
    avatarUrl: pictureUrl(call, row.avatarFileId),
    // A person on no list yet is presented once they are.
    state: row.state ?? "unsubscribed",
    ...{ place: row.place, source: row.source },
    offerUntil: row.offerUntil?.toISOString() ?? null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    can: actions.filter(
      (action) =>
        session.state === "scheduled" &&
        registrationMay(row.state, action) &&
        (action !== "check_in" || opens),
    ),
  };
}
