import { plainZip } from "@trilha/contract/loyalty/orders/address.ts";
import { expect, test } from "vitest";
import { homeAddress } from "../../../../test/home-address.ts";
import { needsProof } from "./fresh-proof.ts";

const { recipient: _, phone: __, ...profile } = homeAddress;

test.each([
  ["home, as the profile has it", [profile], false],
  ["home in other words", [{ ...profile, zipCode: plainZip(profile.zipCode) }], false],
  ["a place nobody named", [{ ...profile, street: "Rua X" }], true],
  ["an empty profile", [{}], true],
])("a fresh proof: %s", (_name, known, needed) => {
  expect(needsProof(homeAddress, known)).toBe(needed);
});
