import { IconCircleCheck, IconCircleX, IconHourglass } from "@tabler/icons-react";
import type { QuestionResult } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "./attempt.module.css";

type Props = {
  /** Undefined: on its way. */
  result: QuestionResult | undefined;
  lang: string;
  /** Comes while somebody is here: it is read out. */
  live?: boolean;
};

/** Feedback on one question: right or not, its points, the words of its author and marker. */
export function QuestionFeedback({ result, lang, live }: Props) {
  const { t } = useTranslation("learning/player");
  const { number } = useFormats();
  if (!result)
    return (
      <div className={classes.told} role="status">
        <strong>
          <IconHourglass size={20} stroke={1.8} aria-hidden="true" />
          {t("test.checking")}
        </strong>
      </div>
    );
  const { right, points, of: maximum, feedback, comment } = result;
  const Icon = right === null ? IconHourglass : right ? IconCircleCheck : IconCircleX;
  const partly = right === false && points !== null && points > 0;
  const word =
    right === null ? (points === null ? "waits" : "marked") : right ? "right" : partly ? "partly" : "wrong";
  return (
    <div
      className={classes.told}
      role={live ? "status" : undefined}
      data-right={partly ? undefined : (right ?? undefined)}
    >
      <strong>
        <Icon size={20} stroke={1.8} aria-hidden="true" />
        {t(`test.told.${word}`)}
        {points === null ? null : (
          <span className="numbers">
            {t("test.pointsOf", { points: number(points), of: number(maximum) })}
          </span>
        )}
      </strong>
      {feedback.map((words) => (
        <p key={words} lang={lang}>
          {words}
        </p>
      ))}
      {comment ? (
        <p>
          <b>{t("test.comment")}</b> {comment}
        </p>
      ) : null}
    </div>
  );
}
