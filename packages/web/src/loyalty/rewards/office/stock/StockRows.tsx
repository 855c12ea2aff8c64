import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import classes from "../reward-office.module.css";
import type { StockRow } from "./stock.queries.ts";

type Props = { rows: readonly StockRow[]; onOpen: (row: StockRow) => void; foot: ReactNode };
const PARTS = ["received", "reserved", "shipped", "returned", "corrected"] as const;

export const idOf = ({ rewardId, country }: StockRow) => `${rewardId}.${country}`;

/** Units of each item and country: a dense table at a desk, cards on a phone. */
export function StockRows({ rows, onOpen, foot }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number } = useFormats();
  const phone = useIsPhone();
  const nameOf = (row: StockRow) => textIn(row.name, locale) || row.sku;
  const left = ({ onHand }: StockRow) =>
    onHand > 0 ? (
      <strong>{t("stock.units", { count: onHand, amount: number(onHand) })}</strong>
    ) : (
      <span className={classes.out}>{t("list.soldOut")}</span>
    );
  if (phone) {
    return (
      <ItemCards
        label={t("stock.title")}
        items={rows.map((row) => ({
          id: idOf(row),
          title: nameOf(row),
          under: [row.sku, countryName(row.country, locale)].join(" · "),
          facts: (
            <>
              {left(row)}
              <span>
                {t("stock.part.reserved")}: {number(row.reserved)}
              </span>
              <span>
                {t("stock.part.shipped")}: {number(row.shipped)}
              </span>
            </>
          ),
        }))}
        onOpen={(id) => {
          const row = rows.find((one) => idOf(one) === id);
          if (row) onOpen(row);
        }}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<StockRow>[] = [
    {
      key: "name",
      label: t("field.name"),
      width: 300,
      cell: (row) => <NameCell name={nameOf(row)} under={row.sku} />,
    },
    {
      key: "country",
      label: t("field.country"),
      width: 130,
      cell: ({ country }) => countryName(country, locale),
    },
    { key: "onHand", label: t("stock.part.onHand"), width: 130, numeric: true, cell: left },
    ...PARTS.map((part) => ({
      key: part,
      label: t(`stock.part.${part}`),
      numeric: true,
      cell: (row: StockRow) => number(row[part]),
    })),
  ];
  return (
    <DataTable
      label={t("stock.title")}
      columns={columns}
      rows={rows}
      idOf={idOf}
      nameOf={nameOf}
      onOpen={onOpen}
      foot={foot}
    />
  );
}
