import { describe, expect, it } from "vitest";
import { afterUnauthorized, singleFlight } from "./unauthorized.ts";

describe("a 401", () => {
  it.each([
    ["a refresh token only", { refresh: "r", webservice: undefined }, "refresh"],
    ["no refresh token", { refresh: undefined, webservice: undefined }, "clear"],
    ["a webservice token", { refresh: undefined, webservice: "w" }, "clear"],
    ["both", { refresh: "r", webservice: "w" }, "clear"],
  ] as const)("with %s", (_, tokens, expected) => {
    expect(afterUnauthorized(tokens)).toBe(expected);
  });
});

describe("one refresh at a time", () => {
  it("serves everybody who asks while it runs, then may run again", async () => {
    let runs = 0;
    let finish = (_: number) => {};
    const ask = singleFlight(() => {
      runs += 1;
      return new Promise<number>((resolve) => {
        finish = resolve;
      });
    });
    const both = [ask(), ask(), ask()];
    finish(7);
    expect(await Promise.all(both)).toEqual([7, 7, 7]);
    expect(runs).toBe(1);
    const later = ask();
    finish(8);
    expect(await later).toBe(8);
    expect(runs).toBe(2);
  });

  it("lets everybody know when it failed, and tries anew next time", async () => {
    let runs = 0;
    const ask = singleFlight(async () => {
      runs += 1;
      throw new Error("no");
    });
    await expect(Promise.all([ask(), ask()])).rejects.toThrow("no");
    await expect(ask()).rejects.toThrow("no");
    expect(runs).toBe(2);
  });
});
