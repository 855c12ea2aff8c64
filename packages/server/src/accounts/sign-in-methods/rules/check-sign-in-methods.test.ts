import { describe, expect, test } from "vitest";
import { checkCaptcha, checkIssuer, needsSecret } from "./check-sign-in-methods.ts";

describe("security row 17: an issuer", () => {
  test.each([
    ["https://id.example.com", undefined],
    ["https://id.example.com/realms/rede", undefined],
    ["https://login.microsoftonline.com/2f1c5a8e-0000-4000-8000-000000000000/v2.0", undefined],
    ["https://login.microsoftonline.com/common/v2.0", "invalid"],
    ["https://login.microsoftonline.com/ORGANIZATIONS/v2.0", "invalid"],
    ["https://login.microsoftonline.com/consumers", "invalid"],
    ["https://id.example.com/.well-known/openid-configuration", "invalid"],
    ["https://ana:secret@id.example.com", "invalid"],
    ["https://id.example.com/?a=b", "invalid"],
    ["https://id.example.com/#a", "invalid"],
    ["http://id.example.com", "invalid"],
    ["ftp://id.example.com", "invalid"],
    ["javascript:alert(1)", "invalid"],
    ["id.example.com", "invalid"],
  ] as const)("%s: %s", (issuer, code) => {
    expect(checkIssuer(issuer, { plainHttp: false })).toBe(code);
  });

  test("may be plain http on a developer's machine", () => {
    expect(checkIssuer("http://localhost:4000", { plainHttp: true })).toBeUndefined();
  });
});

test.each([
  ["kept, same issuer", { issuer: "https://a" }, { issuer: "https://a", hasSecret: true }, false],
  ["kept, other issuer", { issuer: "https://b" }, { issuer: "https://a", hasSecret: true }, true],
  [
    "typed, other issuer",
    { issuer: "https://b", secret: "s" },
    { issuer: "https://a", hasSecret: true },
    false,
  ],
  [
    "taken away, other issuer",
    { issuer: "https://b", secret: null },
    { issuer: "https://a", hasSecret: true },
    false,
  ],
  ["never one, other issuer", { issuer: "https://b" }, { issuer: "https://a", hasSecret: false }, false],
  ["new", { issuer: "https://b" }, undefined, false],
])("a secret is for whom it was given: %s", (_, wanted, stored, expected) => {
  expect(needsSecret(wanted, stored)).toBe(expected);
});

test.each([
  [{ active: false, siteKey: null }, false, []],
  [{ active: true, siteKey: "k" }, true, []],
  [{ active: true, siteKey: "k", secret: "s" }, false, []],
  [{ active: true, siteKey: "k" }, false, ["body.captcha.secret"]],
  [{ active: true, siteKey: "k", secret: null }, true, ["body.captcha.secret"]],
  [{ active: true, siteKey: "" }, true, ["body.captcha.siteKey"]],
])("§entities#recaptcha use %j with a kept secret %s misses %j", (wanted, hasSecret, missing) => {
  expect(checkCaptcha(wanted, hasSecret).map(({ path }) => path)).toEqual(missing);
});
