import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { QuestionView } from "../../../questions/QuestionView.tsx";
import type { AttemptSnapshot } from "../../activities/test/held.ts";
import type { Answering } from "../../activities/test/use-attempt.ts";
import classes from "./attempt.module.css";
import { Clock } from "./Clock.tsx";
import { HandInSheet } from "./HandInSheet.tsx";
import { QuestionFeedback } from "./QuestionFeedback.tsx";
import { QuestionStrip } from "./QuestionStrip.tsx";

type Props = {
  attempt: Answering;
  held: AttemptSnapshot;
  unpaid: boolean;
  /** Whether what was answered is safe. */
  saved: ReactNode;
};

/** One question at a time, the way through them, the clock, and whether what was answered is safe. */
export function AttemptView({ attempt, held, unpaid, saved }: Props) {
  const { t } = useTranslation("learning/player");
  const { questions, feedback, locale, results } = held.attempt;
  const { answers } = attempt;
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      answers.findIndex(({ answer }) => answer === null),
    ),
  );
  const [ending, setEnding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The question is read out, the first one too, and Tab goes on in it.
  useEffect(() => {
    if (place >= 0) heading.current?.focus();
  }, [place]);

  const question = questions[place];
  const now = answers[place];
  if (!question || !now) return null;
  const tellsNow = feedback === "now" && question.kind !== "scale";
  const result = results.find((each) => each.question === place);
  const last = place === questions.length - 1;
  const over = attempt.ending === "ran_out";
  const { answer } = now;
  const goTo = (next: number) => {
    setEnding(false);
    setPlace(next);
  };
  return (
    <div className={classes.attempt}>
      <div className={classes.head}>
        <Clock held={held} onOver={() => attempt.handIn("ran_out")} />
        {saved}
        <Button variant="default" size="sm" className={classes.end} onClick={() => setEnding(true)}>
          {t("test.handIn")}
        </Button>
      </div>
      <QuestionStrip questions={questions} answers={answers} results={results} place={place} onGo={goTo} />
      <section
        className={classes.body}
        aria-label={t("test.question", { number: place + 1, count: questions.length })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div key={place} className={classes.inside}>
          <h2 ref={heading} tabIndex={-1} className="hint weight-600 no-outline">
            {t("test.question", { number: place + 1, count: questions.length })}
          </h2>
          {over ? (
            <p className={classes.over} role="status">
              {t(attempt.stuck ? "test.overWaiting" : "test.over")}
            </p>
          ) : null}
          <QuestionView
            question={question}
            value={answer}
            onChange={(next) => attempt.answer(place, next)}
            fixed={now.final || over}
            solution={result?.solution ?? null}
            lang={locale}
            unpaid={unpaid}
          />
          {now.final ? <QuestionFeedback live result={result} lang={locale} /> : null}
          {answer !== null && !now.final && !over ? (
            <Button
              variant="subtle"
              color="neutral"
              size="sm"
              className={classes.clear}
              onClick={() => attempt.answer(place, null)}
            >
              {t("test.clear")}
            </Button>
          ) : null}
        </div>
      </section>
      <footer className={classes.foot}>
        <Button variant="default" disabled={place === 0} onClick={() => goTo(place - 1)}>
          {t("test.previous")}
        </Button>
        {tellsNow && !now.final ? (
          <Button
            disabled={answer === null || over}
            onClick={() => (answer ? attempt.finish(place, answer) : undefined)}
          >
            {t("test.check")}
          </Button>
        ) : last ? (
          <Button loading={attempt.handingIn} onClick={() => setEnding(true)}>
            {t("test.handIn")}
          </Button>
        ) : (
          <Button onClick={() => goTo(place + 1)}>{t("test.next")}</Button>
        )}
      </footer>
      <HandInSheet
        opened={ending && !over}
        attempt={attempt}
        onGo={goTo}
        onClose={() => setEnding(false)}
        onHandIn={() => attempt.handIn("asked")}
      />
    </div>
  );
}
