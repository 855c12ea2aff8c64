import { describe, expect, it } from "vitest";
import { changedKeys, rebase, sameValue } from "./rebase.ts";

describe("same value", () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [null, {}, false],
    [[], {}, false],
  ])("%j and %j: %s", (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
  });
});

describe("a form somebody else saved meanwhile", () => {
  const seen = { name: "Ana", store: "a", groups: ["x"] };

  it("keeps what I touched and takes the rest", () => {
    const { values, clashes } = rebase(seen, { ...seen, store: "b" }, { ...seen, name: "Ana Lima" });
    expect(values).toEqual({ name: "Ana Lima", store: "b", groups: ["x"] });
    expect(clashes).toEqual([]);
  });

  it("names the fields both touched, unless both meant the same", () => {
    const mine = { ...seen, store: "b", groups: ["x", "y"] };
    const { values, clashes } = rebase(seen, mine, { ...seen, store: "c", groups: ["x", "y"] });
    expect(values).toEqual(mine);
    expect(clashes).toEqual(["store"]);
  });

  it("has nothing left to save when all of it is in already", () => {
    const theirs = { ...seen, store: "b" };
    expect(changedKeys(theirs, rebase(seen, { ...seen, store: "b" }, theirs).values)).toEqual([]);
  });
});
