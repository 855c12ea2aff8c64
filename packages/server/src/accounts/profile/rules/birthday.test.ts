import { checkBirthday } from "@trilha/contract/accounts/identity/checks.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { birthdayDate, birthdayParts } from "./birthday.ts";

describe("§validation#birthday a birthday in three parts", () => {
  test("comes back as it was given, whatever the day", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2025-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const date = moment.toISOString().slice(0, 10);
        const parts = birthdayParts(date);
        expect(parts && birthdayDate(parts)).toBe(date);
        expect(parts && checkBirthday(parts, "2026-01-01")).toBeUndefined();
      }),
    );
  });

  test("none is none", () => {
    expect(birthdayParts(null)).toBeNull();
    expect(birthdayDate({ year: null, month: null, day: null })).toBeNull();
  });
});
