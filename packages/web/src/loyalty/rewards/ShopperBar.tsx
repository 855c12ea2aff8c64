import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { pointsQuery } from "../earning/earning.queries.ts";
import { lastMoment } from "../earning/last-moment.ts";
import { NearestWish } from "../earning/NearestWish.tsx";
import { PointsSentence } from "../earning/PointsSentence.tsx";
import classes from "./store.module.css";
import type { ShopperStatus } from "./store.queries.ts";

type Props = { me: ShopperStatus; onCampaign: (id: string) => void };

/** Balance I have to spend, of which campaign, until when; and kindly, my debt. */
export function ShopperBar({ me, onCampaign }: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const hasModule = useModules();
  const { number, deadline } = useFormats();
  const balances = useQuery(pointsQuery).data?.balances ?? [];
  const spendable = balances.filter(
    ({ campaignId, available }) => available > 0 || campaignId === me.campaign?.id,
  );
  return (
    <section className="card stack gap-10 mb-16 p-12-16" aria-label={t("me.label")}>
      <div className={classes.meLine}>
        <Link
          to="/profile/points"
          className="inline touch pill ink-inherit undecorated"
          aria-label={t("me.points", { amount: number(me.points) })}
        >
          <PointsChip value={me.points} />
        </Link>
        {me.campaign ? (
          <p>
            {spendable.length > 1 ? null : <strong>{me.campaign.title}</strong>}
            <span>{t("me.until", { date: deadline(lastMoment(me.campaign.lastOrderAt)) })}</span>
          </p>
        ) : (
          <p>
            <span>{t("me.noCampaign")}</span>{" "}
            {hasModule("has_campaigns") ? <Link to="/campaigns">{t("item.toCampaigns")}</Link> : null}
          </p>
        )}
        {spendable.length > 1 ? (
          <NativeSelect
            aria-label={t("me.campaign")}
            value={me.campaign?.id ?? ""}
            onChange={(event) => onCampaign(event.currentTarget.value)}
            data={spendable.map(({ campaignId, campaign }) => ({ value: campaignId, label: campaign }))}
          />
        ) : null}
      </div>
      {me.campaign ? <PointsSentence campaignId={me.campaign.id} /> : null}
      {me.debt > 0 ? (
        <p className="flex align-start gap-8 p-10-12 r-10 on-warning-light text-14 leading-145">
          <IconInfoCircle className="ink-warning" size={20} stroke={1.7} aria-hidden="true" />
          <span>
            {t("me.debt", { count: me.debt, amount: number(me.debt) })}{" "}
            <Link className="ink-inherit weight-600" to="/profile/points">
              {t("me.debtLink")}
            </Link>
          </span>
        </p>
      ) : me.underAudit > 0 ? (
        <p className="small leading-14">{t("me.waits")}</p>
      ) : null}
      <NearestWish />
    </section>
  );
}
