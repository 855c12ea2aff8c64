import { expect, test } from "vitest";
import { alreadyAwarded } from "./mystery-reach.ts";

const action = { storeId: "s1", date: "2026-03-11" };
const none = { object: false, day: false, week: false, campaign: false };

test.each([
  ["nothing", [], none],
  [
    "the same store, long ago",
    [{ storeId: "s1", occurredOn: "2026-01-05" }],
    { ...none, object: true, campaign: true },
  ],
  [
    "another store, the same day",
    [{ storeId: "s2", occurredOn: "2026-03-11" }],
    { object: false, day: true, week: true, campaign: true },
  ],
  [
    "the Sunday of that week",
    [{ storeId: null, occurredOn: "2026-03-15" }],
    { ...none, week: true, campaign: true },
  ],
  ["the Monday after", [{ storeId: null, occurredOn: "2026-03-16" }], { ...none, campaign: true }],
] as const)(
  "§earning-rules#mystery-customer mystery-customer actions pay once: %s",
  (_, earlier, already) => {
    expect(alreadyAwarded(earlier, action)).toEqual(already);
  },
);
