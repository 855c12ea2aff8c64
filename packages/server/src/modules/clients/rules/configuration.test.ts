import { describe, expect, test } from "vitest";
import { checkLook, checkOnce, checkTimeZone, isBelowStandard } from "./configuration.ts";

const look = { oauth2: null, useRecaptcha: false, recaptchaSiteKey: null };

describe("§5 password length, a client's setting with floor 6", () => {
  test.each([
    [6, true],
    [7, true],
    [8, false],
    [12, false],
  ])("%i is below the standard: %s", (length, below) => {
    expect(isBelowStandard(length)).toBe(below);
  });
});

describe("a time zone", () => {
  test.each(["America/Sao_Paulo", "America/Argentina/Buenos_Aires", "UTC"])("%s exists", (zone) => {
    expect(checkTimeZone(zone)).toEqual([]);
  });

  test.each(["Sao_Paulo", "America/Atlantis", "<script>"])("%s does not", (zone) => {
    expect(checkTimeZone(zone)).toEqual([{ path: "body.timeZone", code: "not_an_option" }]);
  });
});

describe("§3 login parameters", () => {
  test("an issuer is reached over https only", () => {
    expect(checkLook({ ...look, oauth2: { issuer: "https://id.example.com" } })).toEqual([]);
    for (const issuer of ["http://id.example.com", "javascript:alert(1)", "file:///etc/passwd"]) {
      expect(checkLook({ ...look, oauth2: { issuer } })).toEqual([
        { path: "body.oauth2.issuer", code: "invalid" },
      ]);
    }
  });

  test("recaptcha needs its key", () => {
    expect(checkLook({ ...look, useRecaptcha: true })).toEqual([
      { path: "body.recaptchaSiteKey", code: "required" },
    ]);
    expect(checkLook({ ...look, useRecaptcha: true, recaptchaSiteKey: "6Lc" })).toEqual([]);
  });

  test("a field or a place stands once", () => {
    expect(checkOnce([{ key: "a" }, { key: "b" }, { key: "a" }], "body.items")).toEqual([
      { path: "body.items.2.key", code: "invalid" },
    ]);
  });
});
