import { expect, it } from "vitest";
import { neighbours } from "./neighbours.ts";

it("one is decided after the other", () => {
  expect(neighbours(["a", "b", "c"], "b")).toEqual({ next: "c", previous: "a" });
  expect(neighbours(["a", "b"], "b")).toEqual({ next: undefined, previous: "a" });
  expect(neighbours(["a"], "gone")).toEqual({ next: "a", previous: undefined });
});
