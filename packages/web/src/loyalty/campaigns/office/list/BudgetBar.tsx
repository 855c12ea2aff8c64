import { useTranslation } from "react-i18next";
import { formatPercent } from "../../../../i18n/formats.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "../campaigns-office.module.css";

/** Points given so far, against the budget where there is one. */
export function BudgetBar({ given, budget }: { given: number; budget: number | null }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number, locale } = useFormats();
  if (budget === null) return <span className="numbers">{number(given)}</span>;
  const part = Math.max(0, given / budget);
  return (
    <span className="stack gap-6 text-13">
      <span className="flex between gap-8">
        <span className="numbers">
          {t("list.ofBudget", { given: number(given), budget: number(budget) })}
        </span>
        <span className="numbers">{formatPercent(part, locale)}</span>
      </span>
      <span className={classes.track} aria-hidden="true">
        <i data-full={part >= 0.9 || undefined} style={{ width: `${Math.min(100, part * 100)}%` }} />
      </span>
    </span>
  );
}
