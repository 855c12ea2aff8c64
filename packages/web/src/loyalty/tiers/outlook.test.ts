import { expect, it } from "vitest";
import { dayIn, outlookOf } from "./outlook.ts";

const june = { today: "2026-06-10", lastDay: "2026-06-30" };

it.each([
  [{ remaining: 0, on: null, inTime: true }, june, "reached"],
  [{ remaining: 120, on: "2026-06-22", inTime: true }, june, "onTrack"],
  [{ remaining: 201, on: "2026-07-01", inTime: false }, june, "late"],
  [{ remaining: 900_000, on: null, inTime: false }, june, "tooSlow"],
  [{ remaining: 120, on: null, inTime: null }, june, "open"],
  [{ remaining: 120, on: null, inTime: null }, { ...june, today: "2026-07-01" }, "over"],
  [{ remaining: 120, on: "2026-06-30", inTime: true }, { ...june, today: "2026-06-30" }, "onTrack"],
] as const)("§earning-rules#forecast: %j on %j is %s", (target, days, outlook) => {
  expect(outlookOf(target, days)).toBe(outlook);
});

it("a day begins where the campaign runs", () => {
  const at = new Date("2026-07-01T01:30:00Z");
  expect(dayIn("America/Sao_Paulo", at)).toBe("2026-06-30");
  expect(dayIn("UTC", at)).toBe("2026-07-01");
});
