import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { AttemptResult } from "@trilha/contract/learning/grading/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Timeline } from "../../../ui/timeline/Timeline.tsx";
import classes from "../results.module.css";
import { timelineQuery } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";
import { GrantSheet } from "./GrantSheet.tsx";

/** §learning#attempt-frozen Every step of somebody's attempt, and what staff may do for them. */
export function TimelineSheet({ attempt, onClose }: { attempt: AttemptResult; onClose: () => void }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const session = useSession();
  const percent = usePercent();
  const [granting, setGranting] = useState(false);
  const timeline = useQuery(timelineQuery(attempt.id));
  if (granting) return <GrantSheet attempt={attempt} onClose={onClose} />;
  const essays = timeline.data?.steps.flatMap(({ kind, question }) =>
    kind === "essay" && question !== null ? question : [],
  );
  const [essay] = essays ?? [];
  const isOver = attempt.state === "marking" || attempt.state === "done";
  return (
    <Sheet
      opened
      size="lg"
      title={attempt.name}
      onClose={onClose}
      footer={
        <>
          {isOver && essay !== undefined && can(session, "results.mark") ? (
            <Button
              component={Link}
              to={`/admin/marking?attempt=${attempt.id}&question=${essay}`}
              variant="default"
            >
              {t("marking.look")}
            </Button>
          ) : null}
          {can(session, "courses.enrol") ? (
            <Button
              component={Link}
              to={`/admin/courses/${attempt.test.course.id}/enrolments`}
              variant="default"
            >
              {t("attempt.enrolment")}
            </Button>
          ) : null}
          {can(session, "attempts.grant") ? (
            <Button onClick={() => setGranting(true)}>{t("grant.action")}</Button>
          ) : null}
        </>
      }
    >
      <p className={classes.dim}>
        {[
          attempt.test.title,
          t("attempt.number", { number: number(attempt.number) }),
          t(`attempt.state.${attempt.state}`),
          percent(attempt.percent),
        ].join(" · ")}
      </p>
      <QueryState query={timeline} skeleton={<ListSkeleton rows={5} />}>
        {({ steps }) => (
          <Timeline
            steps={steps.map(({ at, what, question, answer, device, by: actor, reason, points }) => ({
              title: [
                t(`step.${what}`),
                question === null ? null : t("attempt.question", { number: number(question + 1) }),
              ]
                .filter(Boolean)
                .join(" · "),
              at,
              by: [actor, device].filter(Boolean).join(" · ") || undefined,
              text: [answer, points === null ? null : t("attempt.points", { points: number(points) }), reason]
                .filter(Boolean)
                .join(" — "),
              bad: what === "late" || what === "void",
            }))}
          />
        )}
      </QueryState>
    </Sheet>
  );
}
