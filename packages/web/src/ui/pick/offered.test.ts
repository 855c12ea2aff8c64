import { expect, test } from "vitest";
import { offered } from "./offered.ts";

test("what is retired is offered only where it was chosen before", () => {
  const north = { value: "a", label: "Norte" };
  const south = { value: "b", label: "Sul" };
  const options = [
    { ...north, retired: false },
    { ...south, retired: true },
  ];
  expect(offered(options, [])).toEqual([north]);
  expect(offered(options, ["a"])).toEqual([north]);
  expect(offered(options, ["b"])).toEqual([north, south]);
});
