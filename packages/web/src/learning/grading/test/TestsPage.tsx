import { IconClipboardCheck } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ResultsNav } from "../ResultsNav.tsx";
import { searchOf } from "../result-filters.ts";
import { type TestRow, testsQuery } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

/** §entities#course-test Tests somebody has taken, the last one taken first. */
export function TestsPage() {
  const { t } = useTranslation("learning/grading");
  const { number, ago } = useFormats();
  const percent = usePercent();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const search = searchOf(values) ?? "";
  const list = useInfiniteQuery(testsQuery(search));
  const open = ({ course, activityId }: TestRow) =>
    void navigate({
      to: "/admin/results/$courseId/$activityId",
      params: { courseId: course.id, activityId },
    });
  const passed = ({ passed: won, people }: TestRow) =>
    won === null ? "–" : percent(people > 0 ? (won / people) * 100 : null);
  const columns: readonly Column<TestRow>[] = [
    {
      key: "test",
      label: t("column.test"),
      cell: ({ title, course }) => <NameCell name={title} under={course.title} />,
    },
    { key: "people", label: t("column.people"), numeric: true, cell: ({ people }) => number(people) },
    { key: "attempts", label: t("column.attempts"), numeric: true, cell: ({ attempts }) => number(attempts) },
    { key: "passed", label: t("column.passed"), numeric: true, cell: passed },
    { key: "percent", label: t("column.mean"), numeric: true, cell: (row) => percent(row.percent) },
    { key: "waiting", label: t("column.waiting"), numeric: true, cell: ({ waiting }) => number(waiting) },
    {
      key: "last",
      label: t("column.last"),
      width: 150,
      cell: ({ lastAt }) => (lastAt ? ago(new Date(lastAt)) : "–"),
    },
  ];
  return (
    <>
      <PageTitle title={t("tests.title")} lead={t("tests.lead")} />
      <ResultsNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("tests.search")}
        actions={<ExportButton kind="results_tests" params={search ? { search } : {}} />}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<IconClipboardCheck size={28} stroke={1.6} />} title={t("tests.emptyTitle")}>
            {t(search ? "tests.noneText" : "tests.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) =>
          phone ? (
            <ItemCards
              label={t("tests.title")}
              items={rows.map((row) => ({
                id: row.activityId,
                title: row.title,
                under: row.course.title,
                facts: [
                  t("people", { count: row.people, amount: number(row.people) }),
                  row.passed === null ? null : t("passedShare", { share: passed(row) }),
                  row.waiting > 0 ? t("toMark", { count: row.waiting, amount: number(row.waiting) }) : null,
                ]
                  .filter(Boolean)
                  .join(" · "),
              }))}
              onOpen={(id) => {
                const row = rows.find(({ activityId }) => activityId === id);
                if (row) open(row);
              }}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("tests.title")}
              columns={columns}
              rows={rows}
              idOf={({ activityId }) => activityId}
              nameOf={({ title }) => title}
              onOpen={open}
              foot={foot}
            />
          )
        }
      </PagedList>
    </>
  );
}
