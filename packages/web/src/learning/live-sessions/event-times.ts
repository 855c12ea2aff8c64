import { formatDeadline, formatTime } from "@trilha/contract/core/dates.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { SessionCard } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { zoneName } from "../../i18n/zone-name.ts";

type Span = Pick<SessionCard, "startsAt" | "endsAt">;

/** Zone of the reader's device. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Begin and end by the clock of a zone: "19:30 – 21:00", with the last day where it is another one. */
export function timesOf({ startsAt, endsAt }: Span, timeZone: string, now: Date, locale: Locale): string {
  const [begin, end] = [new Date(startsAt), new Date(endsAt)];
  const last =
    localDay(begin, timeZone) === localDay(end, timeZone)
      ? formatTime(end, locale, timeZone)
      : formatDeadline(end, now, locale, { timeZone, time: true });
  return `${formatTime(begin, locale, timeZone)} – ${last}`;
}

/** Times by the clock of the event's own place, which is named; undefined where the reader's clock shows the same. */
export function timesThere(
  event: Span & Pick<SessionCard, "timeZone" | "venue">,
  here: string,
  now: Date,
  locale: Locale,
): { readonly place: string; readonly time: string } | undefined {
  const { timeZone, venue } = event;
  const time = timesOf(event, timeZone, now, locale);
  const begin = new Date(event.startsAt);
  const isSameDay = localDay(begin, timeZone) === localDay(begin, here);
  if (isSameDay && time === timesOf(event, here, now, locale)) return undefined;
  const there = { place: venue?.city ?? zoneName(timeZone), time };
  return isSameDay
    ? there
    : { ...there, time: `${formatDeadline(begin, now, locale, { timeZone })}, ${time}` };
}

type DayOfEvents<Event> = { readonly day: string; readonly events: readonly Event[] };

/** Events under the days they begin on by the clock of a zone, in the order they come. */
export function byDay<Event extends Pick<SessionCard, "startsAt">>(
  events: readonly Event[],
  timeZone: string,
): DayOfEvents<Event>[] {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = localDay(new Date(event.startsAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, under]) => ({ day, events: under }));
}
