import { IconGauge } from "@tabler/icons-react";
import { flagReasons, flagStates } from "@trilha/contract/learning/delivery/flags.ts";
import type { LearningFlag } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { choice } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { DecideBar } from "./DecideBar.tsx";
import { EnrolmentsNav } from "./EnrolmentsNav.tsx";
import { flagList } from "./enrolments.queries.ts";
import { useFlagRows } from "./use-flag-rows.tsx";

const FlagSheet = lazyPart(() => import("./FlagSheet.tsx").then(({ FlagSheet }) => ({ default: FlagSheet })));

/** Results that came faster than a person can reach them: what waits, and what was decided. */
export function FlagsPage() {
  const { t } = useTranslation("learning/enrolments");
  const { number, ago } = useFormats();

  const [opened, setOpened] = useState<LearningFlag>();

  const list = useList(flagList);
  const { first, select } = list;

  const waiting = first
    ? [
        t("flags.waiting", { count: first.open, amount: number(first.open) }),
        first.oldest && t("flags.oldest", { ago: ago(new Date(first.oldest)) }),
      ].filter(Boolean)
    : [" "];
  return (
    <>
      <PageTitle title={t("flags.title")} lead={t("flags.lead")} />
      <EnrolmentsNav />

      <ListView
        list={list}
        search={t("searchPeople")}
        filters={[
          choice("state", t("column.state"), flagStates, (one) => t(`flags.state.${one}`)),
          choice("reason", t("reason.label"), flagReasons, (one) => t(`flags.reason.${one}`)),
        ]}
        summary={waiting.join(" · ")}
        icon={<IconGauge size={28} stroke={1.6} />}
        empty={{ title: t("flags.emptyTitle"), text: t("flags.emptyText") }}
        none={{ title: t("none.title"), text: t("none.text") }}
        rows={useFlagRows(setOpened)}
        bulk={
          first?.can.decide
            ? (ticked, untick) => (
                <DecideBar
                  part="flags"
                  ids={ticked.filter(({ state }) => state === "open").map(({ id }) => id)}
                  onDone={untick}
                />
              )
            : undefined
        }
      />
      {opened ? (
        <Suspense fallback={null}>
          <FlagSheet
            flag={opened}
            decides={first?.can.decide === true}
            onDecide={() => select(new Set([opened.id]))}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
