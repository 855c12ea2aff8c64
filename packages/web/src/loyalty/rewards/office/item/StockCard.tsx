import { IconKey, IconStack2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import type { Reward } from "../reward-office.queries.ts";

/** How many there are in each country, and the way to bring in more. */
export function StockCard({ reward }: { reward: Reward }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number } = useFormats();
  return (
    <Card title={t("stock.title")}>
      {reward.stock.length === 0 ? <p className={classes.dim}>{t("item.noStock")}</p> : null}
      <dl className="stack gap-10 mb-8 text-14">
        {reward.stock.map(({ country, onHand, reserved }) => (
          <div className="flex between gap-16" key={country}>
            <dt className="dim">{countryName(country, locale)}</dt>
            <dd className="weight-550 text-right">
              {t("stock.units", { count: onHand, amount: number(onHand) })}
              {reserved > 0 ? (
                <span className={classes.dim}>
                  {" "}
                  {t("stock.reservedToo", { count: reserved, amount: number(reserved) })}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {reward.delivery === "digital" ? (
        <Link
          to="/admin/rewards/$rewardId/codes"
          params={{ rewardId: reward.id }}
          className="inline gap-6 min-h-32 ink-primary text-14 weight-550"
        >
          <IconKey size={18} stroke={1.7} aria-hidden="true" />
          {t("codes.title")}
        </Link>
      ) : (
        <Link
          to="/admin/rewards/stock"
          search={{ search: reward.sku }}
          className="inline gap-6 min-h-32 ink-primary text-14 weight-550"
        >
          <IconStack2 size={18} stroke={1.7} aria-hidden="true" />
          {t("item.toStock")}
        </Link>
      )}
    </Card>
  );
}
