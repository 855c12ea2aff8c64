import { importOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderColumns } from "@trilha/contract/loyalty/orders/import-columns.ts";
import { useTranslation } from "react-i18next";
import { defineImport } from "../../../../core/imports/define-import.ts";
import { ImportView } from "../../../../core/imports/ImportView.tsx";
import { STALE } from "../order-office.queries.ts";

/** Answer of the warehouse: shipped, delivered or come back, line by line. */
const warehouseImport = defineImport({
  endpoint: importOrders,
  room: "loyalty/orders/office",
  columns: orderColumns,
  stale: STALE,
});

export function ImportPage() {
  const { t } = useTranslation("loyalty/orders/office");
  return (
    <ImportView
      declared={warehouseImport}
      back={{ to: "/admin/orders", label: t("title") }}
      onward={{ to: "/admin/orders", search: { view: "shipped" } }}
    />
  );
}
