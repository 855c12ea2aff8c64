import { IconBuildingStore, IconPlus } from "@tabler/icons-react";
import { createChain, editChain } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { countries } from "@trilha/contract/core/country.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useList } from "../../core/lists/use-list.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { type Chain, chainList } from "./network.queries.ts";
import { StateBadge } from "./StateBadge.tsx";
import { SwitchButton } from "./SwitchButton.tsx";
import { useNetworkFilters } from "./use-network-filters.ts";

const FILTERS = ["country", "activity"];

function useChainRows(onOpen: (chain: Chain) => void): RowSpec<Chain> {
  const { t } = useTranslation("catalog/stores");
  const { locale, number } = useFormats();
  const storesOf = ({ stores, activeStores }: Chain) =>
    t("chains.stores", { count: stores, amount: number(stores), active: number(activeStores) });
  return {
    label: t("chains.title"),
    nameOf: ({ name }) => name,
    columns: [
      { key: "name", label: t("field.name"), width: 320, cell: ({ name }) => <NameCell name={name} /> },
      {
        key: "country",
        label: t("field.country"),
        width: 160,
        cell: ({ country }) => countryName(country, locale),
      },
      { key: "stores", label: t("stores.title"), width: 220, cell: storesOf },
      { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
    ],
    cardOf: (chain) => ({
      under: countryName(chain.country, locale),
      facts: (
        <>
          {chain.active ? null : <StateBadge active={chain.active} />}
          <span>{storesOf(chain)}</span>
        </>
      ),
    }),
    onOpen,
  };
}

/** The chains of stores, by country. */
export function ChainsPage() {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const session = useSession();
  const editable = can(session, "network.edit");
  const list = useList(chainList);
  const [open, setOpen] = useState<Chain | "new">();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageTitle
        title={t("chains.title")}
        lead={t("chains.lead")}
        actions={
          editable ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setOpen("new")}
            >
              {t("chains.new")}
            </Button>
          ) : null
        }
      />
      <NetworkNav />
      <ListView
        list={list}
        search={t("chains.search")}
        filters={useNetworkFilters(list.values, FILTERS)}
        icon={<IconBuildingStore size={28} stroke={1.6} />}
        empty={{ title: t("chains.emptyTitle"), text: t("chains.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useChainRows(setOpen)}
      />
      {open === "new" ? (
        <NameSheet
          title={t("chains.new")}
          choice={{
            label: t("field.country"),
            options: session.countries.map((code) => ({ value: code, label: countryName(code, locale) })),
          }}
          send={({ name, choice }, key) => {
            const country = countries.find((code) => code === choice) ?? "BR";
            return call(createChain, { body: { name, country } }, { key });
          }}
          onClose={close}
        />
      ) : null}
      {open && open !== "new" ? (
        <NameSheet
          key={open.id}
          title={open.name}
          name={open.name}
          readOnly={!editable}
          send={({ name }) =>
            call(editChain, { params: { id: open.id }, body: { version: open.version, name } })
          }
          aside={<SwitchButton of="chain" thing={open} onDone={close} />}
          onClose={close}
        />
      ) : null}
    </>
  );
}
