import { readInvoiceCode } from "@trilha/contract/loyalty/claims/invoices/read-invoice.ts";
import { describe, expect, it } from "vitest";
import { findingOf, isBlank } from "./picture-finding.ts";

const [one, other] = [
  "35260812345678000195650010000001231876543217",
  "13181017921427000125650010000000309887251170",
];
const legible = { contrast: 40, edges: 12 };
const sent = readInvoiceCode(one, "BR");

describe("§validation#texts what the server's look at the picture gives", () => {
  it.each([
    ["no picture asked for", { asked: false, content: undefined }, sent, "none"],
    ["a PDF", { asked: true, content: undefined }, sent, "unreadable"],
    ["a plain colour", { asked: true, content: { texts: [one], contrast: 1, edges: 0 } }, sent, "blank"],
    ["words without a code", { asked: true, content: { texts: [], ...legible } }, null, "unread"],
    ["a code of something else", { asked: true, content: { texts: ["hello"], ...legible } }, null, "unread"],
    ["the code that was sent", { asked: true, content: { texts: ["x", one], ...legible } }, sent, "read"],
    ["a code, none sent", { asked: true, content: { texts: [one], ...legible } }, null, "read"],
    ["two invoices", { asked: true, content: { texts: [one, other], ...legible } }, sent, "other"],
    [
      "two invoices, no code sent",
      { asked: true, content: { texts: [other, one], ...legible } },
      null,
      "other",
    ],
    ["one invoice twice", { asked: true, content: { texts: [one, one], ...legible } }, sent, "read"],
    ["another code than was sent", { asked: true, content: { texts: [other], ...legible } }, sent, "other"],
  ] as const)("%s", (_, photo, device, finding) => {
    expect(findingOf(photo, "BR", device).finding).toBe(finding);
  });

  it("a number that names no document is not read: Canada has no official code", () => {
    const content = { texts: ["TX 4711 22"], ...legible };
    expect(findingOf({ asked: true, content }, "CA", null).finding).toBe("unread");
  });

  it.each([
    ["darkness", { contrast: 2, edges: 0 }, true],
    ["a blur has tones but no edges", { contrast: 30, edges: 0.2 }, true],
    ["a receipt", { contrast: 25, edges: 9 }, false],
  ])("%s", (_, measured, blank) => {
    expect(isBlank(measured)).toBe(blank);
  });
});
