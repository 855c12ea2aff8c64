import { IconBook2, IconBulb, IconChevronRight, IconTarget } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Daily, DrillCard } from "@trilha/contract/learning/practice/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { DrillQuestionCard } from "./DrillQuestionCard.tsx";
import classes from "./drills.module.css";
import { dayQuery, myDrillsQuery, useAnswerDay } from "./drills.queries.ts";
import { Streak } from "./Streak.tsx";

const skeleton = (
  <Loading>
    <Bone height={260} />
  </Loading>
);

/** The question of the day with its streak, and the drills that are open. */
export function DrillsPage() {
  const { t } = useTranslation("learning/practice");
  const day = useQuery(dayQuery);
  const mine = useQuery(myDrillsQuery);
  return (
    <div className={classes.page}>
      <PageTitle title={t("title")} lead={t("lead")} />
      <QueryState query={day} skeleton={skeleton}>
        {(daily) => (
          <div className={classes.columns}>
            <Day daily={daily} />
            <Streak streak={daily.streak} />
          </div>
        )}
      </QueryState>
      <QueryState query={mine} skeleton={skeleton}>
        {({ items }) => <Open drills={items} />}
      </QueryState>
    </div>
  );
}

function Day({ daily }: { daily: Daily }) {
  const { t } = useTranslation("learning/practice");
  const hasModule = useModules();
  const answering = useAnswerDay();
  const { drill: question, day } = daily;
  return (
    <Card title={t("day.title")}>
      {question ? (
        <>
          <DrillQuestionCard
            key={day}
            asked={question}
            sending={answering.isPending}
            refusal={answering.error?.message}
            onAnswer={(answer) => answering.mutate({ day, answer })}
          />
          <p className={classes.why}>{t(question.outcome ? "day.done" : "day.why")}</p>
        </>
      ) : (
        <EmptyState
          icon={<IconBulb size={28} stroke={1.6} />}
          title={t("day.none")}
          action={
            hasModule("has_courses") ? (
              <Button
                component={Link}
                to="/online-courses"
                leftSection={<IconBook2 size={18} stroke={1.7} aria-hidden="true" />}
              >
                {t("day.courses")}
              </Button>
            ) : null
          }
        >
          {t("day.noneText")}
        </EmptyState>
      )}
    </Card>
  );
}

function Open({ drills }: { drills: readonly DrillCard[] }) {
  const { t } = useTranslation("learning/practice");
  return (
    <section>
      <h2 className="mb-12 text-18 weight-650">{t("list.title")}</h2>
      {drills.length === 0 ? (
        <EmptyState icon={<IconTarget size={28} stroke={1.6} />} title={t("list.emptyTitle")}>
          {t("list.empty")}
        </EmptyState>
      ) : (
        <ul className="plain stack gap-10">
          {drills.map((drill) => (
            <li key={drill.id}>
              <Row drill={drill} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ drill }: { drill: DrillCard }) {
  const { t } = useTranslation("learning/practice");
  const { deadlineTime } = useFormats();
  const { id, title, mandatory, until, questions, answered, right, doneAt } = drill;
  return (
    <Link
      to="/drills/$drillId"
      params={{ drillId: id }}
      className="card row gap-12 p-12-16 min-h-64 ink-inherit undecorated"
    >
      <span className={classes.words}>
        <strong className="row wrap gap-8 weight-600">
          {title}
          {mandatory && !doneAt ? <em>{t("list.mandatory")}</em> : null}
        </strong>
        <span className="hint">
          {t(doneAt ? "list.done" : "list.progress", { answered, right, questions })}
          {until && !doneAt ? ` · ${t("list.until", { date: deadlineTime(new Date(until)) })}` : ""}
        </span>
      </span>
      <span className="ink-primary text-14 weight-600">
        {t(doneAt ? "list.see" : answered > 0 ? "list.goOn" : "list.start")}
      </span>
      <IconChevronRight size={20} stroke={1.7} aria-hidden="true" />
    </Link>
  );
}
