import type { ManifestSequencing } from "@trilha/contract/learning/content/manifest.ts";
import { describe, expect, test } from "vitest";
import {
  ahead,
  flowing,
  type SequencingNode,
  three,
  treeOf,
  walk,
} from "../../../../../test/builders-sequencing.ts";

describe("§protocols#scorm-sequencing choice", () => {
  const two = (first: ManifestSequencing, second: ManifestSequencing = {}): SequencingNode[] => [
    ["f", first, [["a"], ["b"]]],
    ["g", second, [["c"], ["d"]]],
  ];
  test.each<[string, ManifestSequencing, SequencingNode[], string[], string[]]>([
    ["anything, of itself", flowing(), three, ["start", "choice c", "choice a"], ["a", "c", "a"]],
    ["nothing, where it is off", flowing({ choice: false }), three, ["start", "choice c"], ["a", "refused"]],
    [
      "a cluster opens its first part",
      flowing(),
      two(flowing(), flowing()),
      ["start", "choice g"],
      ["a", "c"],
    ],
    [
      "not out of a cluster without choice exit",
      flowing(),
      two(flowing({ choiceExit: false })),
      ["start", "choice c"],
      ["a", "refused"],
    ],
    [
      "not into a cluster that prevents activation",
      flowing(),
      two(flowing(), flowing({ preventActivation: true })),
      ["start", "choice d", "choice b"],
      ["a", "none", "b"],
    ],
    [
      "only next to a constrained cluster",
      flowing(),
      [...two(flowing({ constrainChoice: true })), ["e"]],
      ["start", "choice e"],
      ["a", "none"],
    ],
    [
      "out of a part that constrains: clusters alone do",
      flowing(),
      [["f", flowing(), [["x", flowing(), [["a", flowing({ constrainChoice: true })], ["b"]]], ["c"]]]],
      ["start", "choice c"],
      ["a", "c"],
    ],
    [
      "not what is hidden",
      flowing(),
      [["a"], ["b", ahead("hiddenFromChoice", "always")]],
      ["start", "choice b"],
      ["a", "none"],
    ],
    [
      "not past what stops forward traversal",
      flowing(),
      [["a"], ["b", ahead("stopForwardTraversal", "always")], ["c"]],
      ["start", "choice c"],
      ["a", "none"],
    ],
    ["a jump goes anywhere", flowing({ choice: false }), three, ["start", "jump c"], ["a", "c"]],
  ])("%s", (_, root, nodes, wishes, outcomes) => {
    expect(walk(treeOf(root, nodes), ...wishes)).toEqual(outcomes);
  });
});
