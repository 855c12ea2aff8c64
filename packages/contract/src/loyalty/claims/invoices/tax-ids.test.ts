import { describe, expect, it } from "vitest";
import { isCnpj, isCuit, isRfc, isRuc, isRut, normalizeTaxId } from "./tax-ids.ts";

const cases = {
  CNPJ: {
    check: isCnpj,
    right: ["12.345.678/0001-95", "11222333000181", "12.ABC.345/01DE-35", "12abc34501de35"],
    wrong: ["12345678000196", "12ABC34501DE53", "00000000000000", "1234567800019", "12ABC34501DEAB", ""],
  },
  CUIT: {
    check: isCuit,
    right: ["30-50001091-2", "20123456786", "33693450239"],
    wrong: ["30500010913", "3050001091", "A0500010912", ""],
  },
  RUC: {
    check: isRuc,
    right: ["20100070970", "20131312955"],
    wrong: ["20100070971", "30100070970", "2010007097", ""],
  },
  RUT: {
    check: isRut,
    right: ["44.300.251-0", "76354051-0", "60803000-K", "60803000-k", "1-9"],
    wrong: ["44300251-1", "60803000-0", "K", "123456789-2", ""],
  },
  RFC: {
    check: isRfc,
    right: ["XAXX010101000", "CIN960904FQ2", "Ñ&A010101AB1", "cuoa880131q85"],
    wrong: ["CIN961304FQ2", "CIN960904FQ", "1IN960904FQ2", ""],
  },
};

describe.each(Object.entries(cases))(
  "§validation#invoice-reading tax ids on invoices: %s",
  (_name, { check, right, wrong }) => {
    it.each(right)("%s is one", (id) => expect(check(id)).toBe(true));
    it.each(wrong)("%j is none", (id) => expect(check(id)).toBe(false));
  },
);

it("are compared without their punctuation", () => {
  expect(normalizeTaxId(" 12.abc.345/01de-35 ")).toBe("12ABC34501DE35");
});
