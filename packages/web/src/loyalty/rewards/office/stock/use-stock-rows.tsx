import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import type { StockLevel } from "./stock.queries.ts";

const PARTS = ["received", "reserved", "shipped", "returned", "corrected"] as const;

export const idOf = ({ rewardId, country }: StockLevel) => `${rewardId}.${country}`;

/** Rows of stock: one for each item and country. */
export function useStockRows(onOpen: (row: StockLevel) => void): RowSpec<StockLevel> {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number } = useFormats();
  const nameOf = (row: StockLevel) => textIn(row.name, locale) || row.sku;
  const left = ({ onHand }: StockLevel) =>
    onHand > 0 ? (
      <strong>{t("stock.units", { count: onHand, amount: number(onHand) })}</strong>
    ) : (
      <span className="ink-danger text-13">{t("list.soldOut")}</span>
    );
  return {
    label: t("stock.title"),
    nameOf: nameOf,
    idOf,
    columns: [
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
        cell: (row: StockLevel) => number(row[part]),
      })),
    ],
    cardOf: (row) => ({
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
    }),
    onOpen: onOpen,
  };
}
