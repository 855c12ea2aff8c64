// §learning#regrade What a mended question makes of an attempt that was graded by what was wrong with it.
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { GradedQuestion } from "../../../db/column-types.ts";
import { gradedQuestion, type Paper, summedUp, type TestGrade } from "./graded.ts";

export interface RegradeFacts extends Pick<Paper, "type" | "settings" | "locale" | "marks"> {
  graded: readonly GradedQuestion[];
  /** Where the question stands. */
  places: readonly number[];
  body: QuestionBody;
}

/** The result as the mended version has it; every other question keeps its points. */
export function regraded({ graded, places, body, locale, marks, ...test }: RegradeFacts): TestGrade {
  const after = graded.map((one, place) =>
    places.includes(place) ? gradedQuestion(body, one.answer, locale, marks.get(place)) : one,
  );
  return summedUp(test, after);
}

/** A result by mended questions; whoever passes by those they were asked passes. */
export const passedByEither = (mended: TestGrade, original: TestGrade): TestGrade =>
  mended.passed === false && original.passed === true ? { ...mended, passed: true } : mended;
