import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import type { Selection } from "../../ui/list/selection.ts";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import type { LearningFlag } from "./teaching.queries.ts";

type Props = {
  flags: readonly LearningFlag[];
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
  onOpen: (flag: LearningFlag) => void;
  foot: ReactNode;
};

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

/** What was flagged: a table at a desk, cards on a phone. */
export function FlagRows({ flags, selection, onSelect, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const { ago, number } = useFormats();
  const phone = useIsPhone();
  const time = ({ expected, measured }: LearningFlag) =>
    t("flags.time", { measured: number(measured), expected: number(expected) });
  const what = ({ reason, activity }: LearningFlag) =>
    [t(`flags.reason.${reason}`), activity?.title].filter(Boolean).join(" · ");
  const selecting = selection && onSelect ? { selection, onSelect } : {};
  if (phone) {
    return (
      <ItemCards
        label={t("flags.title")}
        items={flags.map((flag) => ({
          id: flag.id,
          title: flag.name,
          under: [flag.course.title, flag.store, ago(new Date(flag.raisedAt))].filter(Boolean).join(" · "),
          facts: (
            <>
              <FlagState state={flag.state} /> {what(flag)} · {time(flag)}
            </>
          ),
        }))}
        {...selecting}
        onOpen={(id) => {
          const flag = flags.find((one) => one.id === id);
          if (flag) onOpen(flag);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<LearningFlag>[] = [
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
  ];
  return (
    <DataTable
      label={t("flags.title")}
      columns={columns}
      rows={flags}
      idOf={({ id }) => id}
      nameOf={({ name, course }) => `${name}, ${course.title}`}
      {...selecting}
      onOpen={onOpen}
      foot={foot}
    />
  );
}
