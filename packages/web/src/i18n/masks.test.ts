import { countries } from "@trilha/contract/core/country.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMask, maskDocument, maskPhone, maskZip, plainPhone } from "./masks.ts";

describe("phones by country", () => {
  it.each([
    ["BR", "+5511987654321", "(11) 98765-4321"],
    ["BR", "1132654321", "(11) 3265-4321"],
    ["BR", "119", "(11) 9"],
    ["BR", "+5491123456789", "+5491123456789"],
    ["AR", "+541123456789", "11 2345-6789"],
    ["CA", "4165550123", "(416) 555-0123"],
    ["CL", "+56912345678", "9 1234 5678"],
    ["CO", "3001234567", "300 123 4567"],
    ["MX", "5512345678", "55 1234 5678"],
    ["PE", "987654321", "987 654 321"],
    ["PE", "", ""],
  ] as const)("in %s %s is written %s", (country, typed, shown) => {
    expect(maskPhone(typed, country)).toBe(shown);
  });

  it("come back as they were sent", () => {
    const digits = fc.stringMatching(/^\d{8,9}$/);
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, typed) => {
        const sent = plainPhone(maskPhone(typed, country), country);
        expect(plainPhone(maskPhone(sent, country), country)).toBe(sent);
      }),
    );
  });

  it("keep an empty field empty", () => {
    expect(plainPhone("", "BR")).toBe("");
    expect(plainPhone("+", "BR")).toBe("");
  });
});

describe("postal codes by country", () => {
  it.each([
    ["BR", "01310100", "01310-100"],
    ["CA", "k1a0b1", "K1A 0B1"],
    ["AR", "c1425dkf", "C1425DKF"],
    ["AR", "1425", "1425"],
    ["MX", "06600", "06600"],
  ] as const)("in %s %s is written %s", (country, typed, shown) => {
    expect(maskZip(typed, country)).toBe(shown);
  });
});

it("a mask never grows what it is given twice", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("(##) #####-####", "A#A #A#", "###.###.###-##"),
      fc.string(),
      (mask, text) => {
        const once = applyMask(mask, text);
        expect(applyMask(mask, once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(mask.length);
      },
    ),
  );
});

it.each([
  ["BR", "52998224725", "529.982.247-25"],
  ["AR", "12.345.678-9", "12345678"],
  ["UY", "1.234.567-8", "12345678"],
  ["CL", "12345678-K", "12345678-K"],
  ["PE", "1".repeat(30), "1".repeat(25)],
] as const)("§validation#input-masks a document of %s, %s, is written %s", (country, typed, shown) => {
  expect(maskDocument(typed, country)).toBe(shown);
});
