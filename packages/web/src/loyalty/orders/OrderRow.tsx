import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { ArrivalLine } from "../redemption/ArrivalLine.tsx";
import { OrderBadge } from "../redemption/OrderBadge.tsx";
import classes from "./orders.module.css";
import type { OwnOrderItem } from "./orders.queries.ts";

/** One order in the list; a press shows its way. */
export function OrderRow({ order }: { order: OwnOrderItem }) {
  const { t } = useTranslation("loyalty/orders");
  const { date, number } = useFormats();
  return (
    <li>
      <Link {...ownLink(`/profile/orders/${order.id}`)} className={classes.row}>
        <span className="r-8 block clipped">
          <CoverImage id={order.rewardId} src={order.pictureUrl} alt="" ratio="1 / 1" />
        </span>
        <span className="stack gap-2 shrink">
          <strong className="text-15 leading-13">
            {order.quantity > 1 ? `${number(order.quantity)} × ${order.name}` : order.name}
          </strong>
          <small className="small leading-135">
            {order.code} · <time dateTime={order.placedAt}>{date(new Date(order.placedAt))}</time>
          </small>
          {order.state === "awaiting_approval" && order.waiting > 0 ? (
            <small className="small leading-135">
              {t("list.waits", { count: order.waiting, amount: number(order.waiting) })}
            </small>
          ) : null}
          {order.arrival?.between ? <ArrivalLine arrival={order.arrival} /> : null}
        </span>
        <span className={classes.score}>
          <PointsChip value={order.points} size="sm" />
        </span>
        <span className={classes.state}>
          <OrderBadge state={order.state} />
        </span>
      </Link>
    </li>
  );
}
