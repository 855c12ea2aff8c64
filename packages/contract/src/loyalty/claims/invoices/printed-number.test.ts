import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceNaturalKey, invoiceNumberKey } from "./numbers.ts";
import { readInParts, typedInParts } from "./printed-number.ts";

const inParts = (typed: string, country: "AR" | "PE") => {
  const parts = typedInParts(typed, country);
  return parts && `${parts.series}-${parts.number}`;
};

describe("§validation#invoice-argentina an Argentine number, however it is typed", () => {
  it.each([
    "0010-00000094",
    "00010-00000094",
    "10-94",
    "0010 00000094",
    "0010/00000094",
    "0010.00000094",
    "0010–00000094",
    "001000000094",
    "0001000000094",
    "1000000094",
    "A 0010-00000094",
    "B0010-00000094",
    "FC A 0010-00000094",
    "Factura B N° 00010-00000094",
    "Factura “B” Nº 0010 - 00000094",
    "００１０-００００００９４",
    "0010\u200b-\u206000000094",
    "OO1O-94",
    "0010-\u041e\u041e94",
  ])("%s", (typed) => {
    expect(inParts(typed, "AR")).toBe("10-94");
    expect(invoiceNumberKey(typed, "AR")).toBe("1000000094");
  });

  it.each([
    ["another point of sale", "0011-00000094", "11-94"],
    ["another number", "0010-00000095", "10-95"],
    ["the same digits parted elsewhere", "0100-0000094", "100-94"],
    ["the same signs in a row", "1-094", "1-94"],
    ["a number alone", "00000094", null],
    ["a number with thousands", "12.345.678", null],
    ["no number", "0010-00000000", null],
    ["no point of sale", "0000-00000094", null],
    ["three groups", "1-2-3", null],
    ["too many digits", "20260000000000094", null],
    ["nothing", "", null],
    ["a whole page", "1-".repeat(4000), null],
  ])("%s is not it", (_, typed, parts) => {
    expect(inParts(typed, "AR")).toBe(parts);
  });
});

describe("§validation#invoice-peru a Peruvian number, however it is typed", () => {
  it.each([
    "B001-123",
    "b001-00000123",
    "B001 00000123",
    "B001/123",
    "B001–0123",
    "B001.00000123",
    "B001123",
    "B00100000123",
    "B001 N° 123",
    "B001-Nº 00000123",
    "Boleta B001 - 123",
    "Boleta de venta electrónica B001 № 00000123",
    "Ｂ００１-１２３",
    "B001\u00ad-123",
    "BOO1-I23",
    "\u0412001-123",
  ])("%s", (typed) => {
    expect(inParts(typed, "PE")).toBe("B001-123");
    expect(invoiceNumberKey(typed, "PE")).toBe("B001123");
  });

  it.each([
    ["another series", "B002-123", "B002-123"],
    ["the series of a factura", "F001-123", "F001-123"],
    ["letters within the series", "FA01-123", "FA01-123"],
    ["a series of letters", "FACT-0123", "FACT-123"],
    ["a series on paper", "0001-000123", "0001-123"],
    ["the same signs parted elsewhere", "B0011-23", null],
    ["a series of three", "B01-123", null],
    ["a word and a number", "FAC1023", null],
    ["a number alone", "00000123", null],
    ["digits in a row", "000100000123", null],
    ["no number", "B001-0", null],
    ["three groups", "B001-1-23", null],
    ["nothing", "", null],
  ])("%s is not it", (_, typed, parts) => {
    expect(inParts(typed, "PE")).toBe(parts);
  });
});

describe("§validation#document one document, one natural key", () => {
  const facts = { issuer: "20100070970", date: "2026-10-01" };

  it("read and typed with its series are one", () => {
    const read = readInParts({ country: "PE", series: "B001", number: "123" });
    const typed = typedInParts("B001-00000123", "PE");
    expect(invoiceNaturalKey({ ...facts, number: read })).toBe("20100070970|B001-123|2026-10-01");
    expect(typed).toEqual(read);
  });

  it("a number in parts is no other number of the same signs", () => {
    const keys = ["10-94", "1-094", "0001-094"].map((typed) =>
      invoiceNaturalKey({ ...facts, number: typedInParts(typed, "AR") ?? typed }),
    );
    expect(new Set([...keys, invoiceNaturalKey({ ...facts, number: "1094" })]).size).toBe(3);
  });

  it("countries that print one number have no parts", () => {
    expect(typedInParts("B001-123", "BR")).toBeNull();
    expect(readInParts({ country: "BR", series: "1", number: "123" })).toBeNull();
    expect(readInParts({ country: "AR", series: null, number: "123" })).toBeNull();
    expect(invoiceNumberKey("000-123", "BR")).toBe("123");
  });

  it("two documents never share it, however each is typed", () => {
    const point = fc.integer({ min: 1, max: 99_999 });
    const number = fc.integer({ min: 1, max: 99_999_999 });
    const width = fc.integer({ min: 1, max: 8 });
    const mark = fc.constantFrom("-", " ", "/", " - ", "–", " Nº ");
    const typedAs = (series: number, counted: number, zeros: number, between: string) =>
      `${String(series).padStart(4, "0")}${between}${String(counted).padStart(zeros, "0")}`;
    fc.assert(
      fc.property(point, number, point, number, width, mark, (one, first, other, second, zeros, between) => {
        const key = inParts(typedAs(one, first, zeros, between), "AR");
        expect(key).toBe(`${one}-${first}`);
        expect(inParts(typedAs(other, second, 1, "-"), "AR") === key).toBe(one === other && first === second);
      }),
    );
  });

  it("any text gives parts or null, never an exception", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 80 }),
        fc.constantFrom("AR", "PE"),
        (text, country) => {
          expect(typedInParts(text, country)?.number ?? "1").toMatch(/^[1-9]\d{0,7}$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
