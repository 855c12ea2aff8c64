import { IconArchive, IconCircleCheck } from "@tabler/icons-react";
import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";

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

/** Rows of question banks. */
export function useBankRows(onOpen: (id: string) => void): RowSpec<QuestionBank> {
  const { t } = useTranslation("learning/questions/bank");
  const { number, ago } = useFormats();
  return {
    label: t("banks.list"),
    nameOf: ({ name }) => name,
    columns: [
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
    ],
    cardOf: (bank) => ({
      under: bank.description || undefined,
      facts: (
        <>
          {bank.archived ? <BankState archived /> : null}
          <span>{t("banks.questions", { count: bank.active, amount: number(bank.active) })}</span>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
