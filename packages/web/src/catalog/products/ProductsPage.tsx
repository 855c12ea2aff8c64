import { IconFileImport, IconPackage, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { choice, type Filter } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { exportFile, listFacetsQuery, productList } from "./catalogue.queries.ts";
import { useProductRows } from "./use-product-rows.tsx";

const ProductSheet = lazyPart(() =>
  import("./ProductSheet.tsx").then(({ ProductSheet }) => ({ default: ProductSheet })),
);

function useProductFilters(): readonly Filter[] {
  const { t } = useTranslation("catalog/products");
  const facets = useQuery(listFacetsQuery).data;
  const facetFilter = (key: string, label: string, list: readonly { readonly value: string }[] = []) =>
    choice(
      key,
      label,
      list.map(({ value }) => value).sort((a, b) => a.localeCompare(b)),
      String,
    );
  return [
    facetFilter("productType", t("field.productType"), facets?.productTypes),
    facetFilter("brand", t("field.brand"), facets?.brands),
    facetFilter("processor", t("field.processor"), facets?.processors),
    facetFilter("generation", t("field.generation"), facets?.generations),
    choice("activity", t("state.label"), ["active", "off"] as const, (one) => t(`state.${one}`)),
  ];
}

function Actions({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation("catalog/products");
  const editable = can(useSession(), "catalogue.edit");
  if (!editable) return null;
  return (
    <>
      <Button
        component={Link}
        to="/admin/products/import"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
      <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />} onClick={onAdd}>
        {t("new")}
      </Button>
    </>
  );
}

/** Products people sell: found, narrowed down, changed, brought in. The product that is open stands in the address. */
export function ProductsPage() {
  const { t } = useTranslation("catalog/products");
  const editable = can(useSession(), "catalogue.edit");

  const list = useList(productList);

  const open = (id: string) => list.change({ open: id });

  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions onAdd={() => open("new")} />} />

      <ListView
        list={list}
        search={t("search")}
        filters={useProductFilters()}
        tools={
          <ExportButton kind="products" params={list.filters} toEdit={editable ? exportFile : undefined} />
        }
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconPackage size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useProductRows(list.rows, open)}
      />
      {list.values.open ? (
        <Suspense fallback={null}>
          <ProductSheet id={list.values.open} onClose={() => list.change({ open: "" })} />
        </Suspense>
      ) : null}
    </>
  );
}
