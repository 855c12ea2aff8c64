import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { Thumb } from "../../ui/cover/Thumb.tsx";
import type { Column } from "../../ui/list/DataTable.tsx";
import type { RowSpec } from "../../ui/list/ListRows.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import type { Product } from "./catalogue.queries.ts";

/** Product rows. A column no product fills is left out. */
export function useProductRows(products: readonly Product[], onOpen: (id: string) => void): RowSpec<Product> {
  const { t } = useTranslation("catalog/products");
  const chips: readonly Column<Product>[] = [
    { key: "processor", label: t("field.processor"), width: 130, cell: ({ processor }) => processor ?? "–" },
    {
      key: "generation",
      label: t("field.generation"),
      width: 110,
      cell: ({ generation }) => generation ?? "–",
    },
  ];
  return {
    label: t("title"),
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "name",
        label: t("field.name"),
        width: 340,
        cell: ({ name, sku, pictureUrl, productType }) => (
          <NameCell
            name={name}
            under={sku}
            picture={<Thumb src={pictureUrl} kind={productType} size={40} />}
          />
        ),
      },
      {
        key: "productType",
        label: t("field.productType"),
        width: 150,
        cell: ({ productType }) => productType,
      },
      { key: "brand", label: t("field.brand"), width: 140, cell: ({ brand }) => brand },
      // A catalogue of paints has neither.
      ...(products.some(({ processor }) => processor) ? chips : []),
      { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
    ],
    cardOf: ({ sku, productType, brand, processor, generation, active, pictureUrl }) => ({
      picture: <Thumb src={pictureUrl} kind={productType} size={40} />,
      under: sku,
      facts: (
        <>
          {active ? null : <StateBadge active={active} />}
          <span>{productType}</span>
          <span>{brand}</span>
          {processor ? <span>{[processor, generation].filter(Boolean).join(" · ")}</span> : null}
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}

/** Whether a product can be reported, in a word. */
function StateBadge({ active }: { active: boolean }) {
  const { t } = useTranslation("catalog/products");
  const Icon = active ? IconCircleCheck : IconCircleOff;
  return (
    <StatusBadge tone={active ? "success" : "neutral"} icon={<Icon size={14} stroke={2} />}>
      {t(active ? "state.active" : "state.off")}
    </StatusBadge>
  );
}
