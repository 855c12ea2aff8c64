import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { awardedList } from "./badges.queries.ts";

/** People with a badge, the newest first. */
export function AwardedPeople({ badgeId }: { badgeId: string }) {
  const { t } = useTranslation("learning/badges");
  const { dateTime } = useFormats();
  const list = useList(awardedList, { params: { id: badgeId } });
  const awarded = ({ awardedAt }: { readonly awardedAt: string }) => dateTime(new Date(awardedAt));
  return (
    <Card title={t("people.title")}>
      <ListView
        list={list}
        search={t("people.search")}
        tools={<ExportButton kind="badge_people" params={{ id: badgeId, ...list.filters }} personal />}
        empty={<p className="hint">{t("people.empty")}</p>}
        rows={{
          label: t("people.title"),
          idOf: ({ userId }) => userId,
          nameOf: ({ name }) => name,
          columns: [
            { key: "name", label: t("people.name"), cell: ({ name }) => <NameCell name={name} /> },
            { key: "store", label: t("people.store"), cell: ({ store }) => store ?? "—" },
            { key: "at", label: t("people.at"), cell: awarded },
          ],
          cardOf: (person) => ({ under: [person.store, awarded(person)].filter(Boolean).join(" · ") }),
        }}
      />
    </Card>
  );
}
