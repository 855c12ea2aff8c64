import { IconClipboardCheck } from "@tabler/icons-react";
import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { graceSeconds } from "@trilha/contract/learning/tests/states.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { EarlierAttempts } from "./EarlierAttempts.tsx";
import { Facts } from "./Facts.tsx";
import classes from "./intro.module.css";
import { LastAttemptWarning } from "./LastAttemptWarning.tsx";
import { LastWarning } from "./LastWarning.tsx";
import { WhyNot } from "./WhyNot.tsx";

type Props = {
  title: string;
  standing: TestStanding;
  starting: boolean;
  error: Error | null;
  onBegin: () => void;
  onShow: (attemptId: string) => void;
};

/** Introduction to a test: how it is played, what is at stake, and the attempts so far. */
export function Intro({ title, standing, starting, error, onBegin, onShow }: Props) {
  const { t } = useTranslation("learning/player");
  const [sure, setSure] = useState(false);
  const { type, runningId, canStart, lastOne, passed, feedback, attempts, seconds, closesAt } = standing;
  const graded = isGraded(type);
  const warned = graded && lastOne && !passed && runningId === null;
  const begin = () => (warned ? setSure(true) : onBegin());
  return (
    <div className={classes.intro}>
      <div className="scrolls">
        <div className={classes.inside}>
          <header className="row gap-16">
            <span className={classes.icon} aria-hidden="true">
              <IconClipboardCheck size={28} stroke={1.6} />
            </span>
            <div>
              <p className="hint">{t(`test.type.${type}`)}</p>
              <h2 className={classes.title}>{title}</h2>
            </div>
          </header>
          <Facts standing={standing} graded={graded} />
          {graded && !passed && canStart ? <LastAttemptWarning standing={standing} /> : null}
          {!canStart && runningId === null ? <WhyNot standing={standing} /> : null}
          {graded ? <p className="dim">{t(`test.feedback.${feedback}`)}</p> : null}
          {(canStart || runningId !== null) && (seconds !== null || closesAt !== null) ? (
            <p className="dim">{t("test.grace", { seconds: graceSeconds })}</p>
          ) : null}
          {type === "reaction_evaluation" ? <p className="dim">{t("test.opinion")}</p> : null}
          {attempts.length > 0 ? <EarlierAttempts attempts={attempts} onShow={onShow} /> : null}
        </div>
      </div>
      {canStart || runningId !== null ? (
        <footer className="stack items-center gap-8 p-12-16 line-above on-card">
          {error ? (
            <p className="ink-danger" role="alert">
              {error.message}
            </p>
          ) : null}
          <Button size="md" loading={starting} onClick={begin} className={classes.begin}>
            {runningId !== null
              ? t("test.goOn")
              : attempts.length > 0
                ? t("test.beginAgain")
                : t("test.begin")}
          </Button>
        </footer>
      ) : null}
      <LastWarning
        opened={sure}
        standing={standing}
        onClose={() => setSure(false)}
        onBegin={() => {
          setSure(false);
          onBegin();
        }}
      />
    </div>
  );
}
