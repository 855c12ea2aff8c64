import { IconArrowLeft, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { useGateOptions } from "../../members/eligibility/use-gate-options.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { EnrolledRows } from "./EnrolledRows.tsx";
import classes from "./teaching.module.css";
import { type Enrolled, type EnrolmentRun, enrolmentsQuery } from "./teaching.queries.ts";
import { enrolmentsOf, STATES } from "./teaching-filters.ts";

const EnrolSheet = lazy(() => import("./EnrolSheet.tsx").then(({ EnrolSheet }) => ({ default: EnrolSheet })));
const PersonSheet = lazy(() =>
  import("./PersonSheet.tsx").then(({ PersonSheet }) => ({ default: PersonSheet })),
);

/** Everybody a rule opens to, on their way in. */
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
  const { number } = useFormats();
  const { courseId = "" } = useParams({ strict: false });
  const [values, change] = useUrlFilters();
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Enrolled>();
  const filters = enrolmentsOf(values);
  const list = useInfiniteQuery(enrolmentsQuery(courseId, filters));
  const options = useGateOptions();
  const first = list.data?.pages[0];
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const narrowed = Object.keys(filters).length > 0;
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
            <ExportButton kind="enrolments" params={{ ...filters, id: courseId }} personal />
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
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("searchPeople")}
        filters={[
          {
            key: "state",
            label: t("column.state"),
            options: STATES.map((value) => ({ value, label: learning(`state.${value}`) })),
          },
          { key: "overdue", label: t("column.due"), options: [{ value: "true", label: t("overdue") }] },
          { key: "storeId", label: t("column.store"), options: options.store },
          { key: "groupId", label: t("column.group"), options: options.group },
        ].filter(({ options: some }) => some.length > 0)}
        summary={shown === undefined ? " " : t("enrolments.shown", { count: shown, amount: number(shown) })}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconUsers size={28} stroke={1.6} />}
            title={t(narrowed ? "none.title" : "enrolments.emptyTitle")}
          >
            {t(narrowed ? "none.text" : "enrolments.emptyText")}
          </EmptyState>
        }
      >
        {(people, foot) => <EnrolledRows people={people} onOpen={setOpened} foot={foot} />}
      </PagedList>
      <Suspense fallback={null}>
        {adding ? <EnrolSheet courseId={courseId} onClose={() => setAdding(false)} /> : null}
        {opened ? (
          <PersonSheet courseId={courseId} person={opened} onClose={() => setOpened(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
