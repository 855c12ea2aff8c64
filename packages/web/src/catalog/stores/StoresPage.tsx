import { IconBuildingStore, IconFileImport, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { NetworkNav } from "./NetworkNav.tsx";
import { exportFile, storeList } from "./network.queries.ts";
import { useNetworkFilters } from "./use-network-filters.ts";
import { useStoreRows } from "./use-store-rows.tsx";

const StoreSheet = lazyPart(() =>
  import("./StoreSheet.tsx").then(({ StoreSheet }) => ({ default: StoreSheet })),
);
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
  const editable = can(useSession(), "network.edit");

  const list = useList(storeList);
  const filterList = useNetworkFilters(list.values, FILTERS);
  const open = (id: string) => list.change({ open: id });

  return (
    <>
      <PageTitle title={t("stores.title")} lead={t("lead")} actions={<Actions onAdd={() => open("new")} />} />
      <NetworkNav />

      <ListView
        list={list}
        search={t("stores.search")}
        filters={filterList}
        tools={
          <ExportButton kind="stores" params={list.filters} toEdit={editable ? exportFile : undefined} />
        }
        shown={(rows, more) => t(more ? "stores.shownMore" : "stores.shown", rows)}
        icon={<IconBuildingStore size={28} stroke={1.6} />}
        empty={{ title: t("stores.emptyTitle"), text: t("stores.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useStoreRows(open)}
      />
      {list.values.open ? (
        <Suspense fallback={null}>
          <StoreSheet id={list.values.open} onClose={() => list.change({ open: "" })} />
        </Suspense>
      ) : null}
    </>
  );
}
