import { IconArrowLeft, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import type { EnrolmentRun } from "@trilha/contract/learning/enrolments/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { useConditionOptions } from "../../members/eligibility/use-condition-options.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { choice, flag } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import classes from "./enrolments.module.css";
import { type Enrolled, enrolmentList, STATES } from "./enrolments.queries.ts";
import { useEnrolledRows } from "./use-enrolled-rows.tsx";

const EnrolSheet = lazyPart(() =>
  import("./EnrolSheet.tsx").then(({ EnrolSheet }) => ({ default: EnrolSheet })),
);
const PersonSheet = lazyPart(() =>
  import("./PersonSheet.tsx").then(({ PersonSheet }) => ({ default: PersonSheet })),
);

/** Progress of a run that enrols all the people a rule opens to. */
function Run({ run }: { run: EnrolmentRun }) {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const words = t("run", { done: number(run.done), total: number(run.total) });
  const percent = run.total === 0 ? 100 : Math.floor((run.done / run.total) * 100);
  return (
    <Card>
      <div className={classes.run}>
        <p role="status">{words}</p>
        <Progress value={percent} aria-label={words} aria-valuetext={`${percent} %`} />
      </div>
    </Card>
  );
}

/** §learning#enrolling Who is in one course or trail: found, enrolled, given longer, taken out. */
export function CourseEnrolmentsPage() {
  const { t } = useTranslation("learning/enrolments");
  const { t: learning } = useTranslation("learning/items");
  const { courseId = "" } = useParams({ strict: false });

  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Enrolled>();

  const list = useList(enrolmentList, { params: { id: courseId } });
  const options = useConditionOptions();
  const first = list.first;

  return (
    <>
      <BackLink>
        <Link to="/admin/courses/$courseId" params={{ courseId }}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {first?.course.title ?? t("column.course")}
        </Link>
      </BackLink>
      <PageTitle
        title={t("enrolments.title")}
        lead={first?.course.title}
        actions={
          <>
            <ExportButton kind="enrolments" params={{ ...list.filters, id: courseId }} personal />
            <Button
              leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t("enrol.action")}
            </Button>
          </>
        }
      />
      {first?.run && first.run.endedAt === null ? <Run run={first.run} /> : null}

      <ListView
        list={list}
        search={t("searchPeople")}
        filters={[
          choice("state", t("column.state"), STATES, (one) => learning(`state.${one}`)),
          flag("overdue", t("column.due"), "true", t("overdue")),
          { key: "storeId", label: t("column.store"), options: options.store },
          { key: "groupId", label: t("column.group"), options: options.group },
        ]}
        shown={(rows) => t("enrolments.shown", rows)}
        icon={<IconUsers size={28} stroke={1.6} />}
        empty={{ title: t("enrolments.emptyTitle"), text: t("enrolments.emptyText") }}
        none={{ title: t("none.title"), text: t("none.text") }}
        rows={useEnrolledRows(setOpened)}
      />
      <Suspense fallback={null}>
        {adding ? <EnrolSheet courseId={courseId} onClose={() => setAdding(false)} /> : null}
        {opened ? (
          <PersonSheet courseId={courseId} person={opened} onClose={() => setOpened(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
