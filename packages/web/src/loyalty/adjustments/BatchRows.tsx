import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { Amounts } from "./Amounts.tsx";
import type { BatchItem } from "./awards.queries.ts";
import { StateBadge } from "./StateBadge.tsx";

type Props = { batches: readonly BatchItem[]; onOpen: (id: string) => void; foot: ReactNode };

/** Proposals: a dense table at a desk, cards on a phone. */
export function BatchRows({ batches, onOpen, foot }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const { number, ago } = useFormats();
  const phone = useIsPhone();
  const whom = ({ person, awards }: BatchItem) =>
    person ?? t("people", { count: awards, amount: number(awards) });
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={batches.map((batch) => ({
          id: batch.id,
          title: batch.reason,
          under: [whom(batch), batch.campaign].join(" · "),
          facts: (
            <>
              <StateBadge state={batch.state} />
              <Amounts points={batch.points} experience={batch.experience} />
              <span>{t("byAt", { who: batch.proposedBy.name, when: ago(new Date(batch.proposedAt)) })}</span>
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<BatchItem>[] = [
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
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={batches}
      idOf={({ id }) => id}
      nameOf={({ reason }) => reason}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
