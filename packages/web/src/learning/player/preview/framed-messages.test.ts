import { describe, expect, test } from "vitest";
import { readFramedMessage } from "./framed-messages.ts";

describe("§learning#course-preview what a framed preview says", () => {
  test("is a place in the course or the way back, and nothing else", () => {
    const type = "trilha.preview";
    expect(readFramedMessage({ type, order: 3 })).toEqual({ order: 3 });
    expect(readFramedMessage({ type, left: true })).toEqual({ left: true });
    for (const other of [
      null,
      "x",
      { order: 3 },
      { type, order: 0 },
      { type, order: "3" },
      { type, order: 1.5 },
    ])
      expect(readFramedMessage(other)).toBeUndefined();
  });
});
