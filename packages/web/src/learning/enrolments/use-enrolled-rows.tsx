import { IconClockExclamation } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { StateBadge } from "../items/StateBadge.tsx";
import type { Enrolled } from "./enrolments.queries.ts";

/** State of a person's enrolment, and whether it is late. */
export function EnrolmentState({ of: enrolment }: { of: Pick<Enrolled, "state" | "overdue"> }) {
  const { t } = useTranslation("learning/enrolments");
  return (
    <span className="inline wrap gap-4-8">
      <StateBadge state={enrolment.state} />
      {enrolment.overdue ? (
        <StatusBadge tone="danger" icon={<IconClockExclamation size={14} stroke={2} />}>
          {t("overdue")}
        </StatusBadge>
      ) : null}
    </span>
  );
}

/** Rows of the people in a course. */
export function useEnrolledRows(onOpen: (person: Enrolled) => void): RowSpec<Enrolled> {
  const { t } = useTranslation("learning/enrolments");
  const { number, calendarDay, ago } = useFormats();
  const percentOf = ({ percent }: Enrolled) => t("percent", { percent: number(percent) });
  const dueOf = ({ dueOn }: Enrolled) => (dueOn ? calendarDay(dueOn) : "–");
  return {
    label: t("enrolments.title"),
    nameOf: ({ name }) => name,
    columns: [
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
    ],
    cardOf: (person) => ({
      under: [
        person.store,
        percentOf(person),
        person.dueOn ? t("until", { day: calendarDay(person.dueOn) }) : null,
      ]
        .filter(Boolean)
        .join(" · "),
      facts: <EnrolmentState of={person} />,
    }),
    onOpen: onOpen,
  };
}
