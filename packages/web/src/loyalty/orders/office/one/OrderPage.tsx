import { IconArrowLeft, IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { Timeline } from "../../../../ui/timeline/Timeline.tsx";
import { OrderBadge } from "../../../redemption/OrderBadge.tsx";
import { ActButtons } from "../act/ActButtons.tsx";
import { Acting } from "../act/Acting.tsx";
import { ACTS, type OfficeOrderAction } from "../act/order-acts.ts";
import classes from "../order-office.module.css";
import { type OfficeOrder, orderQuery } from "../order-office.queries.ts";
import { AddressCard, OrderedCard, PersonCard, ShippingCard } from "./OrderFacts.tsx";
import { WaitsFor } from "./WaitsFor.tsx";

function Way({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { t: words } = useTranslation("loyalty/redemption");
  return (
    <Card title={t("one.timeline")}>
      <Timeline
        steps={order.history.map(({ to, by: actor, returned, reason, at }) => ({
          title: returned ? t("takeBack.step") : words(`orderState.${to}`),
          at,
          by: actor,
          text: reason,
          bad: returned || to === "reproved" || to === "cancelled",
        }))}
      />
    </Card>
  );
}

function Deeds({ order }: { order: OfficeOrder }) {
  const [act, setAct] = useState<OfficeOrderAction>();
  // Before a decision no is said by reproving; both would lead to the same end.
  const acts = ACTS.filter((one) => order.can[one] && !(one === "cancel" && order.can.reprove));
  return (
    <>
      <ActButtons acts={acts} onAct={setAct} />
      <Acting act={act} orders={[order]} onClose={() => setAct(undefined)} />
    </>
  );
}

type Props = {
  /** History of the order; drawn by who knows the audit trail. */
  history: (order: OfficeOrder) => ReactNode;
};

/** One order: what it is, what it waits for, how it came here, and what can be done. */
export function OrderPage({ history }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { orderId = "" } = useParams({ strict: false });
  const query = useQuery(orderQuery(orderId));
  return (
    <>
      <BackLink>
        <Link to="/admin/orders">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
        {(order) => (
          <>
            <PageTitle
              title={t("one.title", { code: order.code })}
              lead={
                <span className="row wrap mt-6 gap-6-10">
                  <OrderBadge state={order.state} />
                  <PointsChip value={order.points} size="sm" />
                  {order.person.name}
                </span>
              }
              actions={<Deeds order={order} />}
            />
            {order.state === "awaiting_approval" && order.hindrance ? (
              <p className="flex gap-10 mb-20 p-12-16 r-12 on-primary-light text-15">
                <IconInfoCircle className="mt-2" size={20} stroke={1.8} aria-hidden="true" />
                {t(`hindrance.${order.hindrance}`)}
              </p>
            ) : null}
            <div className={classes.grid}>
              <div className="stack one-column content-start gap-20">
                <WaitsFor order={order} />
                <OrderedCard order={order} />
                <ShippingCard order={order} />
                <AddressCard order={order} />
              </div>
              <div className="stack one-column content-start gap-20">
                <PersonCard order={order} />
                <Way order={order} />
                {history(order)}
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
