import * as z from "zod/mini";
import { webAddressLimit } from "../../core/limits.ts";
import {
  count,
  country,
  id,
  locale,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";
import { audienceLock } from "../../members/eligibility/locks.ts";
import {
  checkInCodeDigits,
  checkInMinutes,
  hostLimit,
  offerHours,
  seatLimit,
  sessionLongText,
  sessionTextLimits,
  venueLimits,
} from "./limits.ts";
import {
  presenceSources,
  registrationStates,
  sessionKinds,
  sessionStages,
  sessionStates,
  sessionSubscriptions,
} from "./states.ts";

/** Clock of a place, `2026-12-01T19:30`: the zone beside it makes it a moment. */
export const localTime = z.string().check(z.regex(/^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/));
/** IANA name; the server knows which exist. */
const timeZone = text(64);
const webAddress = z.url({ protocol: /^https$/ }).check(z.maxLength(webAddressLimit));

// Venues.

const venueFields = {
  name: text(venueLimits.name),
  address: text(venueLimits.address),
  city: text(venueLimits.city),
  country,
  timeZone,
  /** Seats of the house; null: not known. */
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(seatLimit))),
  /** Where a map shows it. */
  mapLink: z.nullable(webAddress),
  /** How to get there. */
  directions: localizedText(sessionLongText),
};
export const venueWrite = z.strictObject(venueFields);
export type VenueWrite = z.output<typeof venueWrite>;
export const venueEdit = z.strictObject({ ...venueFields, version });
export const venueStates = ["active", "archived"] as const;
export const venue = z.strictObject({
  id,
  ...venueFields,
  state: z.enum(venueStates),
  version,
  /** Sessions to come. */
  sessions: count,
});
export type Venue = z.output<typeof venue>;

// Sessions, as the office writes them.

const minutes = z.int().check(z.minimum(0), z.maximum(checkInMinutes.maximum));
const written = {
  title: localizedText(sessionTextLimits.title),
  summary: localizedText(sessionTextLimits.summary),
  description: localizedText(sessionLongText),
  coverFileId: z.nullable(id),
  starts: localTime,
  ends: localTime,
  /** Zone of `starts` and `ends`: that of the venue, where there is one. */
  timeZone,
  venueId: z.nullable(id),
  /** Address of a room on the line; only who is registered sees it. */
  link: z.nullable(webAddress),
  /** §roles#events-level: events open from Creator upward, unless the organizer says otherwise. */
  audience: eligibility,
  subscription: z.enum(sessionSubscriptions),
  /** The last minute of registration; null: until it begins. */
  registrationUntil: z.nullable(localTime),
  /** Null: as many as come. */
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(seatLimit))),
  waitingList: z.boolean(),
  offerHours: z.int().check(z.minimum(offerHours.minimum), z.maximum(offerHours.maximum)),
  checkInBefore: minutes,
  checkInAfter: minutes,
  /** Memberships of who leads it. */
  hostIds: z.array(id).check(z.maxLength(hostLimit)),
};
export const sessionWrite = z.strictObject({ kind: z.enum(sessionKinds), ...written });
export type SessionWrite = z.output<typeof sessionWrite>;
export const sessionEdit = z.strictObject({ ...written, version });
export type SessionEdit = z.output<typeof sessionEdit>;

const seats = z.strictObject({
  capacity: z.nullable(count),
  taken: count,
  offered: count,
  /** Null: as many as come. */
  free: z.nullable(count),
});
const listed = {
  id,
  kind: z.enum(sessionKinds),
  state: z.enum(sessionStates),
  stage: z.enum(sessionStages),
  startsAt: moment,
  endsAt: moment,
  timeZone: z.string(),
  seats,
  waiting: count,
  requested: count,
  checkedIn: count,
  version,
};
export const officeSessionItem = z.strictObject({
  ...listed,
  title: z.string(),
  venue: z.nullable(z.string()),
  online: z.boolean(),
});
export type OfficeSessionItem = z.output<typeof officeSessionItem>;

export const host = z.strictObject({ membershipId: id, name: z.string(), avatarUrl: z.nullable(z.string()) });
export const officeSession = z.strictObject({
  ...listed,
  ...written,
  coverUrl: z.nullable(z.string()),
  hosts: z.array(host),
  venue: z.nullable(z.strictObject({ id, name: z.string() })),
  checkIn: z.strictObject({ from: moment, until: moment }),
  canceledFor: z.nullable(z.string()),
  /** Acts the caller may do now. */
  can: z.strictObject({
    edit: z.boolean(),
    preSchedule: z.boolean(),
    schedule: z.boolean(),
    cancel: z.boolean(),
    host: z.boolean(),
  }),
});
export type OfficeSession = z.output<typeof officeSession>;

