import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import { describe, expect, test } from "vitest";
import { mergePhones, staysVerified } from "./phones.ts";

describe("§entities#profile-contact phones", () => {
  test("named kinds replace, empty ones go, the rest stays", () => {
    const before = { cellphone: "+5511911112222", commercial: "+551133334444" };
    expect(mergePhones(before, { commercial: "", mobile: "+5511955556666" })).toEqual({
      cellphone: "+5511911112222",
      mobile: "+5511955556666",
    });
  });

  test.each([
    ["the number stays", { cellphone: "1" }, { cellphone: "1", commercial: "9" }, true],
    ["the number changes", { cellphone: "1" }, { cellphone: "2" }, false],
    ["the number goes", { cellphone: "1" }, {}, false],
    ["another takes its place", { cellphone: "1", mobile: "2" }, { mobile: "2" }, false],
    ["another kind changes", { cellphone: "1", mobile: "2" }, { cellphone: "1", mobile: "3" }, true],
    ["there never was one", {}, {}, false],
  ] as const)("verified? %s", (_, before, after, stays) => {
    expect(staysVerified(before, after)).toBe(stays);
  });

  test("codes go to the cellphone, else the mobile, else WhatsApp, never to a desk", () => {
    expect(codePhone({ whatsapp: "3", mobile: "2", cellphone: "1" })).toBe("1");
    expect(codePhone({ whatsapp: "3", mobile: "2" })).toBe("2");
    expect(codePhone({ whatsapp: "3", commercial: "4" })).toBe("3");
    expect(codePhone({ commercial: "4", residential: "5" })).toBeUndefined();
  });
});
