// §4 What a mended question makes of an attempt that was graded by what was wrong with it.
import { isPassed, scoreOf } from "@trilha/contract/attempts/score.ts";
import { isGraded, type TestData } from "@trilha/contract/attempts/test-settings.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { TestType } from "@trilha/contract/learning/activity-types.ts";
import type { QuestionBody } from "@trilha/contract/questions/kinds.ts";
import type { GradedQuestion } from "../../../db/schema-attempts.ts";
import { gradedQuestion, type Result } from "./graded.ts";

export interface RegradeFacts {
  type: TestType;
  settings: Pick<TestData, "minimumScore">;
  locale: Locale;
  graded: readonly GradedQuestion[];
  /** Where the question stands. */
  places: readonly number[];
  body: QuestionBody;
  /** What people gave, by place. */
  marks: ReadonlyMap<number, number>;
}

/** The result as the mended version has it; every other question keeps its points. */
export function regraded({ type, settings, locale, graded, places, body, marks }: RegradeFacts): Result {
  const after = graded.map((one, place) =>
    places.includes(place) ? gradedQuestion(body, one.answer, locale, marks.get(place)) : one,
  );
  const score = scoreOf(after);
  if (!isGraded(type))
    return { ...score, state: "done", graded: after, points: score.points ?? 0, percent: null, passed: null };
  const passed = score.percent === null ? null : isPassed(score.percent, settings.minimumScore);
  return { ...score, state: score.percent === null ? "marking" : "done", graded: after, passed };
}
