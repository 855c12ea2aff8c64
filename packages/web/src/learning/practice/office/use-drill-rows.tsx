import { IconAlertTriangle } from "@tabler/icons-react";
import type { DrillItem } from "@trilha/contract/learning/practice/shapes.ts";
import { useTranslation } from "react-i18next";
import { firstDay, lastDay } from "../../../core/writing/visible-days.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";

/** Drill rows. */
export function useDrillRows(onOpen: (id: string) => void): RowSpec<DrillItem> {
  const { t } = useTranslation("learning/practice/office");
  const { number, calendarDay } = useFormats();
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  const days = ({ from, until }: DrillItem) => {
    const first = calendarDay(firstDay(from, timeZone));
    return until
      ? t("list.days", { from: first, to: calendarDay(lastDay(until, timeZone)) })
      : t("list.since", { from: first });
  };
  const did = ({ done, started }: DrillItem) =>
    t("list.did", { done: number(done), started: number(started) });
  const mandatory = (
    <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} stroke={2} />}>
      {t("list.mandatory")}
    </StatusBadge>
  );
  return {
    label: t("title"),
    nameOf: ({ title }) => title,
    columns: [
      {
        key: "title",
        label: t("list.drill"),
        cell: ({ title, bank }) => <NameCell name={title} under={bank} />,
      },
      {
        key: "mandatory",
        label: t("list.kind"),
        width: 150,
        cell: (one) => (one.mandatory ? mandatory : "—"),
      },
      {
        key: "questions",
        label: t("list.questions"),
        width: 110,
        numeric: true,
        cell: ({ questions }) => number(questions),
      },
      { key: "days", label: t("list.open"), width: 240, cell: days },
      { key: "did", label: t("list.people"), width: 230, cell: did },
    ],
    cardOf: (drill) => ({
      under: `${drill.bank} · ${days(drill)}`,
      facts: (
        <>
          {drill.mandatory ? mandatory : null}
          <span>{did(drill)}</span>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
