import { IconClockHour4 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import type { Balance } from "../earning/earning.queries.ts";
import classes from "./points.module.css";

/** One campaign's points: what I can use, what waits, what I owe, what expires and when. */
export function Balances({ balance }: { balance: Balance }) {
  const { t } = useTranslation("loyalty/ledger");
  const { number, date, ago } = useFormats();
  const parts = (["available", "underAudit", "held", "debt"] as const).filter(
    (part) => part === "available" || part === "underAudit" || balance[part] !== 0,
  );
  const [next] = balance.expiring;
  return (
    <Card title={balance.campaign}>
      <dl className={classes.balances}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(part)}</dt>
            <dd>
              <PointsChip value={balance[part]} />
            </dd>
            {balance[part] === 0 ? null : (
              <dd className={classes.small}>
                {t(part === "available" && balance.debt > 0 ? "availableOwingHint" : `${part}Hint`)}
              </dd>
            )}
          </div>
        ))}
        <div data-part="experience">
          <dt>{t("experience")}</dt>
          <dd>
            <ExperienceChip value={balance.experience} />
          </dd>
          <dd className={classes.small}>{t("experienceHint")}</dd>
        </div>
      </dl>
      {next ? (
        <p className={classes.expiring}>
          <IconClockHour4 size={18} stroke={1.7} aria-hidden="true" />
          <span>
            {t("expires", { amount: number(next.points), date: date(new Date(next.at)) })}{" "}
            {t("expiresIn", { ago: ago(new Date(next.at)) })}
          </span>
        </p>
      ) : null}
    </Card>
  );
}
