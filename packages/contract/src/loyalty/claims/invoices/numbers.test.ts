import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceNaturalKey, normalizedInvoiceNumber, numberFits } from "./numbers.ts";

describe("§validation#invoice-number an invoice number already sent", () => {
  it.each([
    ["000123", "123"],
    [" 0001-00001234 ", "100001234"],
    ["f001-123", "F001123"],
    ["１２３", "123"],
    ["1\u200b2\u200d3\ufeff", "123"],
    ["\u202e123", "123"],
    ["NF nº 12.345", "NFN012345"],
    ["NF-1O5", "NF105"],
    ["nf-IO5", "NF105"],
    ["NF-lo5", "NF105"],
    ["ΝF-1Ο5", "NF105"],
    ["NF-1О5", "NF105"],
    ["\uff2e\uff26-1\u041e5", "NF105"],
    ["А\u04173", "A33"],
    ["O12", "12"],
    ["0", null],
    ["–", null],
    ["", null],
    ["\u200b", null],
    ["9".repeat(5000), null],
  ] as const)("%j counts as %s", (typed, number) => {
    expect(normalizedInvoiceNumber(typed)).toBe(number);
  });

  it("counts the same however often it is read, and whatever stands between its signs", () => {
    const noise = fc.constantFrom("", " ", "-", ".", "/", "\u200b", "\u00ad", "\ufeff");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
        const once = normalizedInvoiceNumber(typed);
        expect(normalizedInvoiceNumber(once ?? "")).toBe(once);
      }),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9A-HJKMNP-Z][0-9A-HJKMNP-Z]{0,20}$/),
        fc.array(noise),
        (number, marks) => {
          const typed = [...number].map((sign, index) => `${sign}${marks[index] ?? ""}`).join("");
          expect(normalizedInvoiceNumber(`00${typed.toLowerCase()}`)).toBe(number);
        },
      ),
    );
  });
});

describe("§validation#invoice-number the same paper under whoever's name", () => {
  const paper = { issuer: "12.345.678/0001-95", number: "000123", date: "2026-08-05" };

  it("has one key", () => {
    expect(invoiceNaturalKey(paper)).toBe("12345678000195|123|2026-08-05");
    expect(invoiceNaturalKey({ ...paper, issuer: "12345678000195", number: "1-23" })).toBe(
      invoiceNaturalKey(paper),
    );
  });

  it.each([
    ["the issuer", { issuer: null }],
    ["the number", { number: "--" }],
    ["the day", { date: null }],
    ["a day that exists", { date: "2026-02-30" }],
  ])("has none without %s", (_name, missing) => {
    expect(invoiceNaturalKey({ ...paper, ...missing })).toBeNull();
  });
});

describe("§validation#invoice-number the number typed is the number in the code", () => {
  it.each([
    ["1234", { number: "1234", series: "1" }, true],
    ["001234", { number: "1234", series: "1" }, true],
    ["0001-00001234", { number: "1234", series: "1" }, true],
    ["F001-00000123", { number: "123", series: "F001" }, true],
    ["SETP990004217", { number: "SETP990004217", series: null }, true],
    ["990004217", { number: "SETP990004217", series: null }, true],
    ["90004217", { number: "SETP990004217", series: null }, false],
    ["", { number: "SETP", series: null }, false],
    ["1235", { number: "1234", series: "1" }, false],
    ["91234", { number: "1234", series: "1" }, false],
    ["F002-123", { number: "123", series: "F001" }, false],
    ["", { number: "123", series: null }, false],
    ["77", { number: null, series: null }, undefined],
    ["B001 N° 00000123", { country: "PE", number: "123", series: "B001" }, true],
    ["123", { country: "PE", number: "123", series: "B001" }, true],
    ["Factura B 0010-00000094", { country: "AR", number: "94", series: "10" }, true],
    ["0001-00000094", { country: "AR", number: "94", series: "10" }, false],
  ] as const)("%s against %j: %s", (typed, reading, fits) => {
    expect(numberFits(typed, { country: "CO", ...reading })).toBe(fits);
  });
});
