import { IconAlertCircle } from "@tabler/icons-react";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ProgressRing } from "../../../ui/score/ProgressRing.tsx";
import { isLate, today } from "../../items/due.ts";
import { StateBadge } from "../../items/StateBadge.tsx";
import { useDurationWords } from "../../items/use-duration-words.ts";
import { useLimitWords } from "../../items/use-limit-words.ts";
import { CompletionReward } from "../CompletionReward.tsx";
import classes from "./course-standing.module.css";

/** How far I am, until when, and what finishing gives — or gave. */
export function Standing({ course }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { number, dayMonth } = useFormats();
  const { state, percent, mandatory, dueOn, worth, earned, enrolment, minutesLeft } = course;
  const overdue = isLate(course, today());
  const duration = useDurationWords();
  const finished = completedStates.has(state);
  const amounts = earned ?? (finished ? null : worth);
  const limits = useLimitWords();
  const limit = earned ? limits.before(earned) : limits.now(amounts);
  const begun = percent > 0 || state === "in_progress";
  return (
    <section className={classes.standing} aria-label={t("standing")}>
      {begun ? (
        <ProgressRing
          part={percent / 100}
          label={t("progressOf", { title: course.title })}
          color={finished ? "success" : "primary"}
          size={64}
        />
      ) : null}
      <div className={classes.where}>
        <span className="row wrap gap-6-8">
          <StateBadge state={state} />
          {mandatory ? <em className={classes.mandatory}>{shared("mandatory")}</em> : null}
        </span>
        {begun && enrolment ? (
          <span>
            {t(`doneOf.${course.kind}`, {
              count: enrolment.total,
              done: number(enrolment.done),
              total: number(enrolment.total),
            })}
            {minutesLeft > 0 && !finished
              ? ` · ${t("left.minutes", { duration: duration(minutesLeft) })}`
              : ""}
          </span>
        ) : null}
        {dueOn && !finished ? (
          <span className={classes.due} data-late={overdue || undefined}>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            {t(overdue ? "wasDue" : "due", { date: dayMonth(dueOn) })}
          </span>
        ) : null}
      </div>
      {enrolment?.underReview ? <p className={classes.hint}>{t("underReview")}</p> : null}
      {enrolment?.extendedReason ? (
        <p className={classes.hint}>{t("extended", { reason: enrolment.extendedReason })}</p>
      ) : null}
      {amounts ? (
        <p className={classes.worth}>
          {amounts.points + amounts.experience > 0 ? (
            <>
              <span>{t(earned ? "earned" : "gives")}</span>
              <CompletionReward worth={amounts} size="md" />
            </>
          ) : null}
          {limit ? <small>{limit}</small> : null}
        </p>
      ) : null}
    </section>
  );
}
