import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const now = new Date("2026-11-23T21:05:09.123Z");
const day = { uid: "campaign-1@trilha.example", day: "2026-12-31", summary: "Último dia" };
const octets = (line: string) => encodeURIComponent(line).replace(/%../g, "x").length;
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("§limits#calendar-helper a calendar file", () => {
  it("holds a whole day, which ends as the next begins, in another year or month too", () => {
    const file = calendarFile(
      [day, { ...day, uid: "2", day: "2028-02-28", url: "https://x.example/a,b" }],
      now,
    );
    expect(file.split("\r\n")).toEqual([
      ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Trilha//Trilha//EN", "CALSCALE:GREGORIAN"],
      "METHOD:PUBLISH",
      ...["BEGIN:VEVENT", "UID:campaign-1@trilha.example", "DTSTAMP:20261123T210509Z"],
      ...["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101", "SUMMARY:Último dia"],
      ...["TRANSP:TRANSPARENT", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:2", "DTSTAMP:20261123T210509Z"],
      ...["DTSTART;VALUE=DATE:20280228", "DTEND;VALUE=DATE:20280229", "SUMMARY:Último dia"],
      ...["URL:https://x.example/a,b", "TRANSP:TRANSPARENT", "END:VEVENT"],
      ...["END:VCALENDAR", ""],
    ]);
  });

  it("escapes what has a meaning, and drops what nobody sees", () => {
    const file = calendarFile([{ ...day, summary: "a,b;c\\d\r\ne\nf\u0007" }], now);
    expect(file).toContain("SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\r\n");
  });

  it("folds at 75 octets without cutting a character, and unfolds to what it was", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "é", "—", "😀", ",", " "), maxLength: 300 });
    fc.assert(
      fc.property(words, (summary) => {
        const file = calendarFile([{ ...day, summary }], now);
        for (const line of file.split("\r\n")) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(unfolded(file)).toContain(`SUMMARY:${summary.replaceAll(",", "\\,")}\r\n`);
      }),
    );
  });
});

describe("§live-sessions#calendar an event in a calendar file", () => {
  const event = {
    uid: "event-1@trilha.example",
    starts: new Date("2026-12-31T23:30:00Z"),
    ends: new Date("2027-01-01T01:00:00Z"),
    sequence: 3,
    changed: new Date("2026-11-20T10:00:00.500Z"),
    canceled: false,
    summary: "Lançamento, linha 2027",
  };
  const lines = (changes: Partial<CalendarEvent>) =>
    unfolded(calendarFile([{ ...event, ...changes }], now))
      .split("\r\n")
      .slice(5, -2);

  it("stands at its moments in UTC, over a year's end too, with what replaces an older copy", () => {
    expect(
      lines({ location: "Rua A, 10; sala 2", url: "https://x.example/events/1", remindBefore: 60 }),
    ).toEqual([
      ...["BEGIN:VEVENT", "UID:event-1@trilha.example", "DTSTAMP:20261123T210509Z"],
      ...["DTSTART:20261231T233000Z", "DTEND:20270101T010000Z"],
      ...["SEQUENCE:3", "LAST-MODIFIED:20261120T100000Z", "STATUS:CONFIRMED"],
      "LOCATION:Rua A\\, 10\\; sala 2",
      ...["SUMMARY:Lançamento\\, linha 2027", "URL:https://x.example/events/1", "TRANSP:OPAQUE"],
      ...["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Lançamento\\, linha 2027", "TRIGGER:-PT60M"],
      ...["END:VALARM", "END:VEVENT"],
    ]);
  });

  it("is canceled under the same name, and reminds nobody", () => {
    const canceled = lines({ canceled: true, sequence: 4, remindBefore: 60 });
    expect(canceled).toContain("STATUS:CANCELLED");
    expect(canceled).toContain("SEQUENCE:4");
    expect(canceled).toContain("UID:event-1@trilha.example");
    expect(canceled).not.toContain("BEGIN:VALARM");
  });

  it("folds and escapes a long place, and unfolds to what it was", () => {
    const location = `${"Avenida das Nações Unidas, ".repeat(8)}\n3º andar`;
    const file = calendarFile([{ ...event, location }], now);
    for (const line of file.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(
      `LOCATION:${location.replaceAll(",", "\\,").replaceAll("\n", "\\n")}\r\n`,
    );
  });

  it("stands beside whole days", () => {
    const file = calendarFile([day, event], now);
    expect(file).toContain("DTSTART;VALUE=DATE:20261231");
    expect(file).toContain("DTSTART:20261231T233000Z");
  });
});
