import { expect, test } from "vitest";
import { askable } from "./askable.ts";

const groups = [
  { tags: ["tela"], difficulty: 1, kind: "one", questions: 3 },
  { tags: ["tela", "som"], difficulty: 2, kind: "numeric", questions: 2 },
  { tags: ["tela"], difficulty: 2, kind: "essay", questions: 5 },
  { tags: [], difficulty: 3, kind: "scale", questions: 1 },
] as const;
const pool = { groups: groups.map((group) => ({ ...group, tags: [...group.tags] })) };

test.each([
  [[], 5],
  [["tela"], 5],
  [["som"], 2],
  [["tela", "som"], 2],
  [["outra"], 0],
])("§learning#drills a drill of %j may ask %i questions", (tags, questions) => {
  expect(askable(pool, tags)).toBe(questions);
});
