import type { Training } from "@trilha/contract/members/requirements/shapes.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../i18n/text-in.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { StateBadge } from "./StateBadge.tsx";

/** Training rows. */
export function useTrainingRows(onOpen: (id: string) => void): RowSpec<Training> {
  const { t } = useTranslation("members/requirements");
  const { number, locale } = useFormats();
  const completed = ({ completed: count }: Training) => t("completed", { count, amount: number(count) });
  return {
    label: t("title"),
    nameOf: ({ title }) => textIn(title, locale),
    columns: [
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
    ],
    cardOf: (training) => ({ under: completed(training), facts: <StateBadge active={training.active} /> }),
    onOpen: ({ id }) => onOpen(id),
  };
}
