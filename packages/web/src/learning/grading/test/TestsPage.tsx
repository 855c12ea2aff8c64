import { IconClipboardCheck } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { TestRow } from "@trilha/contract/learning/grading/shapes.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { ResultsNav } from "../ResultsNav.tsx";
import { testList } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

/** §entities#course-test Tests somebody has taken, the last one taken first. */
export function TestsPage() {
  const { t } = useTranslation("learning/grading");
  const { number, ago } = useFormats();
  const percent = usePercent();
  const navigate = useNavigate();

  const list = useList(testList);
  const open = ({ course, activityId }: TestRow) =>
    void navigate({
      to: "/admin/results/$courseId/$activityId",
      params: { courseId: course.id, activityId },
    });
  const passed = ({ passed: won, people }: TestRow) =>
    won === null ? "–" : percent(people > 0 ? (won / people) * 100 : null);
  return (
    <>
      <PageTitle title={t("tests.title")} lead={t("tests.lead")} />
      <ResultsNav />

      <ListView
        list={list}
        search={t("tests.search")}
        tools={<ExportButton kind="results_tests" params={list.filters} />}
        icon={<IconClipboardCheck size={28} stroke={1.6} />}
        empty={{ title: t("tests.emptyTitle"), text: t("tests.emptyText") }}
        none={{ title: t("tests.emptyTitle"), text: t("tests.noneText") }}
        rows={{
          label: t("tests.title"),
          idOf: ({ activityId }) => activityId,
          nameOf: ({ title }) => title,
          columns: [
            {
              key: "test",
              label: t("column.test"),
              cell: ({ title, course }) => <NameCell name={title} under={course.title} />,
            },
            { key: "people", label: t("column.people"), numeric: true, cell: ({ people }) => number(people) },
            {
              key: "attempts",
              label: t("column.attempts"),
              numeric: true,
              cell: ({ attempts }) => number(attempts),
            },
            { key: "passed", label: t("column.passed"), numeric: true, cell: passed },
            { key: "percent", label: t("column.mean"), numeric: true, cell: (row) => percent(row.percent) },
            {
              key: "waiting",
              label: t("column.waiting"),
              numeric: true,
              cell: ({ waiting }) => number(waiting),
            },
            {
              key: "last",
              label: t("column.last"),
              width: 150,
              cell: ({ lastAt }) => (lastAt ? ago(new Date(lastAt)) : "–"),
            },
          ],
          cardOf: (row) => ({
            under: row.course.title,
            facts: [
              t("people", { count: row.people, amount: number(row.people) }),
              row.passed === null ? null : t("passedShare", { share: passed(row) }),
              row.waiting > 0 ? t("toMark", { count: row.waiting, amount: number(row.waiting) }) : null,
            ]
              .filter(Boolean)
              .join(" · "),
          }),
          onOpen: open,
        }}
      />
    </>
  );
}
