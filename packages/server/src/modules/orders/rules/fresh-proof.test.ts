import { plainZip } from "@trilha/contract/orders/address.ts";
import { expect, test } from "vitest";
import { homeAddress } from "../../../../test/home-address.ts";
import { needsProof, proofMinutes } from "./fresh-proof.ts";

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
