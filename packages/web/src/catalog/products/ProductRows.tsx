import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import type { Product } from "./catalogue.queries.ts";
import { StateBadge } from "./StateBadge.tsx";

type Props = { products: readonly Product[]; onOpen: (id: string) => void; foot: ReactNode };

/** Products: a dense table at a desk, cards on a phone. */
export function ProductRows({ products, onOpen, foot }: Props) {
  const { t } = useTranslation("catalog/products");
  const phone = useIsPhone();
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={products.map(({ id, name, sku, productType, brand, processor, generation, active }) => ({
          id,
          title: name,
          under: sku,
          facts: (
            <>
              {active ? null : <StateBadge active={active} />}
              <span>{productType}</span>
              <span>{brand}</span>
              {processor ? <span>{[processor, generation].filter(Boolean).join(" · ")}</span> : null}
            </>
          ),
        }))}
        onOpen={onOpen}
        foot={foot}
      />
    );
  }
  const chips: readonly Column<Product>[] = [
    { key: "processor", label: t("field.processor"), width: 130, cell: ({ processor }) => processor ?? "–" },
    {
      key: "generation",
      label: t("field.generation"),
      width: 110,
      cell: ({ generation }) => generation ?? "–",
    },
  ];
  const columns: readonly Column<Product>[] = [
    {
      key: "name",
      label: t("field.name"),
      width: 340,
      cell: ({ name, sku }) => <NameCell name={name} under={sku} />,
    },
    { key: "productType", label: t("field.productType"), width: 150, cell: ({ productType }) => productType },
    { key: "brand", label: t("field.brand"), width: 140, cell: ({ brand }) => brand },
    // A catalogue of paints has neither.
    ...(products.some(({ processor }) => processor) ? chips : []),
    { key: "state", label: t("state.label"), cell: ({ active }) => <StateBadge active={active} /> },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={products}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
      foot={foot}
    />
  );
}
