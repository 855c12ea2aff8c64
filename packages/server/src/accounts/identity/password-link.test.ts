import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keysFrom } from "../../core/keys.ts";
import { decodeUid, type LinkOwner, linkParts, readPasswordLink } from "./password-link.ts";

const keys = keysFrom(["k".repeat(32)]);
const now = new Date("2026-03-10T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const owner: LinkOwner = {
  id: "01980000-0000-7000-8000-000000000001",
  username: "Ana",
  email: "ana@example.com",
  password_hash: "$argon2id$old",
  last_sign_in_at: new Date("2026-03-01T08:00:00.123Z"),
};
const link = linkParts(keys, owner, now, "mail");

describe("§routes#set-password set-password/{username}/{uidb64}/{token}", () => {
  test("looks as links of this kind do, and names its way", () => {
    expect(link.token).toMatch(/^[0-9a-z]{6}-[0-9a-f]{32}$/);
    expect(decodeUid(link.uidb64)).toBe(owner.id);
    expect(readPasswordLink(keys, link, owner, now)).toBe("mail");
    expect(readPasswordLink(keys, linkParts(keys, owner, now, "code"), owner, now)).toBe("code");
  });

  test.each([
    ["the password changed", { password_hash: "$argon2id$new" }],
    ["the password was set for the first time", { password_hash: null }],
    ["the person signed in", { last_sign_in_at: new Date("2026-03-01T08:00:01Z") }],
    ["the e-mail changed", { email: "other@example.com" }],
    ["it is someone else", { id: "01980000-0000-7000-8000-000000000002" }],
  ])("dead because %s", (_, change) => {
    expect(readPasswordLink(keys, link, { ...owner, ...change }, now)).toBeUndefined();
  });

  test("parts of a second of the last sign-in do not count", () => {
    const same = { ...owner, last_sign_in_at: new Date("2026-03-01T08:00:00.999Z") };
    expect(readPasswordLink(keys, link, same, now)).toBe("mail");
  });

  test.each([
    [0, "mail"],
    [3 * 24 * 60 * 60, "mail"],
    [3 * 24 * 60 * 60 + 1, undefined],
    [-1, undefined],
  ])("after %i s: %s", (seconds, channel) => {
    expect(readPasswordLink(keys, link, owner, later(seconds))).toBe(channel);
  });

  test("works while the key it was made with is kept beside the new one", () => {
    expect(readPasswordLink(keysFrom(["n".repeat(32), "k".repeat(32)]), link, owner, now)).toBe("mail");
    expect(readPasswordLink(keysFrom(["n".repeat(32)]), link, owner, now)).toBeUndefined();
  });

  test("the username must be the person's, in any case of letters", () => {
    expect(readPasswordLink(keys, { ...link, username: "ana" }, owner, now)).toBe("mail");
    expect(readPasswordLink(keys, { ...link, username: "eva" }, owner, now)).toBeUndefined();
  });

  test("anything else is no link", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 128 }), (token) => {
        expect(readPasswordLink(keys, { username: owner.username, token }, owner, now)).toBeUndefined();
      }),
    );
    const [stamp = "", mark = ""] = link.token.split("-");
    for (const token of [
      mark,
      `${stamp}-`,
      `-${mark}`,
      `${stamp}-${mark}-`,
      `${stamp}-${mark.toUpperCase()}`,
    ]) {
      expect(readPasswordLink(keys, { username: owner.username, token }, owner, now)).toBeUndefined();
    }
    for (const uidb64 of ["", "!", "MQ", `${link.uidb64}=`, ` ${link.uidb64}`, "\u0000"]) {
      expect(decodeUid(uidb64)).toBeUndefined();
    }
  });
});
