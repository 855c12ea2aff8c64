import { Secret, TOTP } from "otpauth";
import { describe, expect, it, test } from "vitest";
import { newTotpSecret, stepOfCode, stepSeconds, totpAddress } from "./totp.ts";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const now = new Date("2026-11-20T12:00:14Z");
const current = Math.floor(now.getTime() / 1000 / stepSeconds);
const codeAt = (seconds: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + seconds * 1000 });

describe("security row 7: a code of an authenticator", () => {
  // RFC 6238 appendix B, SHA-1, its last six digits.
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is what RFC 6238 says at %i", (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1000), 0)).toBe(Math.floor(seconds / stepSeconds));
  });

  test.each([
    ["of now", 0, current],
    ["of a clock one step late", -30, current - 1],
    ["of a clock one step early", 30, current + 1],
    ["of a clock two steps late", -60, undefined],
    ["of a clock two steps early", 60, undefined],
    ["of an hour ago", -3600, undefined],
  ])("%s", (_name, seconds, step) => {
    expect(stepOfCode(secret, codeAt(seconds), now, 0)).toBe(step);
  });

  it("never counts twice, nor does an older one after it", () => {
    expect(stepOfCode(secret, codeAt(0), now, current)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(-30), now, current)).toBeUndefined();
    expect(stepOfCode(secret, codeAt(30), now, current)).toBe(current + 1);
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６"])("is not %j", (typed) => {
    expect(stepOfCode(secret, typed, now, 0)).toBeUndefined();
  });
});

test("secrets are of 160 bits and never the same", () => {
  const made = new Set(Array.from({ length: 50 }, newTotpSecret));
  expect(made.size).toBe(50);
  for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

test("the address names whose account it is", () => {
  const address = totpAddress(secret, "Nimbus & Cia", "ana@example.com");
  expect(address).toContain("otpauth://totp/Nimbus%20%26%20Cia:ana%40example.com?");
  expect(address).toContain(`secret=${secret}`);
});
