import { IconGauge } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import type { Selection } from "../../ui/list/selection.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DecideBar } from "./DecideBar.tsx";
import { FlagRows } from "./FlagRows.tsx";
import { TeachingNav } from "./TeachingNav.tsx";
import { flagsQuery, type LearningFlag } from "./teaching.queries.ts";
import { FLAG_REASONS, FLAG_STATES, flagsOf } from "./teaching-filters.ts";

const FlagSheet = lazy(() => import("./FlagSheet.tsx").then(({ FlagSheet }) => ({ default: FlagSheet })));
const NONE: Selection = new Set();

/** Results that came faster than a person can reach them: what waits, and what was decided. */
export function FlagsPage() {
  const { t } = useTranslation("learning/enrolments");
  const { number, ago } = useFormats();
  const [values, change] = useUrlFilters();
  const [selection, setSelection] = useState<Selection>(NONE);
  const [opened, setOpened] = useState<LearningFlag>();
  const filters = flagsOf(values);
  const list = useInfiniteQuery(flagsQuery(filters));
  const first = list.data?.pages[0];
  const flags = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ticked = flags.filter(({ id, state }) => selection.has(id) && state === "open");
  const narrowed = Object.keys(filters).length > 0;
  const waiting = first
    ? [
        t("flags.waiting", { count: first.open, amount: number(first.open) }),
        first.oldest && t("flags.oldest", { ago: ago(new Date(first.oldest)) }),
      ].filter(Boolean)
    : [" "];
  return (
    <>
      <PageTitle title={t("flags.title")} lead={t("flags.lead")} />
      <TeachingNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("searchPeople")}
        filters={[
          {
            key: "state",
            label: t("column.state"),
            options: FLAG_STATES.map((value) => ({ value, label: t(`flags.state.${value}`) })),
          },
          {
            key: "reason",
            label: t("reason.label"),
            options: FLAG_REASONS.map((value) => ({ value, label: t(`flags.reason.${value}`) })),
          },
        ]}
        summary={waiting.join(" · ")}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconGauge size={28} stroke={1.6} />}
            title={t(narrowed ? "none.title" : "flags.emptyTitle")}
          >
            {t(narrowed ? "none.text" : "flags.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) => (
          <FlagRows
            flags={rows}
            {...(first?.can.decide && { selection, onSelect: setSelection })}
            onOpen={setOpened}
            foot={foot}
          />
        )}
      </PagedList>
      <DecideBar part="flags" ids={ticked.map(({ id }) => id)} onDone={() => setSelection(NONE)} />
      {opened ? (
        <Suspense fallback={null}>
          <FlagSheet
            flag={opened}
            decides={first?.can.decide === true}
            onDecide={() => setSelection(new Set([opened.id]))}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
