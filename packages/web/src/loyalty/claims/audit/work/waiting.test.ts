import { expect, it } from "vitest";
import { waitingBeside } from "./waiting.ts";

it("a verdict that can still be taken back is not counted as waiting, and comes back with the undo", () => {
  expect(waitingBeside(7, undefined)).toBe(7);
  expect(waitingBeside(7, { id: "held" })).toBe(6);
  expect(waitingBeside(0, { id: "held" })).toBe(0);
});
