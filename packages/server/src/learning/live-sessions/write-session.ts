import { randomInt } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { momentOf } from "@trilha/contract/core/zoned-days.ts";
import { checkInCodeDigits } from "@trilha/contract/learning/live-sessions/limits.ts";
import type * as contract from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { liveSessionProblems } from "@trilha/contract/learning/live-sessions/problems.ts";
import type { OfficeSession, SessionEdit } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { areReady } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { clientHasNamed } from "../../members/eligibility/index.ts";
import { isTimeZone } from "../../tenants/clients/index.ts";
import { announceEvent } from "./announce.ts";
import { clashOf, hostsOf, replaceHosts } from "./hosts.queries.ts";
import { officeSession } from "./list-sessions.ts";
import { offerSeats } from "./move-registration.ts";
import { concernedBy, forgetReminders } from "./registrations.queries.ts";
import {
  insertSession,
  lockSession,
  type SessionRow,
  sessionById,
  setCapacity,
  updateSession,
  type WrittenSession,
} from "./sessions.queries.ts";
import { venueById } from "./venues.queries.ts";

type Fields = Omit<SessionEdit, "version">;

export const randomCode = (): string =>
  String(randomInt(10 ** checkInCodeDigits)).padStart(checkInCodeDigits, "0");

export const createSession: UseCase<typeof contract.createSession> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { kind, ...fields } = body;
    const written = await writtenFrom(tx, call, fields);
    if (isRefusal(written)) return written;
    const id = await insertSession(tx, {
      ...{ ...written, client_id: clientId, kind, check_in_code: randomCode(), created_by: userId },
      ...{ changed_at: call.now, created_at: call.now },
    });
    if (!(await replaceHosts(tx, { clientId, id }, fields.hostIds))) return refuse(genericProblems.notFound);
    await setCapacity(tx, { clientId, id, capacity: fields.capacity });
    return recorded(tx, call, id, { action: "live_sessions.create", before: null });
  });

/** Changes a session. Another time or place of one that was announced reaches everybody in it, and calendars. */
export const editSession: UseCase<typeof contract.editSession> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { version, ...fields } = body;
    const before = await lockSession(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== version) return refuse(genericProblems.conflict);
    if (before.state === "canceled") return refuse(liveSessionProblems.wrongState);
    if (before.state !== "draft" && before.ends_at <= call.now) return refuse(liveSessionProblems.started);
    const written = await writtenFrom(tx, call, fields);
    if (isRefusal(written)) return written;
    const { capacity } = fields;
    const held = before.taken + before.offered;
    if (capacity !== null && capacity < held) {
      return refuse(liveSessionProblems.seatsTaken, { taken: held });
    }
    const moved = before.state !== "draft" && isMoved(before, written);
    const edited = { clientId, id: params.id, version };
    const sign = moved ? { sequence: before.sequence + 1, changed_at: call.now } : {};
    if (!(await updateSession(tx, edited, { ...written, ...sign }))) return refuse(genericProblems.conflict);
    if (!(await replaceHosts(tx, edited, fields.hostIds))) return refuse(genericProblems.notFound);
    if (capacity !== before.capacity) await setCapacity(tx, { ...edited, capacity });
    const after = await sessionById(tx, clientId, params.id);
    if (!after) throw new Error("a session vanished inside a transaction");
    if (after.state !== "draft") {
      const unfit = await refuseUnfit(tx, call, after);
      if (unfit) return unfit;
      await offerSeats(tx, { clientId, session: after, now: call.now });
      await publishEvent(tx, "live-sessions.changed", { clientId });
    }
    if (moved) await announceMove(tx, call, after);
    return recorded(tx, call, params.id, { action: "live_sessions.edit", before });
  });

async function announceMove(tx: Tx, call: MemberCall, session: SessionRow): Promise<void> {
  const { clientId } = call.actor;
  const scope = { clientId, sessionId: session.id };
  await forgetReminders(tx, scope);
  for (const person of await concernedBy(tx, scope)) {
    await announceEvent(tx, { clientId, session, now: call.now }, { ...person, kind: "events.moved" });
  }
}

const isMoved = (before: SessionRow, after: WrittenSession): boolean =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at.getTime() !== after.ends_at.getTime() ||
  before.venue_id !== after.venue_id ||
  before.link !== after.link;

