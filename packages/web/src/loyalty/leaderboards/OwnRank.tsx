import type { RankingMeasure } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { RankingRows } from "./RankingRows.tsx";
import classes from "./ranking.module.css";
import type { RankingRow } from "./ranking.queries.ts";

type Props = { rows: readonly RankingRow[]; people: number; measure: RankingMeasure };

/** My place, large, with those right before and after me. */
export function OwnRank({ rows, people, measure }: Props) {
  const { t } = useTranslation("loyalty/leaderboards");
  const { number } = useFormats();
  const me = rows.find((row) => row.me);
  if (!me) return null;
  const before = rows[rows.indexOf(me) - 1];
  const value = (row: RankingRow) => row[measure];
  const missing = before ? value(before) - value(me) : 0;
  return (
    <section className={classes.mine} aria-labelledby="ranking-mine">
      <h2 id="ranking-mine" className={classes.heading}>
        {t("mine")}
      </h2>
      <p className={classes.standing}>
        <strong>{t("ordinal", { place: number(me.rank) })}</strong>
        <span>{t("of", { people: number(people), count: people })}</span>
      </p>
      {missing > 0 ? (
        <p className={classes.hint}>{t(`missing.${measure}`, { amount: number(missing), count: missing })}</p>
      ) : null}
      <RankingRows rows={rows} measure={measure} label={t("nearby")} />
    </section>
  );
}
