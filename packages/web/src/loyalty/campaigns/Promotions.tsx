import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PointsChip } from "../../ui/score/Chips.tsx";
import classes from "./campaigns.module.css";
import type { PointsTable } from "./campaigns.queries.ts";

/** Promotions that multiply points now or will, and their ends. */
export function Promotions({ promotions }: Pick<PointsTable, "promotions">) {
  const { t } = useTranslation("loyalty/campaigns");
  const { number, deadline, locale } = useFormats();
  const when = ({ state, from, to }: PointsTable["promotions"][number]) => {
    if (state === "running") return t("table.now", { date: deadline(to) });
    if (state === "ended") return t("table.over", { date: deadline(to) });
    return t("table.soon", { from: deadline(from), to: deadline(to) });
  };
  if (promotions.length === 0) return null;
  return (
    <Card title={t("table.promotions")}>
      {promotions.map((promotion) => (
        <div key={promotion.id} className={classes.promotion}>
          <span className={classes.factor} data-state={promotion.state}>
            ×{number(promotion.numerator / promotion.denominator)}
          </span>
          <strong>{promotion.name[locale] ?? Object.values(promotion.name).find(Boolean)}</strong>
          <small className="small">
            {[when(promotion), ...promotion.scope, promotion.forMe ? "" : t("table.notForYou")]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </div>
      ))}
    </Card>
  );
}

/** Activities that give points beside sales (§earning-rules#multipliers). */
export function OtherEarnings({ activities }: Pick<PointsTable, "activities">) {
  const { t } = useTranslation("loyalty/campaigns");
  if (activities.length === 0) return null;
  return (
    <Card title={t("table.activities")}>
      {activities.map(({ ruleId, kind, object, once, points }) => (
        <div key={ruleId} className={classes.promotion}>
          <PointsChip value={points} size="sm" />
          <strong>{t(`table.kind.${kind as "photo"}`)}</strong>
          <small className="small">
            {[object, t(`table.once.${once as "always"}`)].filter(Boolean).join(" · ")}
          </small>
        </div>
      ))}
    </Card>
  );
}
