import { IconClockHour4 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import type { Balance } from "../earning/earning.queries.ts";
import { lastMoment } from "../earning/last-moment.ts";
import { usePointsWords } from "../earning/PointsSentence.tsx";
import { partsOf } from "../earning/points-parts.ts";
import classes from "./points.module.css";

/** One campaign's points: what I can use, what waits, what I owe, what expires and when. */
export function Balances({ balance }: { balance: Balance }) {
  const { t } = useTranslation("loyalty/ledger");
  const { number, ago, deadline } = useFormats();
  const words = usePointsWords();
  const amounts = { ...partsOf(balance), debt: balance.debt };
  const parts = (["free", "underAudit", "blocked", "held", "debt"] as const).filter(
    (part) => part === "free" || part === "underAudit" || amounts[part] !== 0,
  );
  const [next] = balance.expiring;
  return (
    <Card title={balance.campaign}>
      <p className="mb-16 text-16 weight-600 numbers">{words(balance)}</p>
      <dl className={classes.balances}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt className="mb-6 text-14 weight-600">{t(part)}</dt>
            <dd>
              <PointsChip value={amounts[part]} />
            </dd>
            {amounts[part] === 0 ? null : <dd className="small leading-14">{t(`${part}Hint`)}</dd>}
          </div>
        ))}
        <div data-part="experience">
          <dt className="mb-6 text-14 weight-600">{t("experience")}</dt>
          <dd>
            <ExperienceChip value={balance.experience} />
          </dd>
          <dd className="small leading-14">{t("experienceHint")}</dd>
        </div>
      </dl>
      {next ? (
        <p className={classes.expiring}>
          <IconClockHour4 className="mt-2" size={18} stroke={1.7} aria-hidden="true" />
          <span>
            {t("expires", { amount: number(next.points), date: deadline(lastMoment(next.at)) })}{" "}
            {t("expiresIn", { ago: ago(new Date(next.at)) })}
          </span>
        </p>
      ) : null}
    </Card>
  );
}
