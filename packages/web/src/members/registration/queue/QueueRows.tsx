import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import type { RowSelection } from "../../../ui/list/selection.ts";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import type { WaitingItem } from "./queue.queries.ts";

type Props = {
  rows: readonly WaitingItem[];
  onOpen: (id: string) => void;
  selection: RowSelection;
  onSelect: (selection: RowSelection) => void;
  foot: ReactNode;
};

/** Who waits: cards on a phone, a table on a desk. */
export function QueueRows({ rows, onOpen, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const { ago, locale } = useFormats();
  const phone = useIsPhone();
  const jobOf = ({ jobProfile }: WaitingItem) => (jobProfile ? words(`words.jobProfile.${jobProfile}`) : "–");
  const sinceOf = ({ waitingSince }: WaitingItem) => ago(new Date(waitingSince));
  if (phone) {
    const items = rows.map((row) => ({
      id: row.id,
      title: row.name,
      under: row.email,
      facts: `${jobOf(row)} · ${sinceOf(row)}`,
    }));
    return <ItemCards label={t("queue.title")} {...{ items, onOpen, selection, onSelect, foot }} />;
  }
  const columns: readonly Column<WaitingItem>[] = [
    { key: "name", label: t("queue.person"), width: 220, cell: ({ name }) => <strong>{name}</strong> },
    { key: "email", label: t("field.email"), width: 240, cell: ({ email }) => email ?? "–" },
    { key: "document", label: t("field.document"), width: 150, cell: ({ document }) => document ?? "–" },
    { key: "job", label: t("field.job_profile"), width: 150, cell: jobOf },
    { key: "store", label: t("field.store"), width: 180, cell: ({ store }) => store ?? "–" },
    {
      key: "country",
      label: t("field.country"),
      width: 110,
      cell: ({ country }) => countryName(country, locale),
    },
    { key: "since", label: t("queue.since"), cell: sinceOf },
  ];
  return (
    <DataTable<WaitingItem>
      label={t("queue.title")}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
      {...{ rows, columns, selection, onSelect, foot }}
    />
  );
}
