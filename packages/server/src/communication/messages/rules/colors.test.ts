import { describe, expect, it } from "vitest";
import { textOn } from "./colors.ts";

describe("§entities#client text on a client's colour", () => {
  it.each([
    ["#000000", "#FFFFFF"],
    ["#FFFFFF", "#000000"],
    ["#0F766E", "#FFFFFF"],
    ["#F2A900", "#000000"],
    ["#E4572E", "#000000"],
    ["#14213D", "#FFFFFF"],
    // The grey where both contrast the same, and its neighbours.
    ["#757575", "#FFFFFF"],
    ["#767676", "#000000"],
  ])("on %s is %s", (color, text) => {
    expect(textOn(color)).toBe(text);
  });
});
