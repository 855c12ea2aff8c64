import type { QuestionResult, TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { QuestionView } from "../../../questions/QuestionView.tsx";
import type { AnswerNow } from "../../activities/test/held.ts";
import { QuestionFeedback } from "../attempt/QuestionFeedback.tsx";
import classes from "./result.module.css";

type Props = {
  attempt: TestAttempt;
  unpaid: boolean;
  results: readonly QuestionResult[];
  answers: readonly AnswerNow[];
};

/** Each question once more: one's own answer, whether it was right, what was right, what is said to it. */
export function Review({ attempt, unpaid, results, answers }: Props) {
  const { t } = useTranslation("learning/player");
  return (
    <section className={classes.review}>
      <h3 className="mb-12 text-18 weight-600">{t("test.review")}</h3>
      <ol>
        {attempt.questions.map((question, index) => {
          const result = results.find((each) => each.question === index);
          const now = answers[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index}>
              <p className="hint weight-600">
                {t("test.one", { number: index + 1 })}
                {now?.answer ? null : ` · ${t("test.unanswered")}`}
                {now?.late ? ` · ${t("test.late")}` : null}
              </p>
              <QuestionView
                question={question}
                value={now?.answer ?? null}
                fixed
                unpaid={unpaid}
                solution={result?.solution ?? null}
                lang={attempt.locale}
              />
              {result ? <QuestionFeedback result={result} lang={attempt.locale} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
