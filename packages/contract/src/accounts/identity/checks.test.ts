import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkBirthday,
  checkDocument,
  checkPassword,
  documentMask,
  documentsLike,
  isCpf,
  normalizeDocument,
  passwordStrength,
} from "./checks.ts";
import { passwordCeiling } from "./limits.ts";

/** The two check digits of nine digits, computed another way than the rule does: by the remainder table. */
function completeCpf(nine: number[]): string {
  const digit = (digits: number[]) => {
    const sum = digits.reduce((total, value, index) => total + value * (digits.length + 1 - index), 0);
    const rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(nine);
  return [...nine, first, digit([...nine, first])].join("");
}

const nineDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });

describe("§validation#document-brazil Brazilian document", () => {
  it.each(["529.982.247-25", "52998224725", " 529 982 247 25 ", "111.444.777-35"])(
    "%s is valid",
    (document) => {
      expect(checkDocument(document, "BR")).toBeUndefined();
    },
  );

  it.each([
    ["529.982.247-26", "a wrong check digit"],
    ["529.982.247-2", "ten digits"],
    ["529.982.247-255", "twelve digits"],
    ["111.111.111-11", "all the same digit"],
    ["000.000.000-00", "all zeros"],
    ["5299822472A", "a letter"],
    ["", "nothing"],
    ["５２９.９８２.２４７-２５", "full-width digits"],
    ["٥٢٩٩٨٢٢٤٧٢٥", "Arabic digits"],
    ["5299822472\u03015", "a combining mark"],
    ["\u200f52998224725", "a right-to-left mark"],
    ["52998224725\u0000", "NUL"],
    ["5\u200b2998224725", "a blank of no width"],
    ["5".repeat(10_000_000), "ten megabytes"],
    [" ".repeat(10_000_000), "ten megabytes of blanks"],
  ])("%s is refused: %s", (document) => {
    expect(checkDocument(document, "BR")).toBe("document_invalid");
  });

  it("takes every number with its own check digits, and none with another", () => {
    fc.assert(
      fc.property(nineDigits, fc.integer({ min: 1, max: 9 }), (nine, shift) => {
        fc.pre(new Set(nine).size > 1);
        const document = completeCpf(nine);
        expect(isCpf(document)).toBe(true);
        const last = (Number(document[10]) + shift) % 10;
        expect(isCpf(`${document.slice(0, 10)}${last}`)).toBe(false);
      }),
    );
  });

  it("does not care for dots, dashes and spaces", () => {
    fc.assert(
      fc.property(nineDigits, fc.array(fc.constantFrom(".", "-", " "), { maxLength: 12 }), (nine, marks) => {
        const document = completeCpf(nine);
        const marked = [...document].map((digit, index) => `${digit}${marks[index] ?? ""}`).join("");
        expect(isCpf(marked)).toBe(isCpf(document));
        expect(normalizeDocument(marked)).toBe(document);
      }),
    );
  });
});

describe("§validation#document-other documents of other countries", () => {
  it.each(["AR", "UY"] as const)("%s: exactly eight digits", (country) => {
    expect(checkDocument("12.345.678", country)).toBeUndefined();
    for (const wrong of ["1234567", "123456789", "1234567a", ""]) {
      expect(checkDocument(wrong, country)).toBe("document_invalid");
    }
  });

  it.each(["CA", "CL", "CO", "MX", "PE"] as const)(
    "%s: not checked, but plain letters and digits",
    (country) => {
      expect(checkDocument("X-1", country)).toBeUndefined();
      expect(checkDocument("12.345.678-k", country)).toBeUndefined();
      for (const hostile of [
        "１２３",
        "12\u0301",
        "\u200f12",
        "12\u0000",
        "",
        "1".repeat(26),
        "1".repeat(10_000_000),
      ]) {
        expect(checkDocument(hostile, country)).toBe("document_invalid");
      }
    },
  );

  it("one document is one text, whatever dashes and capitals it is written with", () => {
    expect(normalizeDocument("12.345.678-k")).toBe(normalizeDocument("12345678‑K"));
  });

  it("masks: Brazil in groups, Argentina and Uruguay eight, others free", () => {
    expect(documentMask("BR")).toBe("###.###.###-##");
    expect(documentMask("AR")).toHaveLength(8);
    expect(documentMask("UY")).toHaveLength(8);
    expect(documentMask("PE")).toBeUndefined();
  });
});

