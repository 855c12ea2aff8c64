import { describe, expect, test } from "vitest";
import { isValid, keyState } from "./key-state.ts";

const now = new Date("2026-03-10T12:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("§states#webservice-login: a partner's key", () => {
  test.each([
    ["new", { ends_at: null, revoked_at: null }, "active", true],
    ["replaced, with time left", { ends_at: at(1), revoked_at: null }, "ending", true],
    ["replaced, at its end", { ends_at: now, revoked_at: null }, "ended", false],
    ["replaced long ago", { ends_at: at(-1e6), revoked_at: null }, "ended", false],
    ["revoked", { ends_at: null, revoked_at: at(-1) }, "revoked", false],
    ["revoked with time left", { ends_at: at(100), revoked_at: now }, "revoked", false],
  ] as const)("%s", (_, key, state, valid) => {
    expect([keyState(key, now), isValid(key, now)]).toEqual([state, valid]);
  });
});
