import { describe, expect, it } from "vitest";
import { toggled, toggledAll } from "./selection.ts";

describe("ticked rows", () => {
  it("toggles one without touching the set it was given", () => {
    const before = new Set(["a"]);
    expect([...toggled(before, "b")]).toEqual(["a", "b"]);
    expect([...toggled(before, "a")]).toEqual([]);
    expect([...before]).toEqual(["a"]);
  });

  it("ticks all in sight, then unticks them and keeps the others", () => {
    const some = toggledAll(new Set(["z", "a"]), ["a", "b"]);
    expect([...some].sort()).toEqual(["a", "b", "z"]);
    expect([...toggledAll(some, ["a", "b"])]).toEqual(["z"]);
  });
});
