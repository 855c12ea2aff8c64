import { IconListSearch } from "@tabler/icons-react";
import type { AttemptResult } from "@trilha/contract/learning/grading/shapes.ts";
import { attemptStates } from "@trilha/contract/learning/tests/states.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { ResultsNav } from "../ResultsNav.tsx";
import { attemptList } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

const TimelineSheet = lazyPart(() =>
  import("./TimelineSheet.tsx").then((one) => ({ default: one.TimelineSheet })),
);

/** §learning#attempt-frozen Attempts at tests: of a test, of a person, of all; pressed, their timeline. */
export function AttemptsPage() {
  const { t } = useTranslation("learning/grading");
  const { number, dateTime } = useFormats();
  const percent = usePercent();

  const [open, setOpen] = useState<AttemptResult>();

  const list = useList(attemptList);
  const { courseId, activityId, userId } = list.filters;
  const isNarrowed = courseId !== undefined || activityId !== undefined || userId !== undefined;
  const wordOf = ({ state, passed }: AttemptResult) =>
    state === "done" && passed !== null ? t(`passed.${passed}`) : t(`attempt.state.${state}`);
  return (
    <>
      <PageTitle title={t("attempts.title")} lead={t("attempts.lead")} />
      <ResultsNav />

      <ListView
        list={list}
        search={t("test.search")}
        filters={[choice("state", t("column.result"), attemptStates, (one) => t(`attempt.state.${one}`))]}
        tools={
          <>
            {isNarrowed ? (
              <Button
                variant="subtle"
                color="neutral"
                onClick={() => list.change({ courseId: "", activityId: "", userId: "" })}
              >
                {t("attempts.all")}
              </Button>
            ) : null}
            <ExportButton kind="results_attempts" params={{ ...list.filters }} personal />
          </>
        }
        icon={<IconListSearch size={28} stroke={1.6} />}
        empty={{ title: t("attempts.emptyTitle"), text: t("attempts.emptyText") }}
        rows={{
          label: t("attempts.title"),
          nameOf: ({ name, number: nth }) => `${name}, ${t("attempt.number", { number: number(nth) })}`,
          columns: [
            {
              key: "person",
              label: t("column.person"),
              cell: ({ name, test }) => (
                <NameCell name={name} under={`${test.title} · ${test.course.title}`} />
              ),
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
          ],
          cardOf: (row) => ({
            title: row.name,
            under: row.test.title,
            facts: [
              t("attempt.number", { number: number(row.number) }),
              wordOf(row),
              percent(row.percent),
            ].join(" · "),
          }),
          onOpen: setOpen,
        }}
      />
      {open ? (
        <Suspense fallback={null}>
          <TimelineSheet attempt={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
