import { IconCalendarRepeat, IconPlayerPause } from "@tabler/icons-react";
import type { Schedule } from "@trilha/contract/core/exports/schedule-shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScheduleWords } from "../../core/exports/schedule-words.ts";
import { scheduleList } from "../../core/exports/schedules.queries.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";

const ScheduleSheet = lazyPart(() =>
  import("../../core/exports/ScheduleSheet.tsx").then(({ ScheduleSheet }) => ({ default: ScheduleSheet })),
);

/** Reports that are made and sent by themselves: when, to whom, and what became of the last time. */
export function SchedulesPage() {
  const { t } = useTranslation("core/exports");
  const { dateTime, number } = useFormats();
  const words = useScheduleWords();
  const [opened, setOpened] = useState<Schedule>();
  const peopleOf = ({ recipients }: Schedule) => recipients.map(({ name }) => name).join(", ");
  const lastOf = ({ last }: Schedule) => {
    if (!last) return t("schedule.notYet");
    const outcome = [
      t("schedule.sent", { count: last.sent, amount: number(last.sent) }),
      ...(last.leftOut > 0
        ? [t("schedule.leftOut", { count: last.leftOut, amount: number(last.leftOut) })]
        : []),
      ...(last.failed > 0 ? [t("schedule.failed", { count: last.failed, amount: number(last.failed) })] : []),
    ].join(" · ");
    return `${dateTime(new Date(last.at))}: ${outcome}`;
  };
  const next = ({ nextAt }: Schedule) =>
    nextAt ? (
      dateTime(new Date(nextAt))
    ) : (
      <StatusBadge tone="neutral" icon={<IconPlayerPause size={14} stroke={2} />}>
        {t("schedule.paused")}
      </StatusBadge>
    );
  return (
    <>
      <PageTitle title={t("schedule.list.title")} lead={t("schedule.list.lead")} />
      <ListView
        list={useList(scheduleList)}
        icon={<IconCalendarRepeat size={28} stroke={1.6} />}
        empty={{ title: t("schedule.list.emptyTitle"), text: t("schedule.list.emptyText") }}
        rows={{
          label: t("schedule.list.title"),
          nameOf: ({ name }) => name,
          columns: [
            {
              key: "name",
              label: t("schedule.field.name"),
              width: 260,
              cell: ({ name, kind }) => <NameCell name={name} under={t(`files.kind.${kind}`)} />,
            },
            {
              key: "when",
              label: t("schedule.list.when"),
              cell: ({ when, format }) => <NameCell name={words.when(when)} under={t(`format.${format}`)} />,
            },
            { key: "recipients", label: t("schedule.field.recipients"), cell: peopleOf },
            { key: "next", label: t("schedule.list.next"), cell: next },
            { key: "last", label: t("schedule.list.last"), cell: lastOf },
          ],
          cardOf: (schedule) => ({
            under: [words.when(schedule.when), peopleOf(schedule)].join(" · "),
            facts: (
              <>
                <span>
                  {schedule.nextAt ? `${t("schedule.list.next")}: ` : null}
                  {next(schedule)}
                </span>
                <span>{lastOf(schedule)}</span>
              </>
            ),
          }),
          onOpen: setOpened,
        }}
      />
      {opened ? (
        <Suspense fallback={null}>
          <ScheduleSheet report={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
