import { describe, expect, it } from "vitest";
import { pagesOnScreen, topOf, zoomed } from "./pages-on-screen.ts";

const three = { heights: [100, 100, 400], gap: 10 };

describe("§entities#activity-types pages on the screen", () => {
  it.each([
    ["the first and most of the second", { top: 0, height: 180 }, 1, [1, 2]],
    ["only a strip of the second beside the first", { top: 0, height: 150 }, 1, [1]],
    ["the second, after scrolling", { top: 100, height: 120 }, 2, [2]],
    ["a tall page that fills a small screen", { top: 300, height: 150 }, 3, [3]],
    ["the end, where two show alike", { top: 390, height: 250 }, 3, [3]],
    ["a tall page that has just come in", { top: 150, height: 150 }, 2, [2]],
  ])("%s", (_, screen, current, looked) => {
    expect(pagesOnScreen(three, screen)).toEqual({ current, looked });
  });

  it("knows where a page begins", () => {
    expect([1, 2, 3].map((page) => topOf(three, page))).toEqual([10, 120, 230]);
  });
});

it("zooms by steps and stays at the ends", () => {
  expect(zoomed(1, 1)).toBe(1.25);
  expect(zoomed(1, -1)).toBe(1);
  expect(zoomed(4, 1)).toBe(4);
  expect(zoomed(2, -1)).toBe(1.5);
});
