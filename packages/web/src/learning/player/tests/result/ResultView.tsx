import type { TestAttempt, TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import type { AnswerNow } from "../../activities/test/held.ts";
import type { StageProps } from "../../stage.ts";
import { Meaning } from "./Meaning.tsx";
import { OwnTimeline } from "./OwnTimeline.tsx";
import { Review } from "./Review.tsx";
import classes from "./result.module.css";
import { Score } from "./Score.tsx";

type Props = Pick<StageProps<"test">, "opened" | "goTo"> & {
  attempt: TestAttempt;
  answers: readonly AnswerNow[];
  standing: TestStanding | undefined;
  /** Result that counts nothing, as of an opinion. */
  unpaid: boolean;
  /** Result kept nowhere: there are no steps to be read. */
  unkept?: boolean;
  onReopen: () => void;
  onBack: () => void;
};

/** §learning#attempt-frozen What came of an attempt: score, total and percent, what that means, and each question as far as it may be told. */
export function ResultView({ attempt, answers, standing, opened, goTo, ...on }: Props) {
  const { unpaid, unkept = false, onReopen, onBack } = on;
  const { t } = useTranslation("learning/player");
  const [timeline, setTimeline] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { result, state } = attempt;
  const restarted = state === "void" || result?.consequence === "restart";
  const { next } = opened;
  const again = standing?.canStart === true && !restarted;
  return (
    <div className={classes.result}>
      <section
        className={classes.scroller}
        aria-label={t("test.resultTitle")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={classes.inside}>
          <Score attempt={attempt} standing={standing} heading={heading} />
          <Meaning attempt={attempt} standing={standing} />
          <div className={classes.ways}>
            {unkept ? null : (
              <Button variant="subtle" onClick={() => setTimeline(true)}>
                {t("test.timeline.title")}
              </Button>
            )}
            <Button variant="subtle" onClick={onBack}>
              {t("test.toIntro")}
            </Button>
          </div>
          {result && result.questions.length > 0 ? (
            <Review unpaid={unpaid} attempt={attempt} results={result.questions} answers={answers} />
          ) : null}
        </div>
      </section>
      <footer className={classes.foot}>
        {restarted ? (
          <Button onClick={() => (opened.activity.order === 1 ? onReopen() : goTo(1))}>
            {t("test.fromStart")}
          </Button>
        ) : (
          <>
            {again ? (
              <Button variant={result?.passed ? "default" : "filled"} onClick={onBack}>
                {t(result?.passed ? "test.improve" : "test.beginAgain")}
              </Button>
            ) : null}
            {next && result?.passed !== false ? (
              <Button onClick={() => goTo(next.order)}>{t("test.nextActivity")}</Button>
            ) : null}
          </>
        )}
      </footer>
      {timeline ? <OwnTimeline id={attempt.id} onClose={() => setTimeline(false)} /> : null}
    </div>
  );
}
