import { IconHourglass } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { ArrivalLine } from "../../../redemption/ArrivalLine.tsx";
import { OrderBadge } from "../../../redemption/OrderBadge.tsx";
import classes from "../order-office.module.css";
import type { OfficeOrderItem } from "../order-office.queries.ts";

/** The state in one word, and what an order still waits for. */
function Standing({ order }: { order: OfficeOrderItem }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  return (
    <span className={classes.standing}>
      <OrderBadge state={order.state} />
      {order.state === "awaiting_approval" && order.waiting > 0 ? (
        <span className="inline small gap-4">
          <IconHourglass size={14} stroke={1.8} aria-hidden="true" />
          {t("waitsPoints", { count: order.waiting, amount: number(order.waiting) })}
        </span>
      ) : null}
      {order.arrival?.late ? <ArrivalLine arrival={order.arrival} /> : null}
    </span>
  );
}

/** Order rows. */
export function useOrderRows(onOpen: (id: string) => void): RowSpec<OfficeOrderItem> {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number, ago } = useFormats();
  const what = ({ quantity, name }: OfficeOrderItem) =>
    quantity === 1 ? name : t("units", { amount: number(quantity), name });
  return {
    label: t("title"),
    nameOf: ({ code }) => code,
    columns: [
      {
        key: "order",
        label: t("column.order"),
        width: 300,
        cell: (order) => <NameCell name={what(order)} under={order.code} />,
      },
      {
        key: "person",
        label: t("column.person"),
        width: 220,
        cell: ({ person, country }) => (
          <NameCell name={person.name} under={person.store ?? countryName(country, locale)} />
        ),
      },
      {
        key: "points",
        label: t("column.points"),
        width: 130,
        cell: ({ points }) => <PointsChip value={points} size="sm" />,
      },
      {
        key: "placed",
        label: t("column.placed"),
        width: 200,
        cell: ({ placedAt, campaign }) => <NameCell name={ago(new Date(placedAt))} under={campaign} />,
      },
      { key: "state", label: t("column.state"), cell: (order) => <Standing order={order} /> },
    ],
    cardOf: (order) => ({
      title: what(order),
      under: [order.code, order.person.name].join(" · "),
      facts: (
        <>
          <Standing order={order} />
          <PointsChip value={order.points} size="sm" />
          <span>{countryName(order.country, locale)}</span>
          <span>{ago(new Date(order.placedAt))}</span>
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
