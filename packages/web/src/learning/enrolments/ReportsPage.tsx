import { IconChartBar } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Chart } from "../../ui/chart/Chart.tsx";
import type { Column } from "../../ui/list/DataTable.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { useDurationWords } from "../items/use-duration-words.ts";
import { EnrolmentsNav } from "./EnrolmentsNav.tsx";
import { reportByOf, reportOf } from "./enrolment-filters.ts";
import { type ReportBy, type ReportRow, reportQuery } from "./enrolments.queries.ts";
import { ReportGround, useReportFilters } from "./ReportFilters.tsx";

const KINDS = {
  course: "learning_courses",
  person: "learning_people",
  store: "learning_stores",
  group: "learning_groups",
} as const;

function useColumns(grouping: ReportBy): readonly Column<ReportRow>[] {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const duration = useDurationWords();
  const percent = (value: number | null) => (value === null ? "–" : t("percent", { percent: number(value) }));
  const counts = (["enrolled", "inProgress", "finished", "overdue"] as const).map(
    (key): Column<ReportRow> => ({
      key,
      label: t(`report.column.${key}`),
      numeric: true,
      cell: (row) => number(row[key]),
    }),
  );
  const shares = (["finishedPercent", "percent", "score"] as const).map(
    (key): Column<ReportRow> => ({
      key,
      label: t(`report.column.${key}`),
      numeric: true,
      cell: (row) => percent(row[key]),
    }),
  );
  const time: Column<ReportRow> = {
    key: "time",
    label: t("report.column.time"),
    numeric: true,
    cell: ({ seconds }) => duration(Math.round(seconds / 60)),
  };
  if (grouping !== "person") return [...counts, ...shares, time];
  const open: Column<ReportRow> = {
    key: "open",
    label: t("report.column.all"),
    cell: ({ id, name }) => (
      <Link
        to="/admin/learning-reports/people/$userId"
        params={{ userId: id }}
        aria-label={t("report.openOf", { name })}
      >
        {t("report.open")}
      </Link>
    ),
  };
  return [open, ...counts, ...shares, time];
}

/** §learning#progress-reports How far people are, by course, person, store or group: a picture, and the numbers under it. */
export function ReportsPage() {
  const { t } = useTranslation("learning/enrolments");
  const [values, change] = useUrlFilters();
  const offered = useReportFilters();
  const grouping = reportByOf(values);
  const filters = reportOf(values);
  const list = useInfiniteQuery(reportQuery(grouping, filters));
  const columns = useColumns(grouping);
  const { ago } = useFormats();
  const countedAt = list.data?.pages[0]?.countedAt;
  return (
    <>
      <PageTitle title={t("report.title")} lead={t("report.lead")} />
      <EnrolmentsNav />
      <ReportGround />
      <ListToolbar values={values} onChange={change} searchLabel={t("report.search")} filters={offered} />
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<IconChartBar size={28} stroke={1.6} />} title={t("report.emptyTitle")}>
            {t("report.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) => (
          <>
            <Chart<ReportRow>
              title={t(`report.chart.${grouping}`)}
              kind="ranks"
              stacked
              rows={rows}
              idOf={({ id }) => id}
              labelOf={({ name, under }) => [name, under].filter(Boolean).join(" · ")}
              what={t(`report.by.${grouping}`)}
              series={[
                {
                  key: "finished",
                  label: t("report.column.finished"),
                  color: "success",
                  value: ({ finished }) => finished,
                },
                {
                  key: "open",
                  label: t("report.column.unfinished"),
                  color: "neutral",
                  value: ({ enrolled, finished }) => enrolled - finished,
                },
              ]}
              columns={columns}
              tools={
                <ExportButton
                  kind={KINDS[grouping]}
                  params={{ ...filters }}
                  personal={grouping === "person"}
                />
              }
            />
            {countedAt ? (
              <p className="small mt-8">{t("report.counted", { ago: ago(new Date(countedAt)) })}</p>
            ) : null}
            {foot}
          </>
        )}
      </PagedList>
    </>
  );
}
