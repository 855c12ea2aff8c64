import { IconBuildingStore, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { createChain, editChain } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { countries } from "@trilha/contract/core/country.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { EmptyList } from "./EmptyList.tsx";
import { NameSheet } from "./NameSheet.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { type Chain, chainsQuery } from "./network.queries.ts";
import { chainQueryOf } from "./network-filters.ts";
import { StateBadge } from "./StateBadge.tsx";
import { SwitchButton } from "./SwitchButton.tsx";
import { useNetworkFilters } from "./use-network-filters.ts";

const FILTERS = ["country", "activity"];

type RowsProps = { chains: readonly Chain[]; onOpen: (chain: Chain) => void; foot: ReactNode };

function Rows({ chains, onOpen, foot }: RowsProps) {
  const { t } = useTranslation("catalog/stores");
  const { locale, number } = useFormats();
  const phone = useIsPhone();
  const storesOf = ({ stores, activeStores }: Chain) =>
    t("chains.stores", { count: stores, amount: number(stores), active: number(activeStores) });
  if (phone) {
    return (
      <ItemCards
        label={t("chains.title")}
        items={chains.map((chain) => ({
          id: chain.id,
          title: chain.name,
          under: countryName(chain.country, locale),
          facts: (
            <>
              {chain.active ? null : <StateBadge active={chain.active} />}
              <span>{storesOf(chain)}</span>
            </>
          ),
        }))}
        onOpen={(id) => {
          const chain = chains.find((one) => one.id === id);
          if (chain) onOpen(chain);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<Chain>[] = [
    { key: "name", label: t("field.name"), width: 320, cell: ({ name }) => <NameCell name={name} /> },
    {
      key: "country",
      label: t("field.country"),
      width: 160,
      cell: ({ country }) => countryName(country, locale),
    },
    { key: "stores", label: t("stores.title"), width: 220, cell: storesOf },
    { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
  ];
  return (
    <DataTable
      label={t("chains.title")}
      columns={columns}
      rows={chains}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={onOpen}
      foot={foot}
    />
  );
}

/** The chains of stores, by country. */
export function ChainsPage() {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const session = useSession();
  const editable = can(session, "network.edit");
  const [values, change] = useUrlFilters();
  const filters = chainQueryOf(values);
  const list = useInfiniteQuery(chainsQuery(filters));
  const filterList = useNetworkFilters(values, FILTERS);
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
      <ListToolbar values={values} onChange={change} searchLabel={t("chains.search")} filters={filterList} />
      <PagedList
        list={list}
        empty={
          <EmptyList
            icon={<IconBuildingStore size={28} stroke={1.6} />}
            title={t("chains.emptyTitle")}
            text={t("chains.emptyText")}
            values={values}
            narrowed={Object.keys(filters).length > 0}
            onChange={change}
          />
        }
      >
        {(chains, foot) => <Rows chains={chains} onOpen={setOpen} foot={foot} />}
      </PagedList>
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
