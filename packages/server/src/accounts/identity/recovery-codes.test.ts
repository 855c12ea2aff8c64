import { recoveryCode } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { expect, test } from "vitest";
import { newRecoveryCodes, partsOfCode, printedCode, recoveryCodeCount } from "./recovery-codes.ts";

test("security row 8: there are ten codes, each found by its own beginning", () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(recoveryCodeCount);
  expect(new Set(codes.map((code) => partsOfCode(code).lookup)).size).toBe(recoveryCodeCount);
  for (const code of codes) {
    const { lookup, secret } = partsOfCode(code);
    expect(lookup + secret).toBe(code);
    expect(code).toMatch(/^[A-Z2-7]{16}$/);
  }
});

test("a code is read as it is printed, typed small, or with spaces", () => {
  const [code = ""] = newRecoveryCodes();
  const printed = printedCode(code);
  expect(printed).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  for (const typed of [printed, printed.toLowerCase(), printed.replaceAll("-", " "), ` ${code} `]) {
    expect(recoveryCode.parse(typed)).toBe(code);
  }
  for (const wrong of ["", printed.slice(1), `${printed}A`, printed.replace(/./, "1")]) {
    expect(recoveryCode.safeParse(wrong).success).toBe(false);
  }
});
