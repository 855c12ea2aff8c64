import { IconArrowLeft, IconSchool } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { PersonCourse } from "@trilha/contract/learning/enrolments/report-shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton, ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useDurationWords } from "../items/use-duration-words.ts";
import classes from "./enrolments.module.css";
import { activitiesQuery, personQuery } from "./enrolments.queries.ts";
import { EnrolmentState } from "./use-enrolled-rows.tsx";

/** Achievements of a person in a course, activity by activity. */
function Activities({ userId, courseId }: { userId: string; courseId: string }) {
  const { t } = useTranslation("learning/enrolments");
  const { t: learning } = useTranslation("learning/items");
  const { number } = useFormats();
  const duration = useDurationWords();
  return (
    <QueryState query={useQuery(activitiesQuery(userId, courseId))} skeleton={<ListSkeleton rows={3} />}>
      {({ activities }) => (
        <ol className={classes.activities}>
          {activities.map(({ id, order, title, state, percent, seconds }) => (
            <li key={id}>
              <span>
                {number(order)}. {title}
              </span>
              <span className={classes.dim}>
                {[
                  learning(`activityState.${state}`),
                  t("percent", { percent: number(percent) }),
                  duration(Math.round(seconds / 60)),
                ].join(" · ")}
              </span>
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}

function Course({ userId, of: enrolment }: { userId: string; of: PersonCourse }) {
  const { t } = useTranslation("learning/enrolments");
  const { t: learning } = useTranslation("learning/items");
  const { number, calendarDay } = useFormats();
  const duration = useDurationWords();
  const [open, setOpen] = useState(false);
  const { course, percent, score, seconds, dueOn, extendedReason } = enrolment;
  const facts = [
    learning(`kind.${course.kind}`),
    t("percent", { percent: number(percent) }),
    score === null ? null : t("scoreOf", { score: number(score) }),
    duration(Math.round(seconds / 60)),
    dueOn ? t("until", { day: calendarDay(dueOn) }) : null,
    extendedReason,
  ];
  return (
    <Card title={course.title} aside={<EnrolmentState of={enrolment} />}>
      <div className="row wrap between gap-8-16">
        <p className={classes.dim}>{facts.filter(Boolean).join(" · ")}</p>
        {course.kind === "course" ? (
          <Button
            variant="subtle"
            aria-expanded={open}
            aria-label={t(open ? "person.hideOf" : "person.showOf", { course: course.title })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? "person.hide" : "person.show")}
          </Button>
        ) : null}
      </div>
      {open ? <Activities userId={userId} courseId={course.id} /> : null}
    </Card>
  );
}

/** §learning#enrolling One person: all their courses and trails, and every activity when asked. */
export function PersonPage() {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const { userId = "" } = useParams({ strict: false });
  return (
    <>
      <BackLink>
        <Link to="/admin/learning-reports" search={{ by: "person" }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("report.title")}
        </Link>
      </BackLink>
      <QueryState query={useQuery(personQuery(userId))} skeleton={<FormSkeleton fields={3} />}>
        {({ name, store, courses }) => (
          <>
            <PageTitle
              title={name}
              lead={[store, t("person.courses", { count: courses.length, amount: number(courses.length) })]
                .filter(Boolean)
                .join(" · ")}
            />
            {courses.length === 0 ? (
              <EmptyState icon={<IconSchool size={28} stroke={1.6} />} title={t("person.emptyTitle")}>
                {t("person.emptyText")}
              </EmptyState>
            ) : (
              <div className="stack gap-12">
                {courses.map((enrolment) => (
                  <Course key={enrolment.id} userId={userId} of={enrolment} />
                ))}
              </div>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
