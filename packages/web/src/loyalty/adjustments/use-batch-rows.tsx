import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { Amounts } from "./Amounts.tsx";
import type { BatchItem } from "./adjustments.queries.ts";
import { StateBadge } from "./StateBadge.tsx";

/** Rows of proposed points. */
export function useBatchRows(onOpen: (id: string) => void): RowSpec<BatchItem> {
  const { t } = useTranslation("loyalty/adjustments");
  const { number, ago } = useFormats();
  const whom = ({ person, awards }: BatchItem) =>
    person ?? t("people", { count: awards, amount: number(awards) });
  return {
    label: t("title"),
    nameOf: ({ reason }) => reason,
    columns: [
      {
        key: "reason",
        label: t("column.reason"),
        width: 300,
        cell: (batch) => <NameCell name={batch.reason} under={whom(batch)} />,
      },
      {
        key: "kind",
        label: t("column.kind"),
        width: 220,
        cell: ({ kind, campaign }) => <NameCell name={t(`kind.${kind}`)} under={campaign} />,
      },
      {
        key: "amount",
        label: t("column.amount"),
        width: 190,
        cell: ({ points, experience }) => <Amounts points={points} experience={experience} />,
      },
      {
        key: "proposed",
        label: t("column.proposed"),
        width: 190,
        cell: ({ proposedBy, proposedAt }) => (
          <NameCell name={proposedBy.name} under={ago(new Date(proposedAt))} />
        ),
      },
      { key: "state", label: t("column.state"), cell: ({ state }) => <StateBadge state={state} /> },
    ],
    cardOf: (batch) => ({
      under: [whom(batch), batch.campaign].join(" · "),
      facts: (
        <>
          <StateBadge state={batch.state} />
          <Amounts points={batch.points} experience={batch.experience} />
          <span>{t("byAt", { who: batch.proposedBy.name, when: ago(new Date(batch.proposedAt)) })}</span>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