/** Code to say aloud, and what the screen at the entrance shows as a QR code now. */
export const checkInCode = z.strictObject({
  code: z.string().check(z.length(checkInCodeDigits)),
  /** Text after `#` of the address `/events/{id}/check-in`; a new one each `seconds`. */
  scan: z.string(),
  seconds: z.number(),
  checkedIn: count,
  registered: count,
});

export const rosterActions = ["approve", "refuse", "check_in", "take_back", "remove"] as const;
export const rosterItem = z.strictObject({
  membershipId: id,
  name: z.string(),
  store: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  state: z.enum(registrationStates),
  /** Place in the line of who waits, from 1. */
  place: z.nullable(count),
  offerUntil: z.nullable(moment),
  checkedInAt: z.nullable(moment),
  source: z.nullable(z.enum(presenceSources)),
  /** When it was sent, of a check-in that their device read without a line; null: at once. */
  sentAt: z.nullable(moment),
  can: z.array(z.enum(rosterActions)),
});
export type RosterItem = z.output<typeof rosterItem>;
/** Acts that take something from somebody, who reads why. */
const takesAway: readonly (typeof rosterActions)[number][] = ["refuse", "take_back", "remove"];
export const rosterChange = z
  .strictObject({ action: z.enum(rosterActions), reason: z.optional(optionalText()) })
  .check(
    z.refine(({ action, reason }) => !takesAway.includes(action) || Boolean(reason), {
      error: "required",
      path: ["reason"],
    }),
  );

// Sessions, as participants see them; texts in their language.

const shown = {
  id,
  kind: z.enum(sessionKinds),
  title: z.string(),
  summary: z.string(),
  /** Language of the title: the reader's, where it is written in it. */
  locale,
  coverUrl: z.nullable(z.string()),
  startsAt: moment,
  endsAt: moment,
  timeZone: z.string(),
  venue: z.nullable(z.strictObject({ name: z.string(), city: z.string(), country })),
  online: z.boolean(),
  stage: z.enum(sessionStages),
  freeSeats: z.nullable(count),
  /** Where the person stands; null: nowhere. */
  registration: z.nullable(z.enum(registrationStates)),
  locks: z.array(audienceLock),
  /** Pay for checking in by the rules in force; null: nothing. */
  worth: z.nullable(z.strictObject({ points: count, experience: count })),
};
export const sessionCard = z.strictObject(shown);
export type SessionCard = z.output<typeof sessionCard>;

export const earnedForSession = z.strictObject({ points: count, experience: count, campaign: z.string() });
export const sessionPage = z.strictObject({
  ...shown,
  description: z.string(),
  place: z.nullable(
    z.strictObject({ address: z.string(), mapLink: z.nullable(z.string()), directions: z.string() }),
  ),
  hosts: z.array(z.strictObject({ name: z.string(), avatarUrl: z.nullable(z.string()) })),
  /** Address of the room on the line, for who is registered. */
  link: z.nullable(z.string()),
  subscription: z.enum(sessionSubscriptions),
  registrationUntil: moment,
  waitingList: z.boolean(),
  /** Place in the line of who waits, from 1. */
  placeInLine: z.nullable(count),
  offerUntil: z.nullable(moment),
  checkIn: z.strictObject({ from: moment, until: moment }),
  checkedInAt: z.nullable(moment),
  /** Text of the ticket's QR code, for who is registered. */
  ticket: z.nullable(z.string()),
  canceledFor: z.nullable(z.string()),
  /** Grows with each change of time, place or state; calendars replace what they hold. */
  sequence: count,
  changedAt: moment,
  earned: z.nullable(earnedForSession),
  /** Other registrations of theirs at the same time. */
  clashes: z.array(z.strictObject({ id, title: z.string(), startsAt: moment, endsAt: moment })),
  can: z.strictObject({
    /** Take a seat, join the line, ask, or accept what was offered. */
    subscribe: z.nullable(z.enum(["register", "wait", "request", "accept"])),
    unsubscribe: z.boolean(),
    checkIn: z.boolean(),
  }),
});
export type SessionPage = z.output<typeof sessionPage>;

export const sessionStatuses = ["upcoming", "mine", "past"] as const;

export const checkInBody = z
  .strictObject({
    /** Said by the organizer. */
    code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/))),
    /** Read from the QR code on the organizer's screen. */
    scan: z.optional(z.string().check(z.maxLength(64))),
    /** Times of a check-in without a line: when it was read and when it is sent, both by the device's own clock. */
    readAt: z.optional(moment),
    sentAt: z.optional(moment),
  })
  .check(
    z.refine(({ code, scan }) => (code === undefined) !== (scan === undefined), {
      error: "required",
      path: ["code"],
    }),
    z.refine(({ readAt, sentAt }) => (readAt === undefined) === (sentAt === undefined), {
      error: "required",
      path: ["sentAt"],
    }),
  );
