import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GivenMark, judgeMark } from "./judge-mark.ts";

const line = (id: string, points: number) => ({ id, points, text: {} });
const plain = { points: 10, rubric: [] };
const lined = { points: 5, rubric: [line("clear", 4), line("right", 6)] };
const { otherRubric, aboveMost } = resultProblems;

describe("§learning#marking a mark of an essay", () => {
  test.each<[string, Parameters<typeof judgeMark>[0], GivenMark, object]>([
    ["points", plain, { points: 7.25 }, { points: 7.25, rubric: [] }],
    ["nothing", plain, { points: 0 }, { points: 0 }],
    ["above all there is", plain, { points: 10.001 }, { problem: aboveMost, params: { most: 10 } }],
    [
      "a rubric where there is none",
      plain,
      { rubric: [{ id: "clear", points: 1 }] },
      { problem: otherRubric },
    ],
    ["points where there is a rubric", lined, { points: 3 }, { problem: otherRubric }],
    [
      "the rubric, as a share of the question's points",
      lined,
      { rubric: [{ id: "right", points: 6 }, { id: "clear", points: 0 }] }, // biome-ignore format: a table
      { points: 3, rubric: [{ id: "clear", points: 0 }, { id: "right", points: 6 }] }, // biome-ignore format: a table
    ],
    ["a line missing", lined, { rubric: [{ id: "clear", points: 4 }] }, { problem: otherRubric }],
    [
      "a line twice",
      lined,
      { rubric: [{ id: "clear", points: 1 }, { id: "clear", points: 2 }] }, // biome-ignore format: a table
      { problem: otherRubric },
    ],
    [
      "a line above its own points",
      lined,
      { rubric: [{ id: "clear", points: 5 }, { id: "right", points: 0 }] }, // biome-ignore format: a table
      { problem: aboveMost, params: { most: 4 } },
    ],
  ])("%s", (_, body, given, judged) => {
    expect(judgeMark(body, given)).toMatchObject(judged);
  });

  test("along a rubric is never above the question's points", () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 10 }),
        share,
        (lines, points) => {
          const rubric = lines.map(([most], at) => line(`l${at}`, most + 1));
          const given = lines.map(([most, part], at) => ({ id: `l${at}`, points: Math.min(part, most + 1) }));
          const judged = judgeMark({ points, rubric }, { rubric: given });
          expect("points" in judged && judged.points >= 0 && judged.points <= points).toBe(true);
        },
      ),
    );
  });
});
