import { describe, expect, it } from "vitest";
import { accessKey, codes, wrongKey } from "../../../../../server/test/receipts/codes.ts";
import { bestCode, brokenKey, fieldsOf, fillFrom, keyFault, readMark } from "./invoice-code.ts";

const facts = { number: 4711, day: 20, cents: 129_900 };
const empty = { invoiceNumber: "", saleDate: "2026-11-21", issuer: "", code: null, read: {} };

describe("the code on an invoice", () => {
  it("is found among whatever else was read", () => {
    const best = bestCode(["https://shop.example/promo", codes.nfce2Offline(facts)], "BR");
    expect(best?.text).toBe(codes.nfce2Offline(facts));
    expect(best && fieldsOf(best.reading)).toEqual({
      invoiceNumber: "4711",
      saleDate: "2026-10-20",
      issuer: "12345678000195",
    });
    expect(bestCode(["https://shop.example/promo"], "BR")).toBeUndefined();
  });

  it("keeps series or point of sale before the number, as it is printed", () => {
    const peruvian = bestCode([codes.sunat(facts)], "PE");
    expect(peruvian && fieldsOf(peruvian.reading).invoiceNumber).toBe("B001-4711");
    const argentine = bestCode([codes.arca(facts)], "AR");
    expect(argentine && fieldsOf(argentine.reading).invoiceNumber).toBe("0010-00004711");
  });

  it("says when a digit of its key is wrong", () => {
    const key = accessKey(facts);
    expect(brokenKey([`https://www.nfce.fazenda.sp.gov.br/qrcode?p=${wrongKey(key)}|2|1|1|AB`])).toBe(true);
    expect(brokenKey([codes.nfce2(facts), "7891234567895"])).toBe(false);
  });
});

describe("§validation#invoice-number a fiscal key typed as the number", () => {
  it.each([
    ["a right one", accessKey(facts), undefined],
    ["in groups of four", accessKey(facts).replace(/(.{4})/g, "$1 "), undefined],
    ["with its last digit wrong", wrongKey(accessKey(facts)), "check_digit"],
    ["a plain number", "4711", undefined],
    ["a word of 44 letters", "A".repeat(44), undefined],
  ])("%s", (_, text, fault) => {
    expect(keyFault(text)).toBe(fault);
  });
});

describe("what is filled in from the code", () => {
  const best = bestCode([codes.nfce2Offline(facts)], "BR");
  if (!best) throw new Error("no code");
  const filled = fillFrom(empty, best, "2026-11-21");

  it("is every field the code knows, marked as read", () => {
    expect([filled.invoiceNumber, filled.saleDate, filled.issuer]).toEqual([
      "4711",
      "2026-10-20",
      "12345678000195",
    ]);
    expect(filled.code).toBe(best.text);
    expect(readMark(filled, "saleDate")).toBe("read");
  });

  it("is not what a person typed", () => {
    const typed = { ...empty, invoiceNumber: "99", saleDate: "2026-11-19" };
    const mixed = fillFrom(typed, best, "2026-11-21");
    expect([mixed.invoiceNumber, mixed.saleDate, mixed.issuer]).toEqual([
      "99",
      "2026-11-19",
      "12345678000195",
    ]);
    expect(readMark(mixed, "invoiceNumber")).toBe("changed");
  });

  it("gives way to the next photo's code and loses its mark when corrected", () => {
    const next = bestCode([codes.nfce2Offline({ ...facts, number: 4712, day: 19 })], "BR");
    if (!next) throw new Error("no code");
    const again = fillFrom(filled, next, "2026-11-21");
    expect([again.invoiceNumber, again.saleDate]).toEqual(["4712", "2026-10-19"]);
    expect(readMark({ ...again, invoiceNumber: "4713" }, "invoiceNumber")).toBe("changed");
  });

  it("marks what it does not say, and nothing before it was read", () => {
    expect(readMark(empty, "saleDate")).toBeUndefined();
    expect(readMark({ ...filled, read: { invoiceNumber: "4711" } }, "saleDate")).toBe("unread");
  });
});
