import { importProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import { productColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../core/imports/define-import.ts";
import { ImportView } from "../../core/imports/ImportView.tsx";

const productImport = defineImport({
  endpoint: importProducts,
  room: "catalog/products",
  columns: productColumns,
  stale: ["products"],
});

/** The brands a file brings along: a spelling mistake shows here before it is in. */
function NewBrands({ brands }: { brands: Answer<typeof importProducts>["newBrands"] }) {
  const { t } = useTranslation("catalog/products");
  return (
    <p>
      {t("import.newBrands", { count: brands.length })} <strong>{brands.join(", ")}</strong>
    </p>
  );
}

export function ImportPage() {
  const { t } = useTranslation("catalog/products");
  return (
    <ImportView
      declared={productImport}
      back={{ to: "/admin/products", label: t("title") }}
      more={({ newBrands }) => (newBrands.length > 0 ? <NewBrands brands={newBrands} /> : null)}
    />
  );
}
