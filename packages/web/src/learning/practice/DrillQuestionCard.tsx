import { IconCircleCheck, IconCircleHalf2, IconCircleX } from "@tabler/icons-react";
import type { DrillQuestion } from "@trilha/contract/learning/practice/shapes.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { QuestionView } from "../questions/QuestionView.tsx";
import classes from "./drills.module.css";

type Props = {
  asked: DrillQuestion;
  sending: boolean;
  /** Refusal of the answer by the server. */
  refusal: string | undefined;
  onAnswer: (answer: QuestionAnswer) => void;
};

/** One question that is told at once: put, answered, and then with what would have been right. */
export function DrillQuestionCard({ asked: question, sending, refusal, onAnswer }: Props) {
  const { t } = useTranslation("learning/practice");
  const [value, setValue] = useState<QuestionAnswer | null>(question.answer);
  const { outcome: feedback } = question;
  return (
    <div className="stack gap-16">
      <QuestionView
        question={question.question}
        value={question.answer ?? value}
        onChange={setValue}
        fixed={feedback !== null || sending}
        solution={feedback?.solution ?? null}
        unpaid
      />
      {feedback ? (
        <ToldWords feedback={feedback} />
      ) : (
        <>
          {refusal ? <p role="alert">{refusal}</p> : null}
          <Button
            fullWidth
            disabled={value === null}
            loading={sending}
            onClick={() => value && onAnswer(value)}
          >
            {t("day.check")}
          </Button>
        </>
      )}
    </div>
  );
}

function ToldWords({ feedback }: { feedback: NonNullable<DrillQuestion["outcome"]> }) {
  const { t } = useTranslation("learning/practice");
  const word = feedback.right ? "right" : feedback.share > 0 ? "partly" : "wrong";
  const Icon = { right: IconCircleCheck, partly: IconCircleHalf2, wrong: IconCircleX }[word];
  return (
    <div className={classes.told} data-word={word} role="status">
      <strong>
        <Icon size={22} stroke={1.8} aria-hidden="true" />
        {t(`told.${word}`)}
      </strong>
      {feedback.feedback.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
