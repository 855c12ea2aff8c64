import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { LanguageMark } from "../../ui/badge/LanguageMark.tsx";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { PointsChip } from "../../ui/score/Chips.tsx";
import { CardNote } from "./CardNote.tsx";
import classes from "./store.module.css";
import type { StoreCard } from "./store.queries.ts";
import { WishButton } from "./WishButton.tsx";

type Props = {
  card: StoreCard;
  /** Campaign of the points, when not the usual one. */
  campaign: string | undefined;
  /** Among the first on the page. */
  eager: boolean;
};

/** One item of the store: what it is, what it costs, and whether I can have it. */
export function RewardCard({ card, campaign, eager }: Props) {
  const closed = card.locked.length > 0 || card.stock === "none";
  return (
    <li className={classes.card} data-closed={closed || undefined}>
      <Link
        {...ownLink(`/reward-store/details/${card.id}${campaign ? `?campaign=${campaign}` : ""}`)}
        className={classes.open}
      >
        <span className={classes.picture}>
          <CoverImage id={card.id} src={card.pictureUrl} alt="" ratio="1 / 1" eager={eager} />
          {card.locked.length > 0 ? (
            <span className={classes.locked}>
              <IconLock size={18} stroke={1.9} aria-hidden="true" />
            </span>
          ) : null}
        </span>
        <span className={classes.words}>
          <span className="truncated at-most-full dim text-12">{card.category}</span>
          <strong lang={card.locale} className={classes.name}>
            {card.name}
          </strong>
          <span className="row wrap gap-6-8">
            <PointsChip value={card.price} size="sm" />
            <LanguageMark locale={card.locale} />
          </span>
          <CardNote card={card} />
        </span>
      </Link>
      <WishButton item={card} />
    </li>
  );
}
