import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { ArrivalLine } from "../redemption/ArrivalLine.tsx";
import { OrderBadge } from "../redemption/OrderBadge.tsx";
import { PendingClaims } from "../redemption/PendingClaims.tsx";
import { Codes } from "./Codes.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderAddress } from "./OrderAddress.tsx";
import { OrderTimeline } from "./OrderTimeline.tsx";
import classes from "./orders.module.css";
import { orderQuery } from "./orders.queries.ts";
import { Tracking } from "./Tracking.tsx";

function Whole({ order }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  const { dateTime, number } = useFormats();
  return (
    <>
      <PageTitle
        title={t("one.title", { code: order.code })}
        lead={t("one.placed", { at: dateTime(new Date(order.placedAt)), campaign: order.campaign })}
        actions={<OrderBadge state={order.state} />}
      />
      <div className={classes.order}>
        <div className="stack content-start gap-16">
          <Card>
            <div className={classes.what}>
              <span className="r-10 block clipped">
                <CoverImage id={order.rewardId} src={order.pictureUrl} alt="" ratio="1 / 1" />
              </span>
              <p className="stack items-start">
                <Link
                  className="inline touch ink-inherit weight-600 leading-13"
                  {...ownLink(`/reward-store/details/${order.rewardId}/`)}
                >
                  {order.name}
                </Link>
                <span>
                  {t("one.times", { quantity: number(order.quantity), price: number(order.unitPrice) })}
                </span>
              </p>
              <PointsChip value={order.points} />
            </div>
            {order.arrival ? (
              <p className="mt-14">
                <ArrivalLine arrival={order.arrival} />
              </p>
            ) : null}
            {order.reason ? (
              <p className="text-15 leading-145 mt-14">
                <strong>{t("one.reason")}</strong> {order.reason}
              </p>
            ) : null}
            <OrderActions order={order} />
          </Card>
          <PendingClaims waitsFor={order.waitsFor} />
          <Codes order={order} />
          <Tracking order={order} />
        </div>
        <div className="stack content-start gap-16">
          <Card title={t("one.way")}>
            <OrderTimeline order={order} />
          </Card>
          <OrderAddress order={order} />
        </div>
      </div>
    </>
  );
}

/** One of my orders: where it stands, what it waits for, and what I can do about it. */
export function OrderPage() {
  const { t } = useTranslation("loyalty/orders");
  const { orderId } = useParams({ strict: false }) as { orderId: string };
  const query = useQuery(orderQuery(orderId));
  return (
    <>
      <BackLink>
        <Link {...ownLink("/profile/orders")}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("list.title")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton />}>
        {(order) => <Whole order={order} />}
      </QueryState>
    </>
  );
}
