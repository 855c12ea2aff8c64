import { IconFileImport, IconPackage, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { type Filter, ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { exportFile, facetsQuery, productsQuery } from "./catalogue.queries.ts";
import { ProductRows } from "./ProductRows.tsx";
import { queryOf } from "./product-filters.ts";

const ProductSheet = lazy(() =>
  import("./ProductSheet.tsx").then(({ ProductSheet }) => ({ default: ProductSheet })),
);

function useProductFilters(): readonly Filter[] {
  const { t } = useTranslation("catalog/products");
  const facets = useQuery(facetsQuery).data;
  const options = (list: readonly { readonly value: string }[] = []) =>
    list.map(({ value }) => ({ value, label: value })).sort((a, b) => a.label.localeCompare(b.label));
  return [
    { key: "productType", label: t("field.productType"), options: options(facets?.productTypes) },
    { key: "brand", label: t("field.brand"), options: options(facets?.brands) },
    { key: "processor", label: t("field.processor"), options: options(facets?.processors) },
    { key: "generation", label: t("field.generation"), options: options(facets?.generations) },
    {
      key: "activity",
      label: t("state.label"),
      options: [
        { value: "active", label: t("state.active") },
        { value: "off", label: t("state.off") },
      ],
    },
  ].filter(({ options: all }) => all.length > 1);
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

/** What people sell: found, narrowed down, changed, brought in. The product that is open stands in the address. */
export function ProductsPage() {
  const { t } = useTranslation("catalog/products");
  const { number } = useFormats();
  const editable = can(useSession(), "catalogue.edit");
  const [values, change] = useUrlFilters();
  const filters = queryOf(values);
  const list = useInfiniteQuery(productsQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const open = (id: string) => change({ open: id });
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions onAdd={() => open("new")} />} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={useProductFilters()}
        actions={<ExportButton kind="products" params={filters} toEdit={editable ? exportFile : undefined} />}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconPackage size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "empty.title")}
            action={
              narrowed ? (
                <Button
                  variant="light"
                  onClick={() => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""])))}
                >
                  {t("empty.clear")}
                </Button>
              ) : undefined
            }
          >
            {t(narrowed ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(products, foot) => <ProductRows products={products} onOpen={open} foot={foot} />}
      </PagedList>
      {values.open ? (
        <Suspense fallback={null}>
          <ProductSheet id={values.open} onClose={() => change({ open: "" })} />
        </Suspense>
      ) : null}
    </>
  );
}
