import type { Country } from "@trilha/contract/core/country.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { localMinute } from "@trilha/contract/core/zoned-days.ts";
import type {
  OfficeSession,
  OfficeSessionItem,
  SessionCard,
} from "@trilha/contract/learning/live-sessions/shapes.ts";
import { type SessionStage, sessionSteps, stageOf } from "@trilha/contract/learning/live-sessions/states.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { shownLocale, textIn } from "../../loyalty/campaigns/index.ts";
import type { HostRow } from "./hosts.queries.ts";
import type { PersonIn } from "./person-in.ts";
import { checkInWindow } from "./rules/check-in-moment.ts";
import type { PeopleCountsRow, SessionRow } from "./sessions.queries.ts";

export const stageAt = (row: SessionRow, now: Date): SessionStage =>
  stageOf(
    {
      ...{ state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, subscription: row.subscription },
      ...{ registrationUntil: row.registration_until, freeSeats: row.free },
    },
    now,
  );

export const checkInOf = (row: SessionRow) =>
  checkInWindow({
    ...{ startsAt: row.starts_at, endsAt: row.ends_at },
    ...{ before: row.check_in_before, after: row.check_in_after },
  });

/** Where people check in to a session, as moments of the answer. */
export function presentCheckIn(row: SessionRow) {
  const { from, until } = checkInOf(row);
  return { from: from.toISOString(), until: until.toISOString() };
}

/** Card of a session for a person. */
export function presentCard(call: MemberCall, row: SessionRow, person: PersonIn): SessionCard {
  const { locale } = call;
  const registration = person.registration(row.id);
  const earning = person.ground?.evaluate(row.id, person.ground.counters);
  const paysNow = registration?.state !== "checked_in" && earning?.awarded;
  return {
    ...{
      id: row.id,
      kind: row.kind,
      title: textIn(row.title, locale),
      locale: shownLocale(row.title, locale),
    },
    summary: inLanguage(row.summary, locale, shownLocale(row.title, locale))?.value ?? "",
    coverUrl: pictureUrl(call, row.cover_file_id),
    ...presentTimes(row),
    venue:
      row.venue_name === null
        ? null
        : { name: row.venue_name, city: row.venue_city ?? "", country: row.venue_country as Country },
    online: row.link !== null,
    stage: stageAt(row, call.now),
    freeSeats: row.free,
    registration: registration?.state ?? null,
    locks: person.locks(row),
    worth: paysNow ? { points: earning.points, experience: earning.experience } : null,
  };
}

const presentTimes = (row: SessionRow) => ({
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: row.time_zone,
});

const presentListed = (row: SessionRow, counts: PeopleCountsRow | undefined, now: Date) => ({
  ...{ id: row.id, kind: row.kind, state: row.state, stage: stageAt(row, now), version: row.version },
  ...presentTimes(row),
  seats: { capacity: row.capacity, taken: row.taken, offered: row.offered, free: row.free },
  ...{ waiting: counts?.waiting ?? 0, requested: counts?.requested ?? 0, checkedIn: counts?.checkedIn ?? 0 },
});

export const presentItem = (
  call: MemberCall,
  row: SessionRow,
  counts: PeopleCountsRow | undefined,
): OfficeSessionItem => ({
  ...presentListed(row, counts, call.now),
  title: textIn(row.title, call.locale),
  venue: row.venue_name,
  online: row.link !== null,
});

/** A session as the office writes it. */
export function presentSession(
  call: MemberCall,
  row: SessionRow,
  { hosts, counts }: { hosts: readonly HostRow[]; counts: PeopleCountsRow | undefined },
): OfficeSession {
  const { actor, now } = call;
  const isOver = row.ends_at <= now;
  const edits = actor.permissions.has("live_sessions.edit");
  const mayGo = (to: OfficeSession["state"]) => edits && !isOver && sessionSteps[row.state].includes(to);
  return {
    ...presentListed(row, counts, now),
    ...{ title: row.title, summary: row.summary, description: row.description },
    ...{ coverFileId: row.cover_file_id, coverUrl: pictureUrl(call, row.cover_file_id) },
    starts: localMinute(row.starts_at, row.time_zone),
    ends: localMinute(row.ends_at, row.time_zone),
    ...{ venueId: row.venue_id, link: row.link, audience: row.audience, subscription: row.subscription },
    registrationUntil: row.registration_until && localMinute(row.registration_until, row.time_zone),
    ...{ capacity: row.capacity, waitingList: row.waiting_list, offerHours: row.offer_hours },
    ...{ checkInBefore: row.check_in_before, checkInAfter: row.check_in_after },
    hostIds: hosts.map(({ membershipId }) => membershipId),
    hosts: hosts.map(({ membershipId, name, avatarFileId }) => ({
      ...{ membershipId, name, avatarUrl: pictureUrl(call, avatarFileId) },
    })),
    venue: row.venue_id && row.venue_name !== null ? { id: row.venue_id, name: row.venue_name } : null,
    checkIn: presentCheckIn(row),
    canceledFor: row.canceled_for,
    can: {
      edit: edits && !isOver && row.state !== "canceled",
      preSchedule: mayGo("pre_scheduled"),
      schedule: mayGo("scheduled"),
      cancel: mayGo("canceled"),
      host: row.state === "scheduled" && leads(call, hosts),
    },
  };
}

/** Whether the caller leads a session: one of its hosts, or an administrator of its client. */
export const leads = ({ actor }: MemberCall, hosts: readonly HostRow[]): boolean =>
  actor.permissions.has("live_sessions.edit") || hosts.some(({ userId }) => userId === actor.userId);
