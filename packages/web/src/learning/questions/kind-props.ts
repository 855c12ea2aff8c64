import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";

export type ShownQuestionOf<Kind extends QuestionKind> = Extract<ShownQuestion, { kind: Kind }>;
export type AnswerOf<Kind extends QuestionKind> = Extract<QuestionAnswer, { kind: Kind }>;

/** Props of the part of one kind. It keeps nothing by itself: what is answered stands in `value`. */
export interface KindProps<Kind extends QuestionKind> {
  readonly question: ShownQuestionOf<Kind>;
  /** Null: not answered. */
  readonly value: AnswerOf<Kind> | null;
  readonly onChange: (answer: AnswerOf<Kind> | null) => void;
  /** Question that can no longer be changed. */
  readonly fixed: boolean;
  /** Right answer, once it may be told; null: not told. */
  readonly solution: AnswerOf<Kind> | null;
  /** Id of the element that asks. */
  readonly labelledBy: string;
}
