import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { hashPassword, needsRehash, passwordIsRight } from "./password-hash.ts";

test("argon2id, 19 MiB, two passes; salted", async () => {
  const [one, other] = await Promise.all([hashPassword("a b c"), hashPassword("a b c")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(needsRehash(one)).toBe(false);
});

test("nothing is cut or folded: every character counts (security row 1)", async () => {
  const long = `${"ñ".repeat(127)}Z`;
  const hash = await hashPassword(long);
  expect(await passwordIsRight(long, hash)).toBe(true);
  expect(await passwordIsRight(`${"ñ".repeat(127)}z`, hash)).toBe(false);
  expect(await passwordIsRight(`${"ñ".repeat(127)}`, hash)).toBe(false);
  expect(await passwordIsRight(long.normalize("NFD"), hash)).toBe(false);
});

test("nobody's password is never right", async () => {
  expect(await passwordIsRight("", null)).toBe(false);
  expect(await passwordIsRight("anything", undefined)).toBe(false);
});

test("a cheaper hash is made anew", async () => {
  expect(needsRehash(await hash("a", { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(needsRehash(await hash("a", { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
  expect(needsRehash(await hash("a", { memoryCost: 65_536, timeCost: 3, parallelism: 1 }))).toBe(false);
});
