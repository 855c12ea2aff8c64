import { describe, expect, test } from "vitest";
import { formatDateTime } from "../dates.ts";
import { locales } from "../locale.ts";
import { readDay, readMoment, readWhole } from "./written-values.ts";

describe("a file: whole numbers", () => {
  test.each([
    ["120", 120],
    [" 0 ", 0],
    ["1.500", 1500],
    ["1,500", 1500],
    ["12 500", 12_500],
    ["1.234.567", 1_234_567],
    ["-50", -50],
  ])("%s", (text, value) => {
    expect(readWhole(text)).toBe(value);
  });
  test.each(["", "1,5", "1.50", "12e3", "0x10", "NaN", "Infinity", "9".repeat(20), "1.5000", "=1+1"])(
    "%s is none",
    (text) => {
      expect(readWhole(text)).toBeUndefined();
    },
  );
});

describe("§limits#dates", () => {
  test.each([
    ["2026-03-05", "pt-BR", "2026-03-05"],
    ["05/03/2026", "pt-BR", "2026-03-05"],
    ["5-3-2026", "es-ES", "2026-03-05"],
    ["03-05-2026", "en-US", "2026-03-05"],
    ["03/05/2026", "fr-FR", "2026-03-05"],
    ["25/03/2026", "en-US", "2026-03-25"],
    ["29/02/2024", "pt-BR", "2024-02-29"],
  ] as const)("%s read in %s", (text, locale, day) => {
    expect(readDay(text, locale)).toBe(day);
  });
  test.each(["31/02/2026", "2026-13-01", "29/02/2026", "amanhã", "1/1/26", "2026-00-10"])(
    "%s is none",
    (text) => {
      expect(readDay(text, "pt-BR")).toBeUndefined();
    },
  );
});

describe("§limits#dates: moments of a file", () => {
  const zones = ["America/Sao_Paulo", "America/St_Johns", "America/Santiago", "UTC"];
  test.each(locales.flatMap((locale) => zones.map((zone) => [locale, zone] as const)))(
    "are read as %s writes them in %s",
    (locale, zone) => {
      // Every quarter of an hour of the days around both changes of the clocks, and of an ordinary one.
      for (const day of ["2026-03-08", "2026-04-05", "2026-09-06", "2026-11-01", "2026-12-24"]) {
        for (let quarter = 0; quarter < 120; quarter += 1) {
          const at = new Date(Date.parse(`${day}T00:00:00Z`) + quarter * 900_000);
          const written = formatDateTime(at, locale, zone);
          const read = readMoment(written, locale, zone);
          // An hour that comes twice is read as the first of both: what is written is the same.
          expect(read && formatDateTime(read, locale, zone), written).toBe(written);
          expect([0, 3_600_000]).toContain(at.getTime() - (read?.getTime() ?? 0));
        }
      }
    },
  );
  test.each([
    ["2026-12-30T12:00:00.000Z", "pt-BR", "2026-12-30T12:00:00.000Z"],
    ["2026-12-30 09:00", "en-US", "2026-12-30T12:00:00.000Z"],
    ["30/12/2026 9:00", "pt-BR", "2026-12-30T12:00:00.000Z"],
    ["12-30-2026 12:05 AM", "en-US", "2026-12-30T03:05:00.000Z"],
    ["12-30-2026 12:05 p.m.", "en-US", "2026-12-30T15:05:00.000Z"],
  ] as const)("%s in %s", (text, locale, moment) => {
    expect(readMoment(text, locale, "America/Sao_Paulo")?.toISOString()).toBe(moment);
  });
  test.each([
    "30/12/2026",
    "31/02/2026 10:00",
    "30/12/2026 24:00",
    "30/12/2026 10:60",
    "30/12/2026 13:00 PM",
    "10:00",
  ])("%s is none", (text) => {
    expect(readMoment(text, "pt-BR", "UTC")).toBeUndefined();
  });
  test("a time the zone left out is the moment that came instead", () => {
    // Santiago goes from 23:59 to 01:00 on 6 September 2026.
    expect(readMoment("2026-09-06 00:30", "es-ES", "America/Santiago")?.toISOString()).toBe(
      "2026-09-06T04:30:00.000Z",
    );
  });
});
