import { IconChevronRight, IconHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { nearestWishQuery } from "./earning.queries.ts";
import classes from "./level-bar.module.css";
import { wishWords } from "./wish-words.ts";

type Props = {
  /** Stands on the page by itself, not within something else. */
  card?: boolean;
};

/** How far the nearest reward of my wish list is; nothing without a wish that points alone open. */
export function NearestWish({ card }: Props) {
  const { t } = useTranslation("loyalty/earning");
  const { number, deadline } = useFormats();
  const hasModule = useModules();
  const { data } = useQuery({ ...nearestWishQuery, enabled: hasModule("has_reward_store") });
  const [wish] = data?.items ?? [];
  const words = wish && wishWords(wish);
  if (!wish || !words) return null;
  const amount = number(wish.missing);
  return (
    <Link {...ownLink(`/reward-store/details/${wish.id}`)} className={classes.compact} data-card={card}>
      <span className={classes.who}>
        <span className="inline gap-8">
          <IconHeart className="dim" size={18} stroke={1.7} aria-hidden="true" />
          <span className="only-heard">{t("wish.mine")} </span>
          <strong className="text-14">{wish.name}</strong>
        </span>
        <IconChevronRight className="dim" size={18} stroke={1.7} aria-hidden="true" />
      </span>
      <span className="row wrap gap-8">
        <PointsChip value={wish.price} size="sm" />
        <span className="text-13 weight-600 numbers">
          {words === "ready"
            ? t("wish.ready")
            : wish.soonestOn
              ? t("wish.missingUntil", { count: wish.missing, amount, date: deadline(wish.soonestOn) })
              : t("wish.missing", { count: wish.missing, amount })}
        </span>
      </span>
    </Link>
  );
}
