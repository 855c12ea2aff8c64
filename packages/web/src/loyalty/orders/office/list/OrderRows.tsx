import { IconHourglass } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { OrderBadge } from "../../../redemption/OrderBadge.tsx";
import classes from "../order-office.module.css";
import type { OrderItem } from "../order-office.queries.ts";

type Props = {
  orders: readonly OrderItem[];
  onOpen: (id: string) => void;
  selection: Selection | undefined;
  onSelect: (selection: Selection) => void;
  foot: ReactNode;
};

/** The state in one word, and what an order still waits for. */
function Standing({ order }: { order: OrderItem }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  return (
    <span className={classes.standing}>
      <OrderBadge state={order.state} />
      {order.state === "awaiting_approval" && order.waiting > 0 ? (
        <span className={classes.waits}>
          <IconHourglass size={14} stroke={1.8} aria-hidden="true" />
          {t("waitsPoints", { count: order.waiting, amount: number(order.waiting) })}
        </span>
      ) : null}
    </span>
  );
}

/** Orders: a dense table at a desk, cards on a phone. */
export function OrderRows({ orders, onOpen, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number, ago } = useFormats();
  const phone = useIsPhone();
  const what = ({ quantity, name }: OrderItem) =>
    quantity === 1 ? name : t("units", { amount: number(quantity), name });
  if (phone) {
    return (
      <ItemCards
        label={t("title")}
        items={orders.map((order) => ({
          id: order.id,
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
        }))}
        onOpen={onOpen}
        selection={selection}
        onSelect={onSelect}
        foot={foot}
      />
    );
  }
  const columns: readonly Column<OrderItem>[] = [
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
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={orders}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      onOpen={({ id }) => onOpen(id)}
      {...(selection && { selection, onSelect })}
      foot={foot}
    />
  );
}
