import { expect, it } from "vitest";
import { readability } from "./readability.ts";

it.each(["#0F766E", "#ffffff", "#000000", "#F2A900", "#777777"])("%s reads in both schemes", (color) => {
  for (const { ratio } of readability(color) ?? []) expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(readability(color)).toHaveLength(2);
});

it("says when a colour had to move", () => {
  expect(readability("#FFFFFF")?.map(({ scheme, moved }) => [scheme, moved])).toEqual([
    ["light", true],
    ["dark", false],
  ]);
});

it("says nothing of what is no colour yet", () => {
  expect(readability("#12")).toBeUndefined();
  expect(readability("#abc")).toBeUndefined();
});
