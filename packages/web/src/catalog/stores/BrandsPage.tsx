import { IconPlus, IconTag } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { BrandSheet } from "./BrandSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { type BrandItem, brandList } from "./network.queries.ts";
import { StateBadge } from "./StateBadge.tsx";
import { useNetworkFilters } from "./use-network-filters.ts";

const FILTERS = ["activity"];

function useBrandRows(onOpen: (brand: BrandItem) => void): RowSpec<BrandItem> {
  const { t } = useTranslation("catalog/stores");
  const names = new Intl.ListFormat(useLocale());
  const companiesOf = ({ companies }: BrandItem) =>
    companies.length === 0 ? t("brands.everyCompany") : names.format(companies.map(({ name }) => name));
  return {
    label: t("brands.title"),
    nameOf: ({ name }) => name,
    columns: [
      { key: "name", label: t("field.name"), width: 280, cell: ({ name }) => <NameCell name={name} /> },
      { key: "companies", label: t("brands.companies"), width: 420, cell: companiesOf },
      { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
    ],
    cardOf: (brand) => ({
      under: companiesOf(brand),
      facts: brand.active ? null : <StateBadge active={brand.active} />,
    }),
    onOpen,
  };
}

/** Brands people sell, and the companies each belongs to. */
export function BrandsPage() {
  const { t } = useTranslation("catalog/stores");
  const editable = can(useSession(), "network.edit");
  const list = useList(brandList);
  const [open, setOpen] = useState<BrandItem | "new">();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageTitle
        title={t("brands.title")}
        lead={t("brands.lead")}
        actions={
          editable ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setOpen("new")}
            >
              {t("brands.new")}
            </Button>
          ) : null
        }
      />
      <NetworkNav />
      <ListView
        list={list}
        search={t("brands.search")}
        filters={useNetworkFilters(list.values, FILTERS)}
        icon={<IconTag size={28} stroke={1.6} />}
        empty={{ title: t("brands.emptyTitle"), text: t("brands.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useBrandRows(setOpen)}
      />
      {open ? (
        <BrandSheet
          key={open === "new" ? open : open.id}
          brand={open === "new" ? undefined : open}
          onClose={close}
        />
      ) : null}
    </>
  );
}
