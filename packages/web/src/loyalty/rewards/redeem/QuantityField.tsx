import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./redeem.module.css";

type Props = {
  value: number;
  /** Most units one order could have now. */
  most: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** How many, by thumb. */
export function QuantityField({ value, most, error, onChange }: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const { number } = useFormats();
  return (
    <fieldset className="stack gap-6" aria-describedby={error ? "redeem-quantity-error" : undefined}>
      <legend className="mb-6 text-14 weight-600">{t("redeem.quantity")}</legend>
      <div className={classes.stepper}>
        <button
          type="button"
          aria-label={t("redeem.less")}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={20} stroke={1.9} aria-hidden="true" />
        </button>
        <output aria-live="polite" aria-label={t("redeem.units", { count: value, amount: number(value) })}>
          {number(value)}
        </output>
        <button
          type="button"
          aria-label={t("redeem.more")}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={20} stroke={1.9} aria-hidden="true" />
        </button>
        <span className={classes.small}>{t("redeem.most", { count: most, amount: number(most) })}</span>
      </div>
      {error ? (
        <p id="redeem-quantity-error" className="ink-danger text-14 leading-14" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
