import { IconListSearch } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
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
import { ATTEMPT_STATES, attemptsOf } from "../result-filters.ts";
import { type AttemptRow, attemptsQuery } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

const TimelineSheet = lazy(() =>
  import("./TimelineSheet.tsx").then((one) => ({ default: one.TimelineSheet })),
);

/** §learning#attempt-frozen Attempts at tests: of a test, of a person, of all; pressed, their timeline. */
export function AttemptsPage() {
  const { t } = useTranslation("learning/grading");
  const { number, dateTime } = useFormats();
  const percent = usePercent();
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const [open, setOpen] = useState<AttemptRow>();
  const filters = attemptsOf(values);
  const { courseId, activityId, userId } = filters;
  const list = useInfiniteQuery(attemptsQuery(filters));
  const isNarrowed = courseId !== undefined || activityId !== undefined || userId !== undefined;
  const wordOf = ({ state, passed }: AttemptRow) =>
    state === "done" && passed !== null ? t(`passed.${passed}`) : t(`attempt.state.${state}`);
  const columns: readonly Column<AttemptRow>[] = [
    {
      key: "person",
      label: t("column.person"),
      cell: ({ name, test }) => <NameCell name={name} under={`${test.title} · ${test.course.title}`} />,
    },
    { key: "number", label: t("column.number"), numeric: true, cell: (row) => number(row.number) },
    { key: "state", label: t("column.result"), cell: wordOf },
    { key: "percent", label: t("test.score"), numeric: true, cell: (row) => percent(row.percent) },
    {
      key: "at",
      label: t("column.started"),
      width: 190,
      cell: ({ startedAt }) => dateTime(new Date(startedAt)),
    },
  ];
  const find = (id: string) =>
    setOpen(list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id));
  return (
    <>
      <PageTitle title={t("attempts.title")} lead={t("attempts.lead")} />
      <ResultsNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("test.search")}
        filters={[
          {
            key: "state",
            label: t("column.result"),
            options: ATTEMPT_STATES.map((value) => ({ value, label: t(`attempt.state.${value}`) })),
          },
        ]}
        actions={
          <>
            {isNarrowed ? (
              <Button
                variant="subtle"
                color="neutral"
                onClick={() => change({ courseId: "", activityId: "", userId: "" })}
              >
                {t("attempts.all")}
              </Button>
            ) : null}
            <ExportButton kind="results_attempts" params={{ ...filters }} personal />
          </>
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<IconListSearch size={28} stroke={1.6} />} title={t("attempts.emptyTitle")}>
            {t("attempts.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) =>
          phone ? (
            <ItemCards
              label={t("attempts.title")}
              items={rows.map((row) => ({
                id: row.id,
                title: row.name,
                under: row.test.title,
                facts: [
                  t("attempt.number", { number: number(row.number) }),
                  wordOf(row),
                  percent(row.percent),
                ].join(" · "),
              }))}
              onOpen={find}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("attempts.title")}
              columns={columns}
              rows={rows}
              idOf={({ id }) => id}
              nameOf={({ name, number: nth }) => `${name}, ${t("attempt.number", { number: number(nth) })}`}
              onOpen={setOpen}
              foot={foot}
            />
          )
        }
      </PagedList>
      {open ? (
        <Suspense fallback={null}>
          <TimelineSheet attempt={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
