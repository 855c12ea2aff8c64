import {
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconMessageCheck,
  IconRefresh,
} from "@tabler/icons-react";
import type { TestAttempt, TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ProgressRing } from "../../../../ui/score/ProgressRing.tsx";
import classes from "./result.module.css";

type Props = {
  attempt: TestAttempt;
  standing: TestStanding | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

const looks = {
  passed: IconCircleCheck,
  failed: IconCircleX,
  marking: IconHourglass,
  void: IconRefresh,
  done: IconMessageCheck,
};

/** In one glance: passed or not, and how much of how much. */
export function Score({ attempt, standing, heading }: Props) {
  const { t } = useTranslation("learning/player");
  const { number } = useFormats();
  const { result, state } = attempt;
  const graded = standing ? isGraded(standing.type) : result?.passed !== null;
  const word =
    state === "void"
      ? "void"
      : state === "marking"
        ? "marking"
        : !graded || result?.passed === null || !result
          ? "done"
          : result.passed
            ? "passed"
            : "failed";
  const Icon = looks[word];
  const counted = result && result.points !== null && result.percent !== null && result.total > 0;
  return (
    <div className={classes.score} data-word={word}>
      {counted ? (
        <ProgressRing
          part={(result.percent ?? 0) / 100}
          label={t("test.score")}
          size={112}
          color={word === "failed" ? "primary" : "success"}
        />
      ) : null}
      <div className={classes.scoreWords}>
        <h2 ref={heading} tabIndex={-1}>
          <Icon size={26} stroke={1.8} aria-hidden="true" />
          {t(`test.outcome.${word}`)}
        </h2>
        {counted ? (
          <p>
            {t("test.scoreOf", {
              points: number(Math.round((result.points ?? 0) * 100) / 100),
              total: number(result.total),
              percent: number(result.percent ?? 0),
            })}
          </p>
        ) : null}
        {graded && standing && standing.minimumScore !== null && state !== "void" ? (
          <p className="hint">{t("test.needed", { minimum: standing.minimumScore })}</p>
        ) : null}
      </div>
    </div>
  );
}
