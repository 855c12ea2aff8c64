import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./orders.module.css";
import type { Order } from "./orders.queries.ts";

/** Who carries the parcel, its number to copy, and the carrier's page about it. */
export function Tracking({ order: { carrier, tracking, trackingUrl } }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  if (!carrier && !tracking) return null;
  return (
    <Card title={t("tracking.title")}>
      <dl className={classes.facts}>
        {carrier ? (
          <div>
            <dt>{t("tracking.carrier")}</dt>
            <dd>{carrier}</dd>
          </div>
        ) : null}
        {tracking ? (
          <div>
            <dt>{t("tracking.number")}</dt>
            <dd>
              <CopyText text={tracking} label={t("tracking.number")} />
            </dd>
          </div>
        ) : null}
      </dl>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={classes.link}>
          {t("tracking.follow")}
          <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
          <span className="only-heard">{t("tracking.newWindow")}</span>
        </a>
      ) : null}
    </Card>
  );
}
