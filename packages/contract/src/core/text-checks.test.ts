import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { email } from "./shapes.ts";
import { checkEmail, emailsMatch, isNumeric, isTooLong, shownLink } from "./text-checks.ts";

const tenMegabytes = "a".repeat(10_000_000);

describe("§validation#texts of 256 characters", () => {
  it.each([
    ["", false],
    ["x".repeat(256), false],
    ["x".repeat(257), true],
    [tenMegabytes, true],
  ])("case %#", (text, tooLong) => {
    expect(isTooLong(text)).toBe(tooLong);
  });
});

describe("§validation#email e-mail", () => {
  it.each(["ana@example.com", " Ana.Silva+loja@sub.example.com.br ", "a@b.co"])("%s is valid", (address) => {
    expect(checkEmail(address)).toBeUndefined();
  });

  it.each([
    "",
    "ana",
    "ana@",
    "@example.com",
    "ana@example",
    "ana@@example.com",
    "ana silva@example.com",
    "ana@exam\u0000ple.com",
    "ana\u202e@example.com",
    "ana\u200f@example.com",
    "ａｎａ@example.com",
    "ana\u0301@example.com",
    "ana@example.com\r\nbcc: all@example.com",
    "ana@example.com,eva@example.com",
    "<ana@example.com>",
  ])("%j is not", (address) => {
    expect(checkEmail(address)).toBe("email_invalid");
  });

  it("agrees with the shape of every body", () => {
    const parts = fc.constantFrom(
      "a",
      "Z",
      "9",
      ".",
      "..",
      "-",
      "_",
      "+",
      "'",
      "@",
      " ",
      "é",
      "\u0000",
      "co",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.array(parts, { maxLength: 8 }), (left, right) => {
        const written = `${left.join("")}@${right.join("")}`;
        expect(checkEmail(written) === undefined).toBe(z.safeParse(email, written).success);
      }),
      { numRuns: 400 },
    );
  });

  it("does not read a text of ten megabytes", () => {
    expect(checkEmail(`${tenMegabytes}@example.com`)).toBe("too_long");
    expect(checkEmail("@".repeat(10_000_000))).toBe("too_long");
  });

  it.each([
    ["ana@example.com", "ana@example.com", true],
    ["Ana@Example.com", " ana@example.COM ", true],
    ["ana@example.com", "ana@example.co", false],
    ["ana@example.com", "", false],
    ["ana@example.com", "ana@example.com\u200f", false],
  ])("%j and %j: %s", (address, confirmation, same) => {
    expect(emailsMatch(address, confirmation)).toBe(same);
  });
});

describe("§validation#numeric-string check", () => {
  it.each([0, -1, 1.5, "0", "12", " 12 ", "-3", "1.5", "1e3", "007"])("%j is a number", (value) => {
    expect(isNumeric(value)).toBe(true);
  });

  it.each([
    "",
    " ",
    "a",
    "a12",
    "12a",
    "1,5",
    "１２",
    "٣",
    "1\u0000",
    "\u200f1",
    "1\u0301",
    "Infinity",
    "1e309",
    "NaN",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    [1],
    {},
    "1".repeat(10_000_000),
  ])("case %# is none", (value) => {
    expect(isNumeric(value)).toBe(false);
  });

  it("takes every number as it is written", () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect([isNumeric(number), isNumeric(String(number))]).toEqual([true, true]);
      }),
    );
  });
});

describe("§validation#links are truncated to 50 characters", () => {
  it.each([
    ["https://example.com", "https://example.com"],
    ["x".repeat(50), "x".repeat(50)],
    ["x".repeat(51), `${"x".repeat(50)}…`],
    ["😀".repeat(50), "😀".repeat(50)],
    ["😀".repeat(51), `${"😀".repeat(50)}…`],
    [tenMegabytes, `${"a".repeat(50)}…`],
  ])("case %#", (address, shown) => {
    expect(shownLink(address)).toBe(shown);
  });

  it("never cuts a character in two, and never shows more than 51", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 40, maxLength: 80 }), (address) => {
        const shown = shownLink(address);
        expect(shown.isWellFormed()).toBe(true);
        expect([...shown].length).toBeLessThanOrEqual(51);
      }),
      { numRuns: 40 },
    );
  });
});
