import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, mixed, onWhite, textOn } from "./colours.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);

test("§entities#login-parameters: whatever a client chose, text in it on white is readable", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(contrast(onWhite(colour), "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("§entities#login-parameters: text on it is the better of white and ink, and readable as large text at least", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test("mixing goes from one colour to the other", () => {
  expect([
    mixed("#000000", "#FFFFFF", 0),
    mixed("#000000", "#FFFFFF", 0.5),
    mixed("#000000", "#FFFFFF", 1),
  ]).toEqual(["#000000", "#808080", "#FFFFFF"]);
});
