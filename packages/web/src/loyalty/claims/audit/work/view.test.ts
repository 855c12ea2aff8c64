import { describe, expect, it } from "vitest";
import { moved, transformOf, turned, WHOLE, zoomed } from "./view.ts";

const frame = { width: 400, height: 200 };

describe("looking at a picture", () => {
  it("comes nearer around the point that is meant", () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: -50 });
    expect(near).toEqual({ zoom: 2, turns: 0, x: -100, y: 50 });
  });

  it("never leaves it smaller than the frame, nor lost outside", () => {
    expect(zoomed(zoomed(WHOLE, 3), 0.1)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 100).zoom).toBe(8);
    expect(moved(WHOLE, 50, 50, frame)).toEqual(WHOLE);
    expect(moved(zoomed(WHOLE, 2), 9_999, -9_999, frame)).toMatchObject({ x: 300, y: -150 });
  });

  it("turns by quarters and comes round", () => {
    const once = turned(WHOLE);
    expect(transformOf(once, frame)).toBe("translate(0px, 0px) rotate(90deg) scale(0.5)");
    expect(turned(turned(turned(once)))).toEqual(WHOLE);
  });
});
