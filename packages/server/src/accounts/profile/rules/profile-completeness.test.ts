import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProfileFacts, profileCompleteness } from "./profile-completeness.ts";

describe("§entities#user-profile: completeness", () => {
  const empty: ProfileFacts = {
    firstName: "Ana",
    lastName: "",
    nickname: null,
    gender: null,
    maritalStatus: null,
    children: null,
    birthday: null,
    profession: null,
    phones: {},
    address: {},
  };
  const full: ProfileFacts = {
    ...empty,
    lastName: "Silva",
    nickname: "Aninha",
    gender: "female",
    maritalStatus: "single",
    children: 0,
    birthday: "1990-05-01",
    profession: "painter",
    phones: { commercial: "+551133334444" },
    address: { zipCode: "01001-000", state: "SP", city: "São Paulo", street: "Praça da Sé", number: "1" },
  };

  test("a name alone is little, everything is 100, no children is an answer", () => {
    expect(profileCompleteness(empty)).toBe(8);
    expect(profileCompleteness(full)).toBe(100);
    expect(profileCompleteness({ ...full, children: null })).toBe(91);
  });

  test("filling a field in never makes it less", () => {
    const keys = Object.keys(full) as (keyof ProfileFacts)[];
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom(...keys), (filled, next) => {
        const some = { ...empty, ...Object.fromEntries(filled.map((key) => [key, full[key]])) };
        const more = { ...some, [next]: full[next] };
        expect(profileCompleteness(more)).toBeGreaterThanOrEqual(profileCompleteness(some));
      }),
    );
  });
});
