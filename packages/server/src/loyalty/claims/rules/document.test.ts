import { describe, expect, test } from "vitest";
import { documentOf, type InvoiceEntry } from "./document.ts";

const key = "35260812345678000195650010000001231876543217";
const arca = `https://www.afip.gob.ar/fe/qr/?p=${Buffer.from(
  '{"fecha":"2026-10-01","cuit":30500010912,"ptoVta":10,"tipoCmp":6,"nroCmp":94,"importe":12100.5,"codAut":70417054367476}',
).toString("base64")}`;
const typed: InvoiceEntry = { invoiceNumber: "123", saleDate: "2026-08-05" };
const keysOf = (invoice: Partial<InvoiceEntry>, country: Parameters<typeof documentOf>[1] = "BR") => {
  const { invoiceKey, fiscalKey, naturalKey } = documentOf({ ...typed, ...invoice }, country);
  return [invoiceKey, fiscalKey, naturalKey];
};

describe("§validation#sale-rules sale, invoice number already sent: however it is typed", () => {
  test.each([
    ["123", "123"],
    [" 000.123 ", "123"],
    ["１２３", "123"],
    ["nf-123", "NF123"],
    ["1230", "1230"],
    ["0", null],
    ["---", null],
    ["9".repeat(64), "9".repeat(64)],
    // A sign that folds into several makes a key longer than what was typed.
    ["㎏".repeat(40), "KG".repeat(32)],
  ])("%j", (invoiceNumber, invoiceKey) => {
    expect(keysOf({ invoiceNumber })).toEqual([invoiceKey, null, null]);
  });
});

describe("§validation#sale-rules sale, invoice number already sent: the code names the document for good", () => {
  const natural = "12345678000195|123|2026-08-05";

  test.each<[string, Partial<InvoiceEntry>, (string | null)[]]>([
    ["read from the invoice", { code: key }, ["123", `BR:${key}`, natural]],
    [
      "its own number counts, not the typed one",
      { code: key, invoiceNumber: "9" },
      ["9", `BR:${key}`, natural],
    ],
    ["its own issuer too", { code: key, issuer: "11222333000181" }, ["123", `BR:${key}`, natural]],
    ["a damaged code says nothing", { code: `${key.slice(0, 43)}8` }, ["123", null, null]],
    ["nor does an empty one", { code: "" }, ["123", null, null]],
    ["issuer, number and day by hand", { issuer: "12.345.678/0001-95" }, ["123", null, natural]],
    [
      "another day is another invoice",
      { issuer: "12345678000195", saleDate: "2026-08-06" },
      ["123", null, "12345678000195|123|2026-08-06"],
    ],
  ])("%s", (_, invoice, keys) => {
    expect(keysOf(invoice)).toEqual(keys);
  });

  test("by the layout of the store's country", () => {
    const peruvian = "20100070970|03|B001|00000123|18.00|118.00|2026-10-01|1|12345678|aGFzaA==|";
    const named = ["123", "PE:20100070970-03-B001-123", "20100070970|B001-123|2026-10-01"];
    expect(keysOf({ code: peruvian }, "PE")).toEqual(named);
    expect(keysOf({ code: peruvian }, "BR")).toEqual(["123", null, null]);
  });

  test.each<[string, "AR" | "PE", string, string, string]>([
    ["B001-123", "PE", "20100070970|03|B001|00000123|18.00|118.00|2026-10-01", "20100070970", "B001123"],
    ["B001 00000123", "PE", "20100070970|03|B001|00000123|18.00|118.00|2026-10-01", "20100070970", "B001123"],
    ["0010-00000094", "AR", arca, "30-50001091-2", "1000000094"],
    ["Factura B 00010-94", "AR", arca, "30500010912", "1000000094"],
  ])(
    "read by one, typed as %s by another: one document",
    (invoiceNumber, country, code, issuer, invoiceKey) => {
      const [, , read] = keysOf({ code, invoiceNumber: "7" }, country);
      const byHand = keysOf({ issuer, invoiceNumber, saleDate: "2026-10-01" }, country);
      expect(byHand).toEqual([invoiceKey, null, read]);
      const other = keysOf({ issuer, invoiceNumber: `${invoiceNumber}1`, saleDate: "2026-10-01" }, country);
      expect(other[2]).not.toBe(read);
    },
  );

  test("a bar code without an official layout has no key of its own", () => {
    const slip = { code: "TC# 0045-8812 3", issuer: "123456789" };
    const { invoiceKey, fiscalKey, reading } = documentOf({ ...typed, ...slip }, "CA");
    expect([invoiceKey, fiscalKey, reading?.confidence]).toEqual(["123", null, "weak"]);
  });
});
