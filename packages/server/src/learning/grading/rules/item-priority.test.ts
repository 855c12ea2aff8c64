import { itemFlags } from "@trilha/contract/learning/grading/items.ts";
import { describe, expect, test } from "vitest";
import { newestOf, placeOfItem } from "./item-priority.ts";

describe("§learning#item-analysis: what to look at first", () => {
  test("the worst flag counts; what has none comes after those, what cannot be told last", () => {
    expect(placeOfItem(["weak", "negative"])).toBe(placeOfItem(["negative"]));
    const places = [...itemFlags].map((flag) => placeOfItem([flag]));
    expect(new Set(places).size).toBe(itemFlags.length);
    expect(placeOfItem(["unused"])).toBeLessThan(placeOfItem([]));
    expect(placeOfItem([])).toBeLessThan(placeOfItem(["too_few"]));
  });

  test("the newest version that was answered stands for its question", () => {
    const newest = newestOf([
      { questionId: "a", version: 2 },
      { questionId: "a", version: 3 },
      { questionId: "a", version: 1 },
      { questionId: "b", version: 1 },
    ]);
    expect([...newest]).toEqual([
      ["a", 3],
      ["b", 1],
    ]);
  });
});