describe("§validation#password", () => {
  it.each([
    ["abcdef", "weak"],
    ["ABCDEF12", "weak"],
    ["Abcdef", "weak"],
    ["Abcde1", "medium"],
    ["Ábçdé1", "medium"],
    ["Abcde 1", "medium"],
    ["Abcde1!", "strong"],
    ["Абвгд1€", "strong"],
  ] as const)("%s is %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("is at least six characters whatever a client asks", () => {
    expect(checkPassword("Abcd1", { minLength: 1, strength: "weak" })).toEqual({
      code: "too_short",
      params: { minimum: 6 },
    });
    expect(checkPassword("Abcde1", { minLength: 6, strength: "medium" })).toBeUndefined();
    expect(checkPassword("Abcdef1", { minLength: 8, strength: "medium" })?.code).toBe("too_short");
  });

  it("counts characters, not code units, and takes any up to the ceiling", () => {
    expect(checkPassword("😀😀😀😀😀", { minLength: 6, strength: "weak" })?.code).toBe("too_short");
    expect(checkPassword("😀".repeat(64), { minLength: 8, strength: "weak" })).toBeUndefined();
    expect(checkPassword("x".repeat(passwordCeiling + 1), { minLength: 8, strength: "weak" })?.code).toBe(
      "too_long",
    );
  });

  it("keeps every mark of a password, and looks at ten megabytes no longer than at ten letters", () => {
    for (const odd of ["pa\u0301ss\u200fword", "ｐａｓｓ　ｗｏｒｄ", "pass\u0000word"]) {
      expect(checkPassword(odd, { minLength: 8, strength: "weak" })).toBeUndefined();
    }
    expect(checkPassword("x".repeat(10_000_000), { minLength: 8, strength: "weak" })?.code).toBe("too_long");
  });

  it("asks for the strength the client set", () => {
    expect(checkPassword("Abcdefg1", { minLength: 8, strength: "strong" })?.code).toBe("password_too_weak");
    expect(checkPassword("Abcdefg1!", { minLength: 8, strength: "strong" })).toBeUndefined();
  });
});

describe("§validation#birthday", () => {
  const today = "2026-11-21";
  it.each([
    [{}, undefined],
    [{ year: null, month: null, day: null }, undefined],
    [{ year: 1990, month: 2, day: 28 }, undefined],
    [{ year: 2000, month: 2, day: 29 }, undefined],
    [{ year: 2026, month: 11, day: 20 }, undefined],
    [{ year: 1990, month: 2 }, "birthday_incomplete"],
    [{ day: 3 }, "birthday_incomplete"],
    [{ year: 1990, month: 2, day: 29 }, "birthday_invalid"],
    [{ year: 1990, month: 13, day: 1 }, "birthday_invalid"],
    [{ year: 2026, month: 11, day: 21 }, "birthday_invalid"],
    [{ year: 1899, month: 12, day: 31 }, "birthday_invalid"],
  ])("%j gives %s", (parts, code) => {
    expect(checkBirthday(parts, today)).toBe(code);
  });
});

it.each([
  ["529.982.247-25", ["52998224725"]],
  ["1234567890", ["1234567890", "01234567890"]],
  ["12345678", ["12345678", "00012345678"]],
  ["AB-12", ["AB12"]],
  [" - ", []],
])("a document a file has as %s may be stored as %j", (written, stored) => {
  expect(documentsLike(written)).toEqual(stored);
});