/** Columns of what was typed: local times become moments by the zone of the venue, or by the one that was typed. */
async function writtenFrom(tx: Tx, call: MemberCall, fields: Fields): Promise<WrittenSession | Refusal> {
  const { clientId } = call.actor;
  const { venueId, coverFileId, audience } = fields;
  const venue = venueId ? await venueById(tx, { clientId, id: venueId, now: call.now }) : undefined;
  if (venueId && venue?.state !== "active") return refuse(genericProblems.notFound);
  const timeZone = venue?.time_zone ?? fields.timeZone;
  if (!isTimeZone(timeZone)) return wrongField("timeZone", "not_an_option");
  const fileIds = coverFileId ? [coverFileId] : [];
  if (!(await areReady(tx, { clientId, fileIds, kind: "event_cover" })))
    return refuse(genericProblems.notFound);
  if (!(await clientHasNamed(tx, clientId, audience))) return refuse(genericProblems.notFound);
  const at = (local: string) => {
    const [day = "", time = ""] = local.split("T");
    return momentOf(day, time, timeZone);
  };
  const [startsAt, endsAt] = [at(fields.starts), at(fields.ends)];
  if (startsAt >= endsAt) return wrongField("ends", "invalid");
  const until = fields.registrationUntil === null ? null : at(fields.registrationUntil);
  if (until && until > startsAt) return wrongField("registrationUntil", "invalid");
  return {
    ...{ title: JSON.stringify(fields.title), summary: JSON.stringify(fields.summary) },
    ...{ description: JSON.stringify(fields.description), audience: JSON.stringify(audience) },
    ...{ cover_file_id: coverFileId, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
    ...{ venue_id: venueId, link: fields.link, subscription: fields.subscription, registration_until: until },
    ...{ waiting_list: fields.waitingList, offer_hours: fields.offerHours },
    ...{ check_in_before: fields.checkInBefore, check_in_after: fields.checkInAfter },
  };
}

const wrongField = (field: string, code: "not_an_option" | "invalid"): Refusal =>
  refuse(genericProblems.invalidInput, {}, [{ path: `body.${field}`, code }]);

/** Why a session cannot be announced as it is: no title, no place, or a venue or host that is taken at that time. */
export async function refuseUnfit(
  tx: Tx,
  call: MemberCall,
  session: SessionRow,
): Promise<Refusal | undefined> {
  const { clientId } = call.actor;
  const hasTitle = Object.values(session.title).some(Boolean);
  if (!hasTitle || (!session.venue_id && !session.link)) return refuse(liveSessionProblems.notReady);
  const hosts = await hostsOf(tx, clientId, [session.id]);
  const clash = await clashOf(tx, {
    ...{ clientId, id: session.id, startsAt: session.starts_at, endsAt: session.ends_at },
    ...{ venueId: session.venue_id, hostIds: hosts.map(({ membershipId }) => membershipId) },
  });
  if (!clash) return undefined;
  const title = textIn(clash.title, call.locale);
  return clash.by === "venue"
    ? refuse(liveSessionProblems.venueClash, { title })
    : refuse(liveSessionProblems.hostClash, { title, name: clash.name });
}

/** A session after staff changed it, with the act in the audit trail. */
export async function recorded(
  tx: Tx,
  call: MemberCall,
  id: string,
  act: {
    action: "live_sessions.create" | "live_sessions.edit" | "live_sessions.schedule" | "live_sessions.cancel";
    before: SessionRow | null;
    reason?: string;
  },
): Promise<OfficeSession> {
  const { clientId } = call.actor;
  const [row, written] = await Promise.all([sessionById(tx, clientId, id), officeSession(tx, call, id)]);
  if (!row || !written) throw new Error("a session vanished inside a transaction");
  await recordAudit(tx, call, {
    ...{ action: act.action, entity: "live_session", entityId: id },
    entityName: textIn(row.title, call.locale),
    ...(act.before && { before: auditFacts(act.before) }),
    after: auditFacts(row),
    ...(act.reason && { reason: act.reason }),
  });
  return written;
}

const auditFacts = (row: SessionRow) => ({
  ...{
    state: row.state,
    title: row.title,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
  },
  ...{ venue: row.venue_name, link: row.link, audience: row.audience, subscription: row.subscription },
  ...{ registrationUntil: row.registration_until, capacity: row.capacity, waitingList: row.waiting_list },
  ...{ offerHours: row.offer_hours, checkInBefore: row.check_in_before, checkInAfter: row.check_in_after },
});
