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

describe("§protocols#scorm-sequencing flow", () => {
  test.each<[string, ManifestSequencing, SequencingNode[], string[], string[]]>([
    [
      "forwards, and out at the end",
      flowing(),
      three,
      ["start", "continue", "continue", "continue"],
      ["a", "b", "c", "ended"],
    ],
    [
      "back, but not before the first",
      flowing(),
      three,
      ["start", "continue", "previous", "previous"],
      ["a", "b", "a", "none"],
    ],
    [
      "not back where it only goes forward",
      flowing({ forwardOnly: true }),
      three,
      ["start", "continue", "previous"],
      ["a", "b", "refused"],
    ],
    ["nowhere without flow", {}, three, ["start", "choice b", "continue"], ["none", "b", "refused"]],
    [
      "into clusters and out of them",
      flowing(),
      [["f", flowing(), [["a"], ["b"]]], ["c"]],
      ["start", "continue", "continue", "previous"],
      ["a", "b", "c", "b"],
    ],
    [
      "a cluster that only goes forward is entered at its first part from behind",
      flowing(),
      [["f", flowing({ forwardOnly: true }), [["a"], ["b"]]], ["c"]],
      ["start", "continue", "continue", "previous"],
      ["a", "b", "c", "a"],
    ],
    [
      "past what is skipped",
      flowing(),
      [["a"], ["b", ahead("skip", "always")], ["c"]],
      ["start", "continue"],
      ["a", "c"],
    ],
    [
      "not into what is disabled",
      flowing(),
      [["a"], ["b", ahead("disabled", "always")], ["c"]],
      ["start", "continue"],
      ["a", "none"],
    ],
  ])("%s", (_, root, nodes, wishes, outcomes) => {
    expect(walk(treeOf(root, nodes), ...wishes)).toEqual(outcomes);
  });
});
