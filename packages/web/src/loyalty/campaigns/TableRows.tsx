import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "../../ui/list/DataTable.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import classes from "./campaigns.module.css";
import type { PointsTable } from "./campaigns.queries.ts";

type Row = PointsTable["items"][number];
type Props = { rows: readonly Row[]; number: (value: number) => string };

const nameOf = ({ productType, brand, processor, generation, sku }: Row) =>
  [productType, brand, processor, generation, sku].filter(Boolean).join(" · ");

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
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.ruleId} className={classes.row}>
            <span className={classes.rowWords}>
              <strong>{nameOf(row) || t("table.any")}</strong>
              {row.quantity ? <small>{`${t("table.quantity")}: ${quantity(row)}`}</small> : null}
            </span>
            <span className={classes.rowValues}>
              <PointsChip value={row.points} size="sm" />
              {row.experience > 0 ? <ExperienceChip value={row.experience} size="sm" /> : null}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const part = (key: "productType" | "brand" | "processor" | "generation" | "sku"): Column<Row> => ({
    key,
    label: t(`table.${key}`),
    cell: (row) => row[key] ?? <span className={classes.quiet}>{t("table.any")}</span>,
  });
  const columns: Column<Row>[] = [
    part("productType"),
    part("brand"),
    part("processor"),
    part("generation"),
    part("sku"),
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
