import { describe, expect, test } from "vitest";
import { judgeRefresh, type RefreshFacts } from "./judge-refresh.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const day = 24 * 60 * 60;
const running: RefreshFacts = {
  usedAt: null,
  endedAt: null,
  expiresAt: ago(-1),
  lastSeenAt: ago(600),
  deletedAt: null,
  idleDays: 30,
  isWebservice: false,
  sameDevice: true,
  now,
};

describe("§states#token-refresh", () => {
  test.each([
    ["fresh", {}, "rotate"],
    ["used this moment", { usedAt: now }, "race"],
    ["used 10 s ago", { usedAt: ago(10) }, "race"],
    ["used a moment more ago", { usedAt: ago(10.001) }, "reused"],
    ["used this moment on another device", { usedAt: now, sameDevice: false }, "reused"],
    ["fresh, on another device", { sameDevice: false }, "rotate"],
    ["used long ago", { usedAt: ago(10 * day) }, "reused"],
    ["at the absolute end", { expiresAt: now }, "expired"],
    ["a second before the idle end", { lastSeenAt: ago(30 * day - 1) }, "rotate"],
    ["at the idle end", { lastSeenAt: ago(30 * day) }, "expired"],
    ["signed out", { endedAt: ago(1) }, "ended"],
    ["signed out, and used", { endedAt: ago(1), usedAt: ago(100) }, "ended"],
    ["a partner's session, however fresh", { isWebservice: true }, "ended"],
    ["a partner's session, used", { isWebservice: true, usedAt: ago(100) }, "ended"],
    ["person deleted", { deletedAt: ago(1) }, "ended"],
    // A copy is a copy even when the session is over by itself.
    ["used long ago, expired", { usedAt: ago(100), expiresAt: ago(50) }, "reused"],
    ["racing over the end", { usedAt: ago(2), expiresAt: ago(1) }, "expired"],
  ] as const)("%s: %s", (_, facts, verdict) => {
    expect(judgeRefresh({ ...running, ...facts })).toBe(verdict);
  });
});
