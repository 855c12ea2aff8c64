import { expect, it } from "vitest";
import { joined, nextOpen } from "./pairs.ts";

const lefts = ["a", "b", "c"];
const pair = (left: string, right: string) => ({ left, right });

it("§entities#course-test matching: each belongs to one at most", () => {
  const two = joined([pair("b", "y")], lefts, pair("a", "x"));
  expect(two).toEqual([pair("a", "x"), pair("b", "y")]);
  expect(joined(two, lefts, pair("a", "y"))).toEqual([pair("a", "y")]);
});

it("§entities#course-test matching: goes on with the next open one, around the end", () => {
  expect(nextOpen([pair("a", "x")], lefts, "a")).toBe("b");
  expect(nextOpen([pair("c", "x")], lefts, "c")).toBe("a");
  expect(nextOpen([pair("a", "x"), pair("b", "y"), pair("c", "z")], lefts, "c")).toBeUndefined();
});
