import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstDay, lastDay } from "../../../core/writing/visible-days.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import type { DrillItem } from "./drill-office.queries.ts";

type Props = { drills: readonly DrillItem[]; onOpen: (id: string) => void; foot: ReactNode };

/** Drills: a table at a desk, cards on a phone. */
export function DrillRows({ drills, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/practice/office");
  const { number, calendarDay } = useFormats();
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  const phone = useIsPhone();
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
  if (phone)
    return (
      <ItemCards
        label={t("title")}
        items={drills.map((drill) => ({
          id: drill.id,
          title: drill.title,
          under: `${drill.bank} · ${days(drill)}`,
          facts: (
            <>
              {drill.mandatory ? mandatory : null}
              <span>{did(drill)}</span>
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  const columns: readonly Column<DrillItem>[] = [
    {
      key: "title",
      label: t("list.drill"),
      cell: ({ title, bank }) => <NameCell name={title} under={bank} />,
    },
    { key: "mandatory", label: t("list.kind"), width: 150, cell: (one) => (one.mandatory ? mandatory : "—") },
    {
      key: "questions",
      label: t("list.questions"),
      width: 110,
      numeric: true,
      cell: ({ questions }) => number(questions),
    },
    { key: "days", label: t("list.open"), width: 240, cell: days },
    { key: "did", label: t("list.people"), width: 230, cell: did },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={drills}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
