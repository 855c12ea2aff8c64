import { describe, expect, test } from "vitest";
import { checkInMoment, checkInWindow, longestOffline } from "./check-in-moment.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 12) + seconds * 1_000);

describe("§live-sessions#check-in without a line", () => {
  const now = at(0);
  const device = (readAt: number, sentAt: number) => ({ readAt: at(readAt), sentAt: at(sentAt) });
  test.each<[string, { readAt: Date; sentAt: Date } | undefined, Date | undefined]>([
    ["at once", undefined, now],
    ["ten minutes on its way", device(-600, 0), at(-600)],
    ["a clock that is five hours late", device(-18_600, -18_000), at(-600)],
    ["a clock that is a day early", device(86_400, 87_000), at(-600)],
    ["a device that claims to send before it read", device(10, 0), undefined],
    ["longer than three days", device(-longestOffline / 1_000 - 1, 0), undefined],
  ])("%s", (_what, claim, moment) => {
    expect(checkInMoment(now, claim)).toEqual(moment);
  });
});

test("people check in from so many minutes before the begin until so many after the end", () => {
  const window = checkInWindow({ startsAt: at(0), endsAt: at(7_200), before: 60, after: 15 });
  expect(window).toEqual({ from: at(-3_600), until: at(8_100) });
});
