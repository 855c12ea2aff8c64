import { IconExternalLink } from "@tabler/icons-react";
import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./orders.module.css";

/** Carrier of the parcel, its number to copy, and the carrier's page about it. */
export function Tracking({ order: { carrier, tracking, trackingUrl } }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  if (!carrier && !tracking) return null;
  return (
    <Card title={t("tracking.title")}>
      <dl className={classes.facts}>
        {carrier ? (
          <div>
            <dt>{t("tracking.carrier")}</dt>
            <dd className="weight-550">{carrier}</dd>
          </div>
        ) : null}
        {tracking ? (
          <div>
            <dt>{t("tracking.number")}</dt>
            <dd className="weight-550">
              <CopyText text={tracking} label={t("tracking.number")} />
            </dd>
          </div>
        ) : null}
      </dl>
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="inline gap-6 mt-8 touch ink-primary text-15 weight-600"
        >
          {t("tracking.follow")}
          <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
          <span className="only-heard">{t("tracking.newWindow")}</span>
        </a>
      ) : null}
    </Card>
  );
}
