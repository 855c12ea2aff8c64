import { checkBirthday } from "@trilha/contract/identity/checks.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { birthdayDate, birthdayParts } from "./birthday.ts";
import { isAccepted } from "./legal-acceptance.ts";
import { codePhone, mergePhones, staysVerified } from "./phones.ts";
import { type ProfileFacts, profileCompleteness } from "./profile-completeness.ts";

test.each([
  { inForce: null, accepted: null, holds: true },
  { inForce: 1, accepted: null, holds: false },
  { inForce: 2, accepted: 1, holds: false },
  { inForce: 2, accepted: 2, holds: true },
])("§3 terms in force $inForce, accepted $accepted: $holds", ({ holds, ...text }) => {
  expect(isAccepted(text)).toBe(holds);
});

describe("§5 a birthday in three parts", () => {
  test("comes back as it was given, whatever the day", () => {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2025-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const date = moment.toISOString().slice(0, 10);
        const parts = birthdayParts(date);
        expect(parts && birthdayDate(parts)).toBe(date);
        expect(parts && checkBirthday(parts, "2026-01-01")).toBeUndefined();
      }),
    );
  });

  test("none is none", () => {
    expect(birthdayParts(null)).toBeNull();
    expect(birthdayDate({ year: null, month: null, day: null })).toBeNull();
  });
});

describe("§3 phones", () => {
  test("named kinds replace, empty ones go, the rest stays", () => {
    const before = { cellphone: "+5511911112222", commercial: "+551133334444" };
    expect(mergePhones(before, { commercial: "", mobile: "+5511955556666" })).toEqual({
      cellphone: "+5511911112222",
      mobile: "+5511955556666",
    });
  });

  test.each([
    ["the number stays", { cellphone: "1" }, { cellphone: "1", commercial: "9" }, true],
    ["the number changes", { cellphone: "1" }, { cellphone: "2" }, false],
    ["the number goes", { cellphone: "1" }, {}, false],
    ["another takes its place", { cellphone: "1", mobile: "2" }, { mobile: "2" }, false],
    ["another kind changes", { cellphone: "1", mobile: "2" }, { cellphone: "1", mobile: "3" }, true],
    ["there never was one", {}, {}, false],
  ] as const)("verified? %s", (_, before, after, stays) => {
    expect(staysVerified(before, after)).toBe(stays);
  });

  test("codes go to the cellphone, else the mobile, else WhatsApp, never to a desk", () => {
    expect(codePhone({ whatsapp: "3", mobile: "2", cellphone: "1" })).toBe("1");
    expect(codePhone({ whatsapp: "3", mobile: "2" })).toBe("2");
    expect(codePhone({ whatsapp: "3", commercial: "4" })).toBe("3");
    expect(codePhone({ commercial: "4", residential: "5" })).toBeUndefined();
  });
});

describe("§3 User profile: completeness", () => {
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
