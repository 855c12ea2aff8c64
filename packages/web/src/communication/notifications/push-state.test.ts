import { describe, expect, it } from "vitest";
import { type PushFacts, pushState } from "./push.ts";

const on: PushFacts = {
  publicKey: "BKd0",
  supported: true,
  mustInstall: false,
  permission: "granted",
  subscribed: true,
  saved: true,
};

describe("push messages in this browser", () => {
  it.each([
    [{}, "on"],
    [{ publicKey: null }, "unavailable"],
    [{ supported: false }, "unsupported"],
    [{ supported: false, mustInstall: true }, "install"],
    [{ permission: "denied" }, "denied"],
    [{ permission: "default", subscribed: false, saved: false }, "off"],
    [{ subscribed: false }, "off"],
    [{ saved: false }, "off"],
  ] as const)("with %o are %s", (facts, state) => {
    expect(pushState({ ...on, ...facts })).toBe(state);
  });
});
