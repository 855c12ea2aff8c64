import { describe, expect, test } from "vitest";
import { flowing, type SequencingNode, treeOf, walk } from "../../../../../test/builders-sequencing.ts";
import { commonAncestor, pathTo, preorder, sequencerOf } from "./activity-tree.ts";

describe("§protocols#scorm-sequencing the activity tree", () => {
  const nodes: SequencingNode[] = [["f", flowing(), [["a"], ["b"]]], ["c"]];
  test("each before its children; paths from the root; the lowest that two share", () => {
    const { root, byId } = treeOf(flowing(), nodes);
    expect(preorder(root).map(({ id }) => id)).toEqual(["root", "f", "a", "b", "c"]);
    const [a, b, c] = ["a", "b", "c"].map((id) => byId.get(id));
    if (!a || !b || !c) throw new Error("no tree");
    expect(pathTo(b).map(({ id }) => id)).toEqual(["root", "f", "b"]);
    expect([commonAncestor(a, b).id, commonAncestor(a, c).id]).toEqual(["f", "root"]);
  });

  test("another revision: what is gone is left out, what is new begins from nothing", () => {
    const before = treeOf(flowing(), nodes);
    walk(before, "start", "continue");
    const { root, lasting, random } = treeOf(flowing(), [["a"], ["d"]]);
    const { state } = sequencerOf(root, before.state, {}, { lasting, random });
    expect([state.current, Object.keys(state.activities)]).toEqual([null, ["root", "a", "d"]]);
    expect([state.activities.a?.attempts, state.activities.d?.attempts]).toEqual([1, 0]);
  });
});
