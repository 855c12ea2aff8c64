import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import type { WaitingItem } from "./queue.queries.ts";

/** Registrations that wait, as rows of their list. */
export function useQueueRows(onOpen: (row: WaitingItem) => void): RowSpec<WaitingItem> {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const { ago, locale } = useFormats();
  const jobOf = ({ jobProfile }: WaitingItem) => (jobProfile ? words(`words.jobProfile.${jobProfile}`) : "–");
  const sinceOf = ({ waitingSince }: WaitingItem) => ago(new Date(waitingSince));
  return {
    label: t("queue.title"),
    nameOf: ({ name }) => name,
    columns: [
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
    ],
    cardOf: (row) => ({ under: row.email, facts: `${jobOf(row)} · ${sinceOf(row)}` }),
    onOpen,
  };
}
