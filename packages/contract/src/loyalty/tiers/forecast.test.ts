import fc from "fast-check";
import { expect, test } from "vitest";
import { type Forecast, forecast, type Pace } from "./forecast.ts";

const at = { today: "2026-06-10", lastDay: "2026-06-30" };

test.each<[string, number, { experience: number; pace: Pace }, Forecast]>([
  [
    "reached",
    400,
    { experience: 400, pace: { experience: 280, days: 28 } },
    { remaining: 0, on: null, inTime: true },
  ],
  [
    "reached, and no pace",
    0,
    { experience: 0, pace: { experience: 0, days: 0 } },
    { remaining: 0, on: null, inTime: true },
  ],
  [
    "in time",
    400,
    { experience: 280, pace: { experience: 280, days: 28 } },
    { remaining: 120, on: "2026-06-22", inTime: true },
  ],
  [
    "on the last day",
    400,
    { experience: 200, pace: { experience: 280, days: 28 } },
    { remaining: 200, on: "2026-06-30", inTime: true },
  ],
  [
    "a day late",
    400,
    { experience: 199, pace: { experience: 280, days: 28 } },
    { remaining: 201, on: "2026-07-01", inTime: false },
  ],
  [
    "no pace",
    400,
    { experience: 280, pace: { experience: 0, days: 28 } },
    { remaining: 120, on: null, inTime: null },
  ],
  [
    "the campaign began today",
    400,
    { experience: 0, pace: { experience: 0, days: 0 } },
    { remaining: 400, on: null, inTime: null },
  ],
  [
    "not in this life",
    900_000,
    { experience: 1, pace: { experience: 1, days: 28 } },
    { remaining: 899_999, on: null, inTime: false },
  ],
])("§earning-rules#forecast: %s", (_, wanted, facts, expected) => {
  expect(forecast(wanted, { ...facts, ...at })).toEqual(expected);
});

test("§earning-rules#forecast: more experience never makes it later", () => {
  const amounts = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(
      amounts,
      amounts,
      amounts,
      fc.integer({ min: 1, max: 28 }),
      (wanted, experience, more, days) => {
        const pace = { experience: 100, days };
        const before = forecast(wanted, { experience, pace, ...at });
        const after = forecast(wanted, { experience: experience + more, pace, ...at });
        expect(after.remaining).toBeLessThanOrEqual(before.remaining);
        expect(after.on ?? "").toBe([after.on ?? "", before.on ?? ""].toSorted()[0] ?? "");
      },
    ),
  );
});
