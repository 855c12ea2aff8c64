import { IconArchive, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import type { Bank } from "../question-bank.queries.ts";

/** Whether tests draw from it. */
export function BankState({ archived }: { archived: boolean }) {
  const { t } = useTranslation("learning/questions/bank");
  return archived ? (
    <StatusBadge tone="neutral" icon={<IconArchive size={14} stroke={2} />}>
      {t("banks.state.archived")}
    </StatusBadge>
  ) : (
    <StatusBadge tone="success" icon={<IconCircleCheck size={14} stroke={2} />}>
      {t("banks.state.active")}
    </StatusBadge>
  );
}

type Props = { banks: readonly Bank[]; onOpen: (id: string) => void; foot: ReactNode };

/** Banks: a table at a desk, cards on a phone. */
export function BankRows({ banks, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number, ago } = useFormats();
  const phone = useIsPhone();
  if (phone)
    return (
      <ItemCards
        label={t("banks.list")}
        items={banks.map((bank) => ({
          id: bank.id,
          title: bank.name,
          under: bank.description || undefined,
          facts: (
            <>
              {bank.archived ? <BankState archived /> : null}
              <span>{t("banks.questions", { count: bank.active, amount: number(bank.active) })}</span>
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  const columns: readonly Column<Bank>[] = [
    {
      key: "name",
      label: t("banks.name"),
      cell: ({ name, description }) => <NameCell name={name} under={description || null} />,
    },
    {
      key: "questions",
      label: t("banks.questionsColumn"),
      width: 140,
      numeric: true,
      cell: ({ active }) => number(active),
    },
    {
      key: "state",
      label: t("banks.state.label"),
      width: 160,
      cell: ({ archived }) => <BankState archived={archived} />,
    },
    {
      key: "edited",
      label: t("banks.edited"),
      width: 180,
      cell: ({ updatedAt }) => ago(new Date(updatedAt)),
    },
  ];
  return (
    <DataTable
      label={t("banks.list")}
      columns={columns}
      rows={banks}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
