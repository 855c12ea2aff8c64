// §limits#calendar-helper Calendar files (RFC 5545): pure text, for whatever has a day or a time people want to remember.

interface CalendarEntry {
  /** The same for ever, so that the same entry saved again replaces itself. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly url?: string;
}

/** A whole day of a calendar. */
export interface CalendarDay extends CalendarEntry {
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Event of a calendar, from a moment to another (§live-sessions#calendar). */
export interface CalendarEvent extends CalendarEntry {
  readonly starts: Date;
  readonly ends: Date;
  /** Grows with each change: a calendar keeps the highest. */
  readonly sequence: number;
  readonly changed: Date;
  readonly canceled: boolean;
  readonly location?: string;
  /** Minutes before the beginning at which the calendar reminds of it. */
  readonly remindBefore?: number;
}

/** Text value (RFC 5545 §3.3.11): backslash, semicolon, comma and line breaks are escaped, other control characters left out. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folding (RFC 5545 §3.1): no line is longer than 75 octets, and no character is cut. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}

const dateOf = (day: string) => day.replaceAll("-", "");
/** UTC with its Z: read alike in every zone, whatever zones a calendar knows. */
const momentOf = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const timesOfDay = ({ day }: CalendarDay) => [
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`,
];

const timesOfEvent = ({ starts, ends, sequence, changed, canceled, location }: CalendarEvent) => [
  `DTSTART:${momentOf(starts)}`,
  `DTEND:${momentOf(ends)}`,
  `SEQUENCE:${sequence}`,
  `LAST-MODIFIED:${momentOf(changed)}`,
  `STATUS:${canceled ? "CANCELLED" : "CONFIRMED"}`,
  ...(location ? [`LOCATION:${escapeText(location)}`] : []),
];

/** Reminder of an event that takes place. */
const alarmOf = ({ summary, canceled, remindBefore }: CalendarEvent) =>
  remindBefore === undefined || canceled
    ? []
    : [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${escapeText(summary)}`,
        `TRIGGER:-PT${remindBefore}M`,
        "END:VALARM",
      ];

/** Name and hour of a calendar that is read again (RFC 7986), as Outlook and Google have it too. */
const headOf = (name: string) => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
  "X-PUBLISHED-TTL:PT1H",
];

/**
 * A calendar file of whole days, which are the reader's own wherever they are, and of events at their moments. `now`
 * stamps it. One that calendars read again bears a name and asks to be read every hour.
 */
export function calendarFile(
  entries: readonly (CalendarDay | CalendarEvent)[],
  now: Date,
  subscribed?: { name: string },
): string {
  const events = entries.flatMap((entry) => {
    const { uid, summary, description, url } = entry;
    const timed = "starts" in entry;
    return [
      "BEGIN:VEVENT",
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${momentOf(now)}`,
      ...(timed ? timesOfEvent(entry) : timesOfDay(entry)),
      `SUMMARY:${escapeText(summary)}`,
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      // A day leaves the calendar free for work; an event takes its time.
      `TRANSP:${timed ? "OPAQUE" : "TRANSPARENT"}`,
      ...(timed ? alarmOf(entry) : []),
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Trilha//Trilha//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(subscribed ? headOf(subscribed.name) : []),
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
