import { describe, expect, test } from "vitest";
import { ahead, flowing, treeOf, walk } from "../../../../../test/builders-sequencing.ts";
import { contentsOf, validRequests } from "./menu.ts";

describe("§protocols#scorm-sequencing what a learner may do", () => {
  test("what may be chosen, and which requests would be answered, is tried on a copy", () => {
    const sequencer = treeOf(flowing(), [
      ["a"],
      ["b", ahead("disabled", "always")],
      ["c", ahead("hiddenFromChoice", "always")],
    ]);
    walk(sequencer, "start");
    const before = structuredClone(sequencer.state);
    expect(contentsOf(sequencer).map(({ id, selectable }) => [id, selectable])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(validRequests(sequencer)).toMatchObject({
      continue: false,
      previous: false,
      choice: { a: true, c: false },
    });
    expect(sequencer.state).toEqual(before);
  });
});
