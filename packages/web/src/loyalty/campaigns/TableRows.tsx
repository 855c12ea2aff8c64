import { useTranslation } from "react-i18next";
import { Thumb } from "../../ui/cover/Thumb.tsx";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import type { PointsTable } from "./campaigns.queries.ts";

type Row = PointsTable["items"][number];
type Props = { rows: readonly Row[]; number: (value: number) => string };

const nameOf = ({ product, productType, brand, processor, generation, sku }: Row) =>
  [product, productType, brand, processor, generation, product ? null : sku].filter(Boolean).join(" · ");

/** The rows of the points table: a table on a desk, cards under a thumb. */
export function TableRows({ rows, number }: Props) {
  const { t } = useTranslation("loyalty/campaigns");
  const phone = useIsPhone();
  const quantity = ({ quantity: band }: Row) => {
    if (!band) return "";
    if (band.to === null) return t("table.from", { from: number(band.from) });
    return t("table.range", { from: number(band.from), to: number(band.to) });
  };
  if (phone) {
    return (
      <ul className="plain stack gap-8">
        {rows.map((row) => (
          <li key={row.ruleId} className="card row between gap-12 p-12-14">
            <span className="row gap-12 shrink">
              {row.product ? <Thumb src={row.pictureUrl} kind={row.productType ?? row.product} /> : null}
              <span className="stack gap-2 shrink">
                <strong>{nameOf(row) || t("table.any")}</strong>
                {row.product ? <small className="small">{row.sku}</small> : null}
                {row.quantity ? (
                  <small className="small">{`${t("table.quantity")}: ${quantity(row)}`}</small>
                ) : null}
              </span>
            </span>
            <span className="stack items-end gap-4">
              <PointsChip value={row.points} size="sm" />
              {row.experience > 0 ? <ExperienceChip value={row.experience} size="sm" /> : null}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const part = (key: "productType" | "brand" | "processor" | "generation"): Column<Row> => ({
    key,
    label: t(`table.${key}`),
    cell: (row) => row[key] ?? <span className="dim">{t("table.any")}</span>,
  });
  const productCell = ({ product, productType, sku, pictureUrl }: Row) =>
    sku ? (
      <NameCell
        name={product ?? sku}
        under={product ? sku : ""}
        picture={product ? <Thumb src={pictureUrl} kind={productType ?? product} size={40} /> : null}
      />
    ) : (
      <span className="dim">{t("table.any")}</span>
    );
  const columns: Column<Row>[] = [
    { key: "product", label: t("table.product"), cell: productCell },
    part("productType"),
    part("brand"),
    part("processor"),
    part("generation"),
    { key: "quantity", label: t("table.quantity"), cell: quantity },
    { key: "points", label: t("table.points"), numeric: true, cell: ({ points }) => number(points) },
    {
      key: "experience",
      label: t("table.experience"),
      numeric: true,
      cell: ({ experience }) => number(experience),
    },
  ];
  return (
    <DataTable
      label={t("table.title")}
      columns={columns}
      rows={rows}
      idOf={(row) => row.ruleId}
      nameOf={nameOf}
    />
  );
}
