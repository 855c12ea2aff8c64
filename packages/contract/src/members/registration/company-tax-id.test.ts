import { describe, expect, it } from "vitest";
import { checkTaxId, normalizeTaxId } from "./company-tax-id.ts";

describe("§entities#login-parameters company tax id", () => {
  it.each([
    "11.222.333/0001-81",
    "11222333000181",
    " 11 222 333 0001 81 ",
    "12.ABC.345/01DE-35",
    "12abc34501de35",
  ])("%s is a CNPJ", (typed) => {
    expect(checkTaxId(typed, "BR")).toBeUndefined();
  });

  it.each([
    "11.222.333/0001-82",
    "1122233300018",
    "112223330001811",
    "00000000000000",
    "１１２２２３３３０００１８１",
    "11222333000181\u0000",
    "11222333000181\u200f",
    "12ABC34501DEXX",
    "",
    "1".repeat(10_000_000),
  ])("case %# is none", (typed) => {
    expect(checkTaxId(typed, "BR")).toBe("tax_id_invalid");
  });

  it("is not checked elsewhere, but plain", () => {
    expect(checkTaxId("20-12345678-9", "AR")).toBeUndefined();
    expect(checkTaxId("76.123.456-k", "CL")).toBeUndefined();
    expect(normalizeTaxId("76.123.456-k")).toBe("76123456K");
    expect(checkTaxId("12\u200f34", "CL")).toBe("tax_id_invalid");
  });
});
