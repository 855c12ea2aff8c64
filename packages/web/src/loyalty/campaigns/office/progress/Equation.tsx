import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import type { Campaign } from "../campaigns-office.queries.ts";
import { equation } from "./equation.ts";

/** Every point accounted for: both sides of the books, added up before the reader's eyes. */
export function Equation({ totals }: { totals: Campaign["totals"] }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const { issued, terms, sum } = equation(totals);
  const right = sum === issued;
  return (
    <Card title={t("progress.accounted")}>
      {totals.people > 0 ? (
        <p className="hint under-title">
          {t("progress.scope", {
            count: totals.people,
            people: number(totals.people),
            experience: number(totals.experience),
          })}
        </p>
      ) : null}
      <div className={classes.equation}>
        <p className="stack gap-2 text-20 weight-650">
          <span className="numbers">{number(issued)}</span>
          <small className="dim text-12 weight-500">{t("progress.issued")}</small>
        </p>
        <span className="dim text-20">=</span>
        {terms.length === 0 ? (
          <p className="stack gap-2 text-20 weight-650">
            <span className="numbers">0</span>
          </p>
        ) : null}
        {terms.map(({ where, points }, index) => (
          <div key={where} className="row gap-14">
            {index > 0 || points < 0 ? <span className="dim text-20">{points < 0 ? "−" : "+"}</span> : null}
            <p className="stack gap-2 text-20 weight-650">
              <span className="numbers">{number(Math.abs(points))}</span>
              <small className="dim text-12 weight-500">{t(`progress.where.${where}`)}</small>
            </p>
          </div>
        ))}
      </div>
      {right ? (
        <p className="row gap-8 ink-success text-14">
          <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
          {t("progress.matches")}
        </p>
      ) : (
        <p className="row gap-8 text-14 ink-danger weight-600" role="alert">
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
          {t("progress.gap", { points: number(issued - sum) })}
        </p>
      )}
    </Card>
  );
}
