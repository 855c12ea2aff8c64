import { formatDate, formatTime } from "@trilha/contract/core/dates.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { momentOf } from "@trilha/contract/core/zoned-days.ts";
import type { OfficeSessionItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { zoneName } from "../../../i18n/zone-name.ts";

/** A day and a time on the clock of a place, as a form holds them; both empty: none. */
export type LocalClock = { readonly day: string; readonly time: string };

export const noClock: LocalClock = { day: "", time: "" };

/** Clock of `2026-12-01T19:30`. */
export function clockOf(local: string | null): LocalClock {
  const [day = "", time = ""] = local?.split("T") ?? [];
  return { day, time };
}

export const isWhole = ({ day, time }: LocalClock): boolean => day !== "" && time !== "";
export const isBlank = ({ day, time }: LocalClock): boolean => day === "" && time === "";
export const localOf = ({ day, time }: LocalClock): string => `${day}T${time.slice(0, 5)}`;

type Span = Pick<OfficeSessionItem, "endsAt" | "startsAt" | "timeZone">;

/** Begin and end by the clock of a zone: one day, or two. */
export function spanIn({ startsAt, endsAt }: Omit<Span, "timeZone">, zone: string, locale: Locale): string {
  const [begin, end] = [new Date(startsAt), new Date(endsAt)];
  const [first, last] = [formatDate(begin, locale, zone), formatDate(end, locale, zone)];
  const time = (at: Date) => formatTime(at, locale, zone);
  return first === last
    ? `${first} ${time(begin)} – ${time(end)}`
    : `${first} ${time(begin)} – ${last} ${time(end)}`;
}

/** Time of a session by the clock of its place, which is named. */
export const spanOf = (session: Span, locale: Locale): string =>
  `${spanIn(session, session.timeZone, locale)} (${zoneName(session.timeZone)})`;

/** The same span by the office's clock; undefined where both clocks agree, or where it is not whole. */
export function officeSpan(
  { starts, ends, timeZone }: { starts: LocalClock; ends: LocalClock; timeZone: string },
  office: string,
  locale: Locale,
): string | undefined {
  if (!isWhole(starts) || !isWhole(ends) || !timeZone) return undefined;
  const at = ({ day, time }: LocalClock) => momentOf(day, time, timeZone).toISOString();
  const span = { startsAt: at(starts), endsAt: at(ends) };
  const here = spanIn(span, office, locale);
  return here === spanIn(span, timeZone, locale) ? undefined : `${here} (${zoneName(office)})`;
}
