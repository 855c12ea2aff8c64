import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { lastMoment } from "../../earning/last-moment.ts";
import { useArrivalWords } from "../../redemption/use-arrival-words.ts";
import type { StoreItemDetail } from "../store.queries.ts";
import classes from "./item.module.css";

/** Stock, delivery, limits and dates of an item. */
export function ItemFacts({ item }: { item: StoreItemDetail }) {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shared } = useTranslation("loyalty/redemption");
  const { number, money, deadlineTime } = useFormats();
  const { days } = useArrivalWords();
  const facts: (readonly [string, string])[] = [
    [t("item.stock"), t(`stock.${item.stock}`)],
    [
      t("item.delivery"),
      [t(`item.deliveries.${item.delivery}`), item.arrival && days(item.arrival)].filter(Boolean).join(". "),
    ],
    ...item.limits.map(
      ({ scope, period, units, left }) =>
        [
          t(`item.limit.${scope}`),
          t("item.limit.text", {
            left: number(left),
            units: number(units),
            period: shared(`period.${period}`),
          }),
        ] as const,
    ),
    ...(item.redeemUntil ? [[t("item.until"), deadlineTime(lastMoment(item.redeemUntil))] as const] : []),
    ...(item.worth ? [[t("item.worth"), money(item.worth.amount, item.worth.currency)] as const] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="dim">{label}</dt>
          <dd className="weight-550">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
