import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import type { LearningFlag } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";

const looks = {
  open: { tone: "warning", Icon: IconClock },
  cleared: { tone: "success", Icon: IconCheck },
  rejected: { tone: "danger", Icon: IconX },
} as const;

export function FlagState({ state }: Pick<LearningFlag, "state">) {
  const { t } = useTranslation("learning/enrolments");
  const { tone, Icon } = looks[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`flags.state.${state}`)}
    </StatusBadge>
  );
}

/** Rows of flagged results. */
export function useFlagRows(onOpen: (flag: LearningFlag) => void): RowSpec<LearningFlag> {
  const { t } = useTranslation("learning/enrolments");
  const { ago, number } = useFormats();
  const time = ({ expected, measured }: LearningFlag) =>
    t("flags.time", { measured: number(measured), expected: number(expected) });
  const what = ({ reason, activity }: LearningFlag) =>
    [t(`flags.reason.${reason}`), activity?.title].filter(Boolean).join(" · ");
  return {
    label: t("flags.title"),
    nameOf: ({ name, course }) => `${name}, ${course.title}`,
    columns: [
      {
        key: "person",
        label: t("column.person"),
        cell: ({ name, store }) => <NameCell name={name} under={store} />,
      },
      {
        key: "course",
        label: t("column.course"),
        cell: (flag) => <NameCell name={flag.course.title} under={what(flag)} />,
      },
      { key: "time", label: t("flags.timeColumn"), width: 190, cell: time },
      {
        key: "state",
        label: t("column.state"),
        width: 150,
        cell: ({ state }) => <FlagState state={state} />,
      },
      { key: "since", label: t("flags.raised"), width: 150, cell: ({ raisedAt }) => ago(new Date(raisedAt)) },
    ],
    cardOf: (flag) => ({
      title: flag.name,
      under: [flag.course.title, flag.store, ago(new Date(flag.raisedAt))].filter(Boolean).join(" · "),
      facts: (
        <>
          <FlagState state={flag.state} /> {what(flag)} · {time(flag)}
        </>
      ),
    }),
    onOpen: onOpen,
  };
}
