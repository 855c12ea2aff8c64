import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { webAddressLimit } from "@trilha/contract/core/limits.ts";
import { locales, type Translations } from "@trilha/contract/core/locale.ts";
import { checkInMinutes, offerHours, seatLimit } from "@trilha/contract/learning/live-sessions/limits.ts";
import type { OfficeSession, SessionEdit } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { SessionSubscription } from "@trilha/contract/learning/live-sessions/states.ts";
import {
  draftOf,
  type EligibilityDraft,
  eligibilityFault,
  eligibilityOf,
} from "../../../members/eligibility/eligibility-draft.ts";
import type { LookedUp } from "../../../ui/pick/LookUpMany.tsx";
import { clockOf, isBlank, isWhole, type LocalClock, localOf, noClock } from "./event-time.ts";

/** An event as the form holds it; names are the contract's, so refused fields find their place. */
export type EventValues = {
  title: Translations;
  summary: Translations;
  description: Translations;
  coverFileId: string | null;
  starts: LocalClock;
  ends: LocalClock;
  timeZone: string;
  /** Empty: no venue. */
  venueId: string;
  link: string;
  audience: EligibilityDraft;
  subscription: SessionSubscription;
  registrationUntil: LocalClock;
  /** Empty: as many as come. */
  capacity: string;
  waitingList: boolean;
  offerHours: string;
  checkInBefore: string;
  checkInAfter: string;
  hostIds: readonly LookedUp[];
};

export type EventBody = Omit<SessionEdit, "version">;

/** §roles#events-level: events open from Creator upward, unless the organizer says otherwise. */
export const emptyEvent = (timeZone: string): EventValues => ({
  ...{ title: {}, summary: {}, description: {}, coverFileId: null },
  ...{ starts: noClock, ends: noClock, timeZone, venueId: "", link: "" },
  audience: draftOf({ all: [{ level: "creator" }] }),
  ...{ subscription: "open", registrationUntil: noClock, capacity: "", waitingList: true },
  offerHours: String(offerHours.default),
  checkInBefore: String(checkInMinutes.before),
  checkInAfter: String(checkInMinutes.after),
  hostIds: [],
});

export const valuesOf = (event: OfficeSession): EventValues => ({
  title: event.title,
  summary: event.summary,
  description: event.description,
  coverFileId: event.coverFileId,
  starts: clockOf(event.starts),
  ends: clockOf(event.ends),
  timeZone: event.timeZone,
  venueId: event.venueId ?? "",
  link: event.link ?? "",
  audience: draftOf(event.audience),
  subscription: event.subscription,
  registrationUntil: clockOf(event.registrationUntil),
  capacity: event.capacity === null ? "" : String(event.capacity),
  waitingList: event.waitingList,
  offerHours: String(event.offerHours),
  checkInBefore: String(event.checkInBefore),
  checkInAfter: String(event.checkInAfter),
  hostIds: event.hosts.map(({ membershipId, name }) => ({ value: membershipId, label: name })),
});

/** Without the languages left empty. */
export const filled = (texts: Translations): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap((locale) => (texts[locale]?.trim() ? [[locale, texts[locale].trim()]] : [])),
  );

export const bodyOf = (values: EventValues): EventBody => ({
  title: filled(values.title),
  summary: filled(values.summary),
  description: filled(values.description),
  coverFileId: values.coverFileId,
  starts: localOf(values.starts),
  ends: localOf(values.ends),
  timeZone: values.timeZone,
  venueId: values.venueId || null,
  link: values.link.trim() || null,
  audience: eligibilityOf(values.audience),
  subscription: values.subscription,
  registrationUntil: isBlank(values.registrationUntil) ? null : localOf(values.registrationUntil),
  capacity: values.capacity.trim() ? Number(values.capacity) : null,
  waitingList: values.waitingList,
  offerHours: Number(values.offerHours),
  checkInBefore: Number(values.checkInBefore),
  checkInAfter: Number(values.checkInAfter),
  hostIds: values.hostIds.map(({ value }) => value),
});

export type FormFault = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

/** A whole number between two. */
export function numberFault(text: string, minimum: number, maximum: number): FormFault | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return { code: text.trim() ? "not_a_number" : "required" };
  if (Number(text) < minimum) return { code: "too_small", params: { minimum } };
  return Number(text) > maximum ? { code: "too_big", params: { maximum } } : undefined;
}

/** An address of the web, where one is written. */
export function addressFault(text: string): FormFault | undefined {
  if (!text.trim()) return undefined;
  const isAddress = URL.canParse(text.trim()) && /^https:\/\/[^/]/.test(text.trim());
  return isAddress && text.trim().length <= webAddressLimit ? undefined : { code: "invalid" };
}

function timeFaults({ starts, ends, registrationUntil }: EventValues): Record<string, FormFault | undefined> {
  const needed = (clock: LocalClock): FormFault | undefined =>
    isWhole(clock) ? undefined : { code: "required" };
  const isBackwards = isWhole(starts) && isWhole(ends) && localOf(ends) <= localOf(starts);
  const isLate =
    isWhole(registrationUntil) && isWhole(starts) && localOf(registrationUntil) > localOf(starts);
  return {
    starts: needed(starts),
    ends: needed(ends) ?? (isBackwards ? { code: "invalid" } : undefined),
    registrationUntil: isBlank(registrationUntil)
      ? undefined
      : (needed(registrationUntil) ?? (isLate ? { code: "invalid" } : undefined)),
  };
}

/** Faults of an event the device can know of, by field. */
export function checkEvent(values: EventValues): Readonly<Record<string, FormFault>> {
  const { capacity, checkInBefore, checkInAfter } = values;
  const faults: Record<string, FormFault | undefined> = {
    title: Object.keys(filled(values.title)).length === 0 ? { code: "required" } : undefined,
    ...timeFaults(values),
    timeZone: values.timeZone ? undefined : { code: "required" },
    link: addressFault(values.link),
    audience: eligibilityFault(values.audience) ? { code: "invalid" } : undefined,
    capacity: capacity.trim() ? numberFault(capacity, 1, seatLimit) : undefined,
    offerHours: numberFault(values.offerHours, offerHours.minimum, offerHours.maximum),
    checkInBefore: numberFault(checkInBefore, 0, checkInMinutes.maximum),
    checkInAfter: numberFault(checkInAfter, 0, checkInMinutes.maximum),
  };
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, FormFault] => entry[1] !== undefined),
  );
}

/** People who hear of a change or a cancellation, besides those who were invited: with a seat, in line, or asking for one. */
export const countConcerned = ({ seats, checkedIn, waiting, requested }: OfficeSession): number =>
  seats.taken - checkedIn + seats.offered + waiting + requested;

/** Whether time or place differ from what people were told. */
export function movesPeople(event: OfficeSession, values: EventValues): boolean {
  if (event.state !== "pre_scheduled" && event.state !== "scheduled") return false;
  const body = bodyOf(values);
  return (["starts", "ends", "timeZone", "venueId", "link"] as const).some(
    (field) => body[field] !== event[field],
  );
}
