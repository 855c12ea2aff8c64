// §learning#marking Essays: what a mark has to be.
import type { Problem } from "@trilha/contract/core/problem.ts";
import { resultProblems } from "@trilha/contract/learning/grading/problems.ts";
import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";

export interface GivenMark {
  points?: number | undefined;
  rubric?: readonly { id: string; points: number }[] | undefined;
}

export interface JudgedMark {
  points: number;
  rubric: { id: string; points: number }[];
}

export interface MarkObjection {
  problem: Problem;
  params?: Record<string, number>;
}

/** Points as they are kept: thousandths. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;

/**
 * The points of a mark: those given, or along the rubric the sum of its lines as a share of the question's points. Each
 * line is marked once, within its own points; where there is a rubric it is marked by that.
 */
export function judgeMark(
  body: Pick<QuestionOf<"essay">, "points" | "rubric">,
  { points, rubric }: GivenMark,
): JudgedMark | MarkObjection {
  if (!rubric) {
    if (body.rubric.length > 0) return { problem: resultProblems.otherRubric };
    if (points === undefined || points > body.points) return above(body.points);
    return { points: rounded(points), rubric: [] };
  }
  const given = new Map(rubric.map((one) => [one.id, one.points]));
  const fits = rubric.length === body.rubric.length && given.size === rubric.length;
  if (!fits || body.rubric.some(({ id }) => !given.has(id))) return { problem: resultProblems.otherRubric };
  const over = body.rubric.find((line) => (given.get(line.id) ?? 0) > line.points);
  if (over) return above(over.points);
  const most = body.rubric.reduce((sum, line) => sum + line.points, 0);
  const reached = rubric.reduce((sum, line) => sum + line.points, 0);
  return {
    points: rounded((reached / most) * body.points),
    rubric: body.rubric.map(({ id }) => ({ id, points: given.get(id) ?? 0 })),
  };
}

const above = (most: number): MarkObjection => ({ problem: resultProblems.aboveMost, params: { most } });
