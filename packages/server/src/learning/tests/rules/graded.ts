// §learning#attempt-frozen What an attempt came to: of its paper, what was answered and what was marked.

import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { countsInScore, gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { isPassed, pointsOf, scoreOf } from "@trilha/contract/learning/tests/score.ts";
import { isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { GradedQuestion } from "../../../db/column-types.ts";

export interface Paper {
  type: TestType;
  settings: Pick<TestData, "minimumScore">;
  locale: Locale;
  /** By place. */
  bodies: readonly QuestionBody[];
  /** By place; absent: not answered. */
  answers: ReadonlyMap<number, QuestionAnswer | null>;
  /** Marks, by place. */
  marks: ReadonlyMap<number, number>;
}

export interface TestGrade {
  state: "marking" | "done";
  graded: GradedQuestion[];
  points: number | null;
  total: number;
  percent: number | null;
  /** Null: nothing to pass, or not known yet. */
  passed: boolean | null;
}

/** Grades a whole paper. An essay that was written waits for its mark, and with it the result; one left empty is nothing. */
export function gradedPaper(paper: Paper): TestGrade {
  const graded = paper.bodies.map((body, place) =>
    gradedQuestion(body, paper.answers.get(place) ?? null, paper.locale, paper.marks.get(place)),
  );
  return summedUp(paper, graded);
}

/** Sum of all questions; an opinion waits for nobody. */
export function summedUp(
  { type, settings }: Pick<Paper, "type" | "settings">,
  graded: GradedQuestion[],
): TestGrade {
  const score = scoreOf(graded);
  if (!isGraded(type))
    return { ...score, state: "done", graded, points: score.points ?? 0, percent: null, passed: null };
  const passed = score.percent === null ? null : isPassed(score.percent, settings.minimumScore);
  return { ...score, state: score.percent === null ? "marking" : "done", graded, passed };
}

export function gradedQuestion(
  body: QuestionBody,
  answer: QuestionAnswer | null,
  locale: Locale,
  mark: number | undefined,
): GradedQuestion {
  const maximum = countsInScore(body) ? body.points : 0;
  const { share, right, waits } = gradeAnswer(body, answer, locale);
  if (waits) {
    if (mark === undefined) return { answer, points: null, of: maximum, right: null };
    const points = Math.min(maximum, Math.max(0, mark));
    return { answer, points, of: maximum, right: points === maximum };
  }
  return { answer, points: share === null ? 0 : pointsOf(share, maximum), of: maximum, right };
}
