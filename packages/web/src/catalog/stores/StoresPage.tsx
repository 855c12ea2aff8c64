import { IconBuildingStore, IconFileImport, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { exportFile, storesQuery } from "./network.queries.ts";
import { storeQueryOf } from "./network-filters.ts";
import { StoreRows } from "./StoreRows.tsx";
import { useNetworkFilters } from "./use-network-filters.ts";

const StoreSheet = lazy(() => import("./StoreSheet.tsx").then(({ StoreSheet }) => ({ default: StoreSheet })));
const FILTERS = ["country", "chainId", "activity"];

function Actions({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation("catalog/stores");
  const editable = can(useSession(), "network.edit");
  if (!editable) return null;
  return (
    <>
      <Button
        component={Link}
        to="/admin/stores/import"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
      <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />} onClick={onAdd}>
        {t("stores.new")}
      </Button>
    </>
  );
}

/** The stores people sell in. The store that is open stands in the address. */
export function StoresPage() {
  const { t } = useTranslation("catalog/stores");
  const { number } = useFormats();
  const editable = can(useSession(), "network.edit");
  const [values, change] = useUrlFilters();
  const filters = storeQueryOf(values);
  const list = useInfiniteQuery(storesQuery(filters));
  const filterList = useNetworkFilters(values, FILTERS);
  const open = (id: string) => change({ open: id });
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  return (
    <>
      <PageTitle title={t("stores.title")} lead={t("lead")} actions={<Actions onAdd={() => open("new")} />} />
      <NetworkNav />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("stores.search")}
        filters={filterList}
        actions={<ExportButton kind="stores" params={filters} toEdit={editable ? exportFile : undefined} />}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "stores.shownMore" : "stores.shown", {
                count: shown,
                amount: number(shown),
              })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyList
            icon={<IconBuildingStore size={28} stroke={1.6} />}
            title={t("stores.emptyTitle")}
            text={t("stores.emptyText")}
            values={values}
            narrowed={Object.keys(filters).length > 0}
            onChange={change}
          />
        }
      >
        {(stores, foot) => <StoreRows stores={stores} onOpen={open} foot={foot} />}
      </PagedList>
      {values.open ? (
        <Suspense fallback={null}>
          <StoreSheet id={values.open} onClose={() => change({ open: "" })} />
        </Suspense>
      ) : null}
    </>
  );
}
