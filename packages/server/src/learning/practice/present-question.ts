import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { Rating } from "@trilha/contract/learning/games/moves.ts";
import type { DrillFeedback, DrillQuestion } from "@trilha/contract/learning/practice/shapes.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { showQuestion } from "@trilha/contract/learning/questions/show.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";

/** A question that was put to somebody, in the language it was put in. */
export interface PosedQuestion {
  body: QuestionBody;
  order: readonly string[];
  locale: Locale;
  /** Null: not answered yet. */
  answer: QuestionAnswer | null;
}

/** §entities#course-test How it is shown, with what is right only once it was answered. */
export function presentPosed(
  { body, order, locale, answer }: PosedQuestion,
  call: MemberCall,
): DrillQuestion {
  const pictures = (fileId: string) => pictureUrl(call, fileId, "large");
  // A language a question lacks is replaced by whichever it has.
  const question = showQuestion(body, { locale, fallback: locale, order, pictures });
  return { question, answer, outcome: answer && tellOf(body, answer, locale) };
}

function tellOf(body: QuestionBody, answer: QuestionAnswer, locale: Locale): DrillFeedback {
  const { share, right, feedback } = gradeAnswer(body, answer, locale);
  return {
    ...{ right: right === true, share: share ?? 0, solution: solutionOf(body, locale) },
    feedback: feedback.flatMap((texts) => inLanguage(texts, locale, locale)?.value ?? []),
  };
}

/** How much of an answer was right, 0 to 1. */
export const shareOf = (body: QuestionBody, answer: QuestionAnswer, locale: Locale): number =>
  gradeAnswer(body, answer, locale).share ?? 0;

/** §learning#practice How well a question was known, for when it comes again: all of it, at least half, less. */
export const ratingOf = (share: number): Rating => (share === 1 ? "good" : share >= 0.5 ? "hard" : "again");
