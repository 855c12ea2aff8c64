import { IconEyeOff } from "@tabler/icons-react";
import type { RankingMeasure } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { ExperienceChip, PointsChip, TrainingChip } from "../../ui/score/Chips.tsx";
import classes from "./ranking.module.css";
import type { RankingRow } from "./ranking.queries.ts";

type Props = { rows: readonly RankingRow[]; measure: RankingMeasure; label: string };

/** Rows of a ranking in their order; equal scores share a place. */
export function RankingRows({ rows, measure, label }: Props) {
  return (
    <ol className={classes.rows} aria-label={label}>
      {rows.map((row, at) => (
        // Hidden people have no name to be told by, and no row has an id.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position
        <li key={at} className={classes.row} data-me={row.me || undefined} aria-current={row.me || undefined}>
          <PlacedRow row={row} measure={measure} />
        </li>
      ))}
    </ol>
  );
}

/** One row: place, who, the score that places, and what the audit has not confirmed beside it. */
export function PlacedRow({ row, measure }: { row: RankingRow; measure: RankingMeasure }) {
  const { t } = useTranslation("loyalty/leaderboards");
  const { number } = useFormats();
  const { rank: place, name, imageUrl, store, me } = row;
  return (
    <>
      <span className={classes.place} data-place={place <= 3 ? place : undefined}>
        <span className="only-heard">{t("place", { place: number(place) })}</span>
        <span aria-hidden="true">{number(place)}</span>
      </span>
      {name === null ? (
        <span className={classes.nobody} aria-hidden="true">
          <IconEyeOff size={17} stroke={1.7} />
        </span>
      ) : (
        <Avatar name={name} src={imageUrl} size={36} own={me} />
      )}
      <span className={classes.who}>
        <span className={classes.name}>
          <strong className="shrink weight-600 leading-135 break" data-hidden={name === null || undefined}>
            {name ?? t("hidden")}
          </strong>
          {me ? <span className={classes.me}>{t("me")}</span> : null}
        </span>
        {store ? <small className="break">{store}</small> : null}
        {measure === "points" && row.underAudit > 0 ? (
          <small className="break">
            {t("underAudit", { amount: number(row.underAudit), count: row.underAudit })}
          </small>
        ) : null}
      </span>
      {measure === "points" ? <PointsChip size="sm" value={row.points} /> : null}
      {measure === "experience" ? <ExperienceChip size="sm" value={row.experience} /> : null}
      {measure === "training" ? <TrainingChip size="sm" value={row.training} /> : null}
    </>
  );
}
