import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import { useId } from "react";
import { EssayAnswer } from "./essay/EssayAnswer.tsx";
import { MatchingAnswer } from "./matching/MatchingAnswer.tsx";
import { NumericAnswer } from "./numeric/NumericAnswer.tsx";
import { OneAnswer } from "./one/OneAnswer.tsx";
import { OrderingAnswer } from "./ordering/OrderingAnswer.tsx";
import { Prompt } from "./parts/Prompt.tsx";
import { ScaleAnswer } from "./scale/ScaleAnswer.tsx";
import { SeveralAnswer } from "./several/SeveralAnswer.tsx";
import { ShortTextAnswer } from "./short_text/ShortTextAnswer.tsx";
import { TrueFalseAnswer } from "./true_false/TrueFalseAnswer.tsx";

type Props = {
  question: ShownQuestion;
  /** Null: not answered; an answer of another kind counts as none. */
  value: QuestionAnswer | null;
  onChange?: (answer: QuestionAnswer | null) => void;
  /** Question that can no longer be changed. */
  fixed?: boolean;
  /** Right answer, once it may be told. */
  solution?: QuestionAnswer | null;
  /** The language the question is in, where it is not the page's. */
  lang?: string;
  /** Hides how much it is worth, where nothing is counted. */
  unpaid?: boolean;
};

const nothing = () => undefined;

/** A question as it is put to somebody (§entities#course-test), by touch, mouse, keyboard or screen reader. */
export function QuestionView({
  question,
  value,
  onChange = nothing,
  fixed = false,
  solution = null,
  lang,
  unpaid = false,
}: Props) {
  const labelledBy = useId();
  return (
    <div className="stack gap-20" lang={lang}>
      <Prompt id={labelledBy} question={question} fixed={fixed} unpaid={unpaid} />
      <KindAnswer {...{ question, value, onChange, fixed, solution, labelledBy }} />
    </div>
  );
}

type KindAnswerProps = {
  question: ShownQuestion;
  value: QuestionAnswer | null;
  onChange: (answer: QuestionAnswer | null) => void;
  fixed: boolean;
  solution: QuestionAnswer | null;
  labelledBy: string;
};

function KindAnswer({ question, value, solution, ...rest }: KindAnswerProps) {
  /** Answer for a kind of question; none where it is of another kind: a question may have changed since. */
  const answerProps = <Kind extends ShownQuestion["kind"]>(kind: Kind) => ({
    value: ownOf(kind, value),
    solution: ownOf(kind, solution),
    ...rest,
  });
  switch (question.kind) {
    case "one":
      return <OneAnswer question={question} {...answerProps("one")} />;
    case "several":
      return <SeveralAnswer question={question} {...answerProps("several")} />;
    case "true_false":
      return <TrueFalseAnswer question={question} {...answerProps("true_false")} />;
    case "numeric":
      return <NumericAnswer question={question} {...answerProps("numeric")} />;
    case "short_text":
      return <ShortTextAnswer question={question} {...answerProps("short_text")} />;
    case "ordering":
      return <OrderingAnswer question={question} {...answerProps("ordering")} />;
    case "matching":
      return <MatchingAnswer question={question} {...answerProps("matching")} />;
    case "essay":
      return <EssayAnswer question={question} {...answerProps("essay")} />;
    case "scale":
      return <ScaleAnswer question={question} {...answerProps("scale")} />;
  }
}

const isOf = <Kind extends QuestionAnswer["kind"]>(
  kind: Kind,
  answer: QuestionAnswer,
): answer is Extract<QuestionAnswer, { kind: Kind }> => answer.kind === kind;

const ownOf = <Kind extends QuestionAnswer["kind"]>(kind: Kind, answer: QuestionAnswer | null) =>
  answer && isOf(kind, answer) ? answer : null;
