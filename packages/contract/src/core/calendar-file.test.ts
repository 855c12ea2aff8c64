import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

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
