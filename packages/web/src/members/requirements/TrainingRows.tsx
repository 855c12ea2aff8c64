import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../i18n/text-in.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { StateBadge } from "./StateBadge.tsx";
import type { Training } from "./trainings.queries.ts";

type Props = { trainings: readonly Training[]; onOpen: (id: string) => void; foot: ReactNode };

/** Trainings: a table at a desk, cards on a phone. */
export function TrainingRows({ trainings, onOpen, foot }: Props) {
  const { t } = useTranslation("members/requirements");
  const { number, locale } = useFormats();
  const phone = useIsPhone();
  const completed = ({ completed: count }: Training) => t("completed", { count, amount: number(count) });
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={trainings.map((training) => ({
          id: training.id,
          title: textIn(training.title, locale),
          under: completed(training),
          facts: <StateBadge active={training.active} />,
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<Training>[] = [
    {
      key: "title",
      label: t("field.title"),
      cell: (training) => (
        <NameCell
          name={textIn(training.title, locale)}
          under={training.course ? t(`follows.${training.course}`) : training.link}
        />
      ),
    },
    {
      key: "completed",
      label: t("column.completed"),
      width: 180,
      numeric: true,
      cell: ({ completed: count }) => number(count),
    },
    {
      key: "state",
      label: t("state.label"),
      width: 160,
      cell: ({ active }) => <StateBadge active={active} />,
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={trainings}
      idOf={({ id }) => id}
      nameOf={({ title }) => textIn(title, locale)}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
