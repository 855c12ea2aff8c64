// Every period of the product is made of a place's own calendar days, YYYY-MM-DD. The platform's table of zones knows
// how long such a day is and when it begins: clocks that change make days of 23 or 25 hours, and in some zones a day
// begins at 01:00.

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const dayLength = 24 * hour;
/** Zones lie at most so far from UTC. */
const farthest = 15 * hour;

const formatters = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();
const firstMoments = new Map<string, number>();
/** More than any period needs; a stranger's dates cannot fill the memory. */
const remembered = 10_000;

/** Since the seventies every zone is some quarters of an hour from UTC, so a day begins with a quarter. */
const quarter = hour / 4;
const quartersSince = Date.UTC(1973, 0, 1);
const daysOfQuarters = new Map<string, string>();

/** The calendar day it is at a moment in a zone. An unknown zone is a bug and throws. */
export function localDay(at: Date, timeZone: string): string {
  const moment = at.getTime();
  if (moment < quartersSince) return dayAt(moment, timeZone);
  const name = `${timeZone} ${Math.floor(moment / quarter)}`;
  const known = daysOfQuarters.get(name);
  if (known !== undefined) return known;
  const day = dayAt(moment, timeZone);
  if (daysOfQuarters.size >= remembered) daysOfQuarters.clear();
  daysOfQuarters.set(name, day);
  return day;
}

/** The first moment of a calendar day in a zone; of a day the zone left out, the moment that came instead. */
export function firstMomentOf(day: string, timeZone: string): Date {
  const name = `${timeZone} ${day}`;
  const known = firstMoments.get(name);
  if (known !== undefined) return new Date(known);
  const moment = searchFirstMoment(day, timeZone);
  if (firstMoments.size >= remembered) firstMoments.clear();
  firstMoments.set(name, moment);
  return new Date(moment);
}

/**
 * The moment at which clocks of a zone show this time of a day (`14:05`). Of a time that comes twice, the first; of one the
 * zone left out, the moment that came instead.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const begin = firstMomentOf(day, timeZone).getTime();
  const wanted = hours * hour + minutes * minute;
  const guess = begin + wanted;
  // Clocks that changed since the day began are off by as much.
  const mended = guess + wanted - clockAt(guess, day, timeZone);
  const moment = clockAt(mended, day, timeZone) === wanted ? mended : guess;
  return new Date(Math.max(begin, moment));
}

/** Clock of a zone at a moment, to the minute: `2026-12-01T19:30`, which `momentOf` reads. */
export function localMinute(at: Date, timeZone: string): string {
  const day = localDay(at, timeZone);
  const shown = clockOf(timeZone).formatToParts(at);
  const part = (wanted: string) => shown.find(({ type }) => type === wanted)?.value ?? "00";
  return `${day}T${part("hour")}:${part("minute")}`;
}

/** Milliseconds on the clocks of a zone since the midnight of a day. */
function clockAt(at: number, day: string, timeZone: string): number {
  const shown = clockOf(timeZone).formatToParts(at);
  const part = (wanted: string) => Number(shown.find(({ type }) => type === wanted)?.value ?? 0);
  return (
    daysBetween(day, localDay(new Date(at), timeZone)) * dayLength +
    part("hour") * hour +
    part("minute") * minute
  );
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, made);
  return made;
}

/** The calendar day so many days later (earlier if negative). */
export function addDays(day: string, days: number): string {
  return asDay(midnight(day) + days * dayLength);
}

/** Calendar days from `from` to `to`; negative if before. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / dayLength;
}

/** The Monday of a day's week, which ends with its Sunday (ISO 8601). */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(midnight(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Days only follow one another, so the first second at which it is `day` or later is found by halving. */
function searchFirstMoment(day: string, timeZone: string): number {
  let before = midnight(day) - farthest;
  let reached = midnight(day) + farthest;
  while (reached - before > second) {
    const middle = before + Math.floor((reached - before) / second / 2) * second;
    if (dayAt(middle, timeZone) < day) before = middle;
    else reached = middle;
  }
  return reached;
}

function dayAt(at: number, timeZone: string): string {
  const parts = { year: "", month: "", day: "" };
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) {
    if (type === "year" || type === "month" || type === "day") parts[type] = value;
  }
  return `${parts.year.padStart(4, "0")}-${parts.month}-${parts.day}`;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** A day's own midnight in UTC: where days are only counted, no zone matters. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function asDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
