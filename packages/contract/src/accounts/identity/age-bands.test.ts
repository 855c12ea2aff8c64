import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AgeBand, ageBandOf, ageBands, birthdaysOfBand } from "./age-bands.ts";
import { isAdult } from "./checks.ts";

describe("§limits#age-bands age bands", () => {
  it.each<[birthday: string | null, band: AgeBand | null, why: string]>([
    ["2008-11-24", "18_24", "18 today"],
    ["2008-11-25", null, "18 tomorrow"],
    ["2001-11-25", "18_24", "24, 25 tomorrow"],
    ["2001-11-24", "25_30", "25 today"],
    ["1995-11-25", "25_30", "30, 31 tomorrow"],
    ["1995-11-24", "31_40", "31 today"],
    ["1985-11-25", "31_40", "40, 41 tomorrow"],
    ["1985-11-24", "41_50", "41 today"],
    ["1975-11-25", "41_50", "50, 51 tomorrow"],
    ["1975-11-24", "51_60", "51 today"],
    ["1965-11-25", "51_60", "60, 61 tomorrow"],
    ["1965-11-24", "over_60", "61 today"],
    ["1900-01-01", "over_60", "long ago"],
    [null, null, "no birthday"],
  ])("%s on 24 November 2026: %s (%s)", (birthday, band) => {
    expect(ageBandOf(birthday, "2026-11-24")).toBe(band);
  });

  it.each([
    ["2008-02-29", "2026-02-28", null],
    ["2008-02-29", "2026-03-01", "18_24"],
    ["2004-02-29", "2028-02-29", "18_24"],
    ["2004-02-29", "2029-02-28", "18_24"],
    ["2004-02-29", "2029-03-01", "25_30"],
    ["2003-02-28", "2028-02-29", "25_30"],
    ["2003-03-01", "2028-02-29", "18_24"],
  ] as const)("born on %s, on %s: %s", (birthday, today, band) => {
    expect(ageBandOf(birthday, today)).toBe(band);
  });

  const days = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it("every adult is in one band alone, nobody else is in any", () => {
    fc.assert(
      fc.property(days, days, (birthday, today) => {
        fc.pre(birthday < today);
        const bands = ageBands.filter((band) => {
          const { after, until } = birthdaysOfBand(band, today);
          return birthday <= until && (after === null || birthday > after);
        });
        expect(bands).toHaveLength(isAdult(birthday, today) ? 1 : 0);
      }),
    );
  });

  it("birthdays are days that exist", () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...ageBands), (today, band) => {
        const { after, until } = birthdaysOfBand(band, today);
        for (const day of [after ?? until, until])
          expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});
