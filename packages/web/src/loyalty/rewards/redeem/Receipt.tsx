import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { PendingClaims } from "../../redemption/PendingClaims.tsx";
import classes from "./redeem.module.css";
import type { PlacedOrder } from "./redeem.queries.ts";

/** The order that was placed, and what it waits for. */
export function Receipt({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation("loyalty/rewards");
  const { number } = useFormats();
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className={classes.receipt}>
      <IconCircleCheck className="ink-success" size={44} stroke={1.5} aria-hidden="true" />
      <p ref={head} tabIndex={-1} className="text-17 weight-600 no-outline" role="status">
        {t("receipt.text", { code: order.code })}
      </p>
      <p className={classes.small}>
        {number(order.quantity)} × {order.name}
      </p>
      <PointsChip value={order.points} />
      <PendingClaims waitsFor={order.waitsFor} />
      {order.waitsFor.points === 0 ? <p className={classes.next}>{t("receipt.next")}</p> : null}
    </div>
  );
}
