import { expect, test } from "vitest";
import { expiresAtFor } from "./expiry.ts";

test.each([
  ["2026-12-15", "America/Sao_Paulo", 0, "2026-12-16T03:00:00.000Z"],
  ["2026-12-15", "America/Sao_Paulo", 30, "2027-01-15T03:00:00.000Z"],
  // The clocks go back on 1 November 2026: the days after it begin an hour later in UTC.
  ["2026-10-31", "America/Toronto", 0, "2026-11-01T04:00:00.000Z"],
  ["2026-10-31", "America/Toronto", 1, "2026-11-02T05:00:00.000Z"],
  // In Santiago the night of 6 September 2026 has no midnight: the day begins at 01:00.
  ["2026-09-05", "America/Santiago", 0, "2026-09-06T04:00:00.000Z"],
])(
  "§purpose#points-expire after %s in %s and %i days of settlement",
  (endsOn, timeZone, settlementDays, moment) => {
    expect(expiresAtFor({ settlementDays }, { timeZone, endsOn }).toISOString()).toBe(moment);
  },
);
