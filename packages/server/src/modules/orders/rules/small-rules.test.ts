import { plainZip } from "@trilha/contract/orders/address.ts";
import { expect, test } from "vitest";
import { homeAddress } from "../../../../test/home-address.ts";
import { countingsOf } from "./counted.ts";
import { needsProof, proofMinutes } from "./fresh-proof.ts";
import { hindranceOf } from "./hindrance.ts";
import { orderCodeOf } from "./order-code.ts";

const now = new Date("2026-11-20T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const { recipient: _, phone: __, ...profile } = homeAddress;

test.each([
  ["home, as the profile has it", [profile], null, false],
  ["home in other words", [{ ...profile, zipCode: plainZip(profile.zipCode) }], null, false],
  ["a place nobody named", [{ ...profile, street: "Rua X" }], null, true],
  ["an empty profile", [{}], null, true],
  ["a new place, the password just said", [{}], minutesAgo(proofMinutes), false],
  ["a new place, the password said long ago", [{}], minutesAgo(proofMinutes + 1), true],
])("a fresh proof: %s", (_name, known, at, needed) => {
  expect(needsProof(homeAddress, known, { at, now })).toBe(needed);
});

test("a code is eight signs nobody takes for one another", () => {
  expect(orderCodeOf(new Uint8Array([0, 31, 32, 255, 8, 9, 22, 23]))).toBe("2Z2ZABQR");
});

test("§5 an order counts in every period of reward and category, with the limit where there is one", () => {
  const limit = { scope: "category", scopeId: "c", period: "month", units: 2 } as const;
  const at = { campaignId: "x", today: "2026-11-20" };
  expect(countingsOf({ id: "r", categoryId: "c" }, [limit], at)).toEqual([
    { row: ["category", "c", "c:x"], limit: null },
    { row: ["category", "c", "m:2026-11"], limit: 2 },
    { row: ["category", "c", "y:2026"], limit: null },
    { row: ["category", "c", "ever"], limit: null },
    { row: ["reward", "r", "c:x"], limit: null },
    { row: ["reward", "r", "m:2026-11"], limit: null },
    { row: ["reward", "r", "y:2026"], limit: null },
    { row: ["reward", "r", "ever"], limit: null },
  ]);
});

const order = {
  own: false,
  state: "awaiting_approval",
  blocked: false,
  waits: { points: 0, fell: false },
} as const;
test.each([
  [{}, null],
  [{ own: true }, "own_order"],
  [{ waits: { points: 60, fell: false } }, "waits_for_audit"],
  [{ waits: { points: 0, fell: true } }, "points_fell"],
  [{ blocked: true }, "person_blocked"],
  [{ state: "approved", own: true, blocked: true }, null],
] as const)("who may approve: %j", (changes, hindrance) => {
  expect(hindranceOf({ ...order, ...changes })).toBe(hindrance);
});
