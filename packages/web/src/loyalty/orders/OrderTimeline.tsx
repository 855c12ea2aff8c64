import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { Timeline } from "../../ui/timeline/Timeline.tsx";
import { stepsOfOrder } from "./order-steps.ts";

/** The order's timeline, with what lies ahead; staff stay nameless. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  const { t: shared } = useTranslation("loyalty/redemption");
  return (
    <Timeline
      steps={stepsOfOrder(order).map(({ to, at, by: actor, reason, returned }) => ({
        title: returned ? t("one.returned") : shared(`orderState.${to}`),
        at,
        by: actor ? t(`one.by.${actor}`) : undefined,
        text: reason,
        bad: returned || to === "reproved" || to === "cancelled",
      }))}
    />
  );
}
