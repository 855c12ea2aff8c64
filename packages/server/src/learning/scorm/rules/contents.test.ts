import { describe, expect, test } from "vitest";
import { anItem } from "../../../../test/builders-scorm.ts";
import { flowing, treeOf, walk } from "../../../../test/builders-sequencing.ts";
import { contentsOfItems, contentsOfTree, controlsOf } from "./contents.ts";

const done = { completion: "completed", success: "unknown", score: 80, progress: null } as const;

describe("§protocols#scorm-sequencing the table of contents", () => {
  test("by the manifest: clusters with what is in them; hidden parts only where they are open", () => {
    const folder = anItem("f", { href: null, sco: false, children: [anItem("a"), anItem("b")] });
    const empty = anItem("e", { href: null, sco: false });
    const items = [folder, empty, anItem("h", { isVisible: false })];
    const listed = (shown: string) =>
      contentsOfItems(items, new Map([["a", done]]), shown).map(({ id, depth, leaf, state }) => [
        id,
        depth,
        leaf,
        state,
      ]);
    expect(listed("a")).toEqual([
      ["f", 0, false, "in_progress"],
      ["a", 1, true, "completed"],
      ["b", 1, true, "not_started"],
    ]);
    expect(listed("h").at(-1)).toEqual(["h", 0, true, "not_started"]);
  });

  test("by the tree: records of the parts, the cluster's own rollup", () => {
    const sequencer = treeOf(flowing(), [["f", flowing(), [["a"], ["b"]]], ["c"]]);
    walk(sequencer, "start", "continue");
    const states = contentsOfTree(sequencer, new Map([["a", done]])).map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      ["f", "in_progress"],
      ["a", "completed"],
      ["b", "not_started"],
      ["c", "not_started"],
    ]);
  });

  test.each([
    ["all of them", flowing(), [], { continue: true, previous: true, suspend: true, exit: true }],
    ["only forward", flowing({ forwardOnly: true }), [], { continue: true, previous: false }],
    [
      "those it does not hide",
      flowing(),
      ["continue", "suspendAll", "exitAll"],
      { continue: null, suspend: false, exit: false },
    ],
  ])("ways beside the content: %s", (_, root, hidden, controls) => {
    const sequencer = treeOf(root, [["a"], ["b"]]);
    walk(sequencer, "start");
    expect(controlsOf(sequencer, hidden)).toMatchObject(controls);
  });
});
