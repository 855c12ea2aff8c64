import { expect, test } from "vitest";
import { isSeatOpen, offerEnd } from "./seats.ts";

test.each([
  ["one is free", { free: 1, hasLine: false }, true],
  ["as many as come", { free: null, hasLine: false }, true],
  ["as many as come, while somebody waits to be offered one", { free: null, hasLine: true }, true],
  ["none is free", { free: 0, hasLine: false }, false],
  ["one is free for an instant, and others wait", { free: 1, hasLine: true }, false],
])("§live-sessions#events a newcomer takes a seat where %s", (_where, seats, open) => {
  expect(isSeatOpen(seats)).toBe(open);
});

test("§live-sessions#events a freed seat is held for so many hours, and never beyond the begin", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const until = (startsAt: string) =>
    offerEnd(now, { hours: 24, startsAt: new Date(startsAt) }).toISOString();
  expect(until("2026-12-01T12:00:00Z")).toBe("2026-11-28T12:00:00.000Z");
  expect(until("2026-11-27T18:00:00Z")).toBe("2026-11-27T18:00:00.000Z");
});
