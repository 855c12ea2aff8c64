import { IconClockExclamation } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { StateBadge } from "../items/StateBadge.tsx";
import classes from "./teaching.module.css";
import type { Enrolled } from "./teaching.queries.ts";

/** What somebody is in a course, and whether they are late. */
export function EnrolmentState({ of }: { of: Pick<Enrolled, "state" | "overdue"> }) {
  const { t } = useTranslation("learning/enrolments");
  return (
    <span className={classes.badges}>
      <StateBadge state={of.state} />
      {of.overdue ? (
        <StatusBadge tone="danger" icon={<IconClockExclamation size={14} stroke={2} />}>
          {t("overdue")}
        </StatusBadge>
      ) : null}
    </span>
  );
}

type Props = { people: readonly Enrolled[]; onOpen: (person: Enrolled) => void; foot: ReactNode };

/** Who is in a course: a table at a desk, cards on a phone. */
export function EnrolledRows({ people, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const { number, calendarDay, ago } = useFormats();
  const phone = useIsPhone();
  const percentOf = ({ percent }: Enrolled) => t("percent", { percent: number(percent) });
  const dueOf = ({ dueOn }: Enrolled) => (dueOn ? calendarDay(dueOn) : "–");
  if (phone) {
    return (
      <ItemCards
        label={t("enrolments.title")}
        items={people.map((person) => ({
          id: person.id,
          title: person.name,
          under: [
            person.store,
            percentOf(person),
            person.dueOn ? t("until", { day: calendarDay(person.dueOn) }) : null,
          ]
            .filter(Boolean)
            .join(" · "),
          facts: <EnrolmentState of={person} />,
        }))}
        onOpen={(id) => {
          const person = people.find((one) => one.id === id);
          if (person) onOpen(person);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<Enrolled>[] = [
    {
      key: "person",
      label: t("column.person"),
      cell: ({ name, store }) => <NameCell name={name} under={store} />,
    },
    { key: "state", label: t("column.state"), cell: (person) => <EnrolmentState of={person} /> },
    { key: "percent", label: t("column.percent"), width: 120, numeric: true, cell: percentOf },
    { key: "due", label: t("column.due"), width: 140, cell: dueOf },
    {
      key: "last",
      label: t("column.last"),
      width: 150,
      cell: ({ lastAt }) => (lastAt ? ago(new Date(lastAt)) : "–"),
    },
  ];
  return (
    <DataTable
      label={t("enrolments.title")}
      columns={columns}
      rows={people}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={onOpen}
      foot={foot}
    />
  );
}
