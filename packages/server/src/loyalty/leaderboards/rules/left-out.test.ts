import { expect, test } from "vitest";
import { isLeftOut, type ParticipantFacts } from "./left-out.ts";

const ranked: ParticipantFacts = { enrolled: true, status: "active", accountDeleted: false };

test.each<[string, Partial<ParticipantFacts>, boolean]>([
  ["signed up and active", {}, false],
  ["never signed up", { enrolled: false }, true],
  ["waiting for approval", { status: "awaiting_approval" }, true],
  ["blocked", { status: "blocked" }, true],
  ["no member any more", { status: null }, true],
  ["account deleted", { accountDeleted: true }, true],
])("§loyalty#leaderboard-left-out left out of a ranking: %s: %s", (_, facts, leftOut) => {
  expect(isLeftOut({ ...ranked, ...facts })).toBe(leftOut);
});
