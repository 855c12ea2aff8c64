import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { DataTable } from "../../ui/list/DataTable.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { Card } from "../../ui/page/Card.tsx";
import { awardedQuery } from "./badges.queries.ts";

/** Who has it, the newest first. */
export function AwardedPeople({ badgeId }: { badgeId: string }) {
  const { t } = useTranslation("learning/badges");
  const { dateTime } = useFormats();
  const [values, change] = useUrlFilters();
  const search = values.search?.trim().slice(0, 64) || undefined;
  const list = useInfiniteQuery(awardedQuery(badgeId, search));
  return (
    <Card title={t("people.title")}>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("people.search")}
        actions={<ExportButton kind="badge_people" params={{ id: badgeId, search }} personal />}
      />
      <PagedList list={list} empty={<p className="hint">{t("people.empty")}</p>}>
        {(people, foot) => (
          <DataTable
            label={t("people.title")}
            columns={[
              { key: "name", label: t("people.name"), cell: ({ name }) => <NameCell name={name} /> },
              { key: "store", label: t("people.store"), cell: ({ store }) => store ?? "—" },
              { key: "at", label: t("people.at"), cell: ({ awardedAt }) => dateTime(new Date(awardedAt)) },
            ]}
            rows={people}
            idOf={({ userId }) => userId}
            nameOf={({ name }) => name}
            foot={foot}
          />
        )}
      </PagedList>
    </Card>
  );
}
