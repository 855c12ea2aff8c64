import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every letter half as wide as the text is high. */
const measure = (text: string) => [...text].length / 2;
const box = { width: 100, lines: 2, size: 20, smallest: 10 };

describe("§learning#certificates: a text in its box", () => {
  test.each([
    ["short", "Ana Silva", { lines: ["Ana Silva"], size: 20 }],
    ["in two lines", "Ana Maria da Silva", { lines: ["Ana Maria", "da Silva"], size: 20 }],
    ["breaks of the author stay", "a\nb", { lines: ["a", "b"], size: 20 }],
    [
      "smaller where it does not fit",
      "aaaa bbbb cccc dddd eeee",
      { lines: ["aaaa bbbb cccc", "dddd eeee"], size: 14 },
    ],
  ])("%s", (_, text, fitted) => {
    expect(fitText(text, measure, box)).toEqual(fitted);
  });

  test("cut only where the smallest is too large, and it says so", () => {
    const { lines, size } = fitText("palavra ".repeat(30), measure, box);
    expect(size).toBe(10);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  test("whatever it says, it never leaves its box", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        const { lines, size } = fitText(text, measure, box);
        expect(lines.length).toBeLessThanOrEqual(box.lines);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
      }),
    );
  });
});
