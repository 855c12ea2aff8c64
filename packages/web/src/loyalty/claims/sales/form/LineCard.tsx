import { IconChevronDown, IconMinus, IconPlus, IconSparkles, IconTrash } from "@tabler/icons-react";
import { lineUnitLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import type { EvaluatedLine, TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Thumb } from "../../../../ui/cover/Thumb.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { Trace } from "../../../earning/Trace.tsx";
import { keyWords } from "../key-words.ts";
import type { SaleLine } from "../sale-form.ts";
import classes from "./form.module.css";

type Props = {
  line: SaleLine;
  earned: EvaluatedLine | undefined;
  error: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

const promotions = (trace: readonly TraceStep[]) =>
  trace.flatMap((step) => (step.step === "multiplier" ? [step] : []));

/** One product sold: how many, what it earns now, and why. */
export function LineCard({ line, earned, error, onQuantity, onRemove }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: earning } = useTranslation("loyalty/earning");
  const { number, locale } = useFormats();
  const { product, quantity } = line;
  // While it is typed anew the field is empty, which is no quantity yet.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 4);
    setTyped(digits);
    onQuantity(Number(digits));
  };
  const step = (difference: number) => {
    setTyped(undefined);
    onQuantity(Math.min(lineUnitLimit, Math.max(1, quantity + difference)));
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };
  const named = { name: product.name };
  return (
    <li className={classes.line}>
      <div className={classes.lineHead}>
        <Thumb src={product.pictureUrl} kind={product.productType} />
        <div>
          <h3 className="text-16 weight-600 leading-13">{product.name}</h3>
          <p className="small mt-2 leading-14">{keyWords(product)}</p>
        </div>
        <ActionIcon size={44} aria-label={t("lines.remove", named)} onClick={onRemove}>
          <IconTrash size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className="row wrap between gap-8-12">
        <div className={classes.stepper}>
          <ActionIcon
            size={44}
            aria-label={t("lines.less", named)}
            disabled={quantity <= 1}
            onClick={() => step(-1)}
          >
            <IconMinus size={20} stroke={1.9} aria-hidden="true" />
          </ActionIcon>
          <TextInput
            id={`quantity-${product.id}`}
            aria-label={t("lines.quantityOf", named)}
            inputMode="numeric"
            value={typed ?? String(quantity)}
            error={error !== undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(undefined)}
            onKeyDown={byKey}
          />
          <ActionIcon
            size={44}
            aria-label={t("lines.more", named)}
            disabled={quantity >= lineUnitLimit}
            onClick={() => step(1)}
          >
            <IconPlus size={20} stroke={1.9} aria-hidden="true" />
          </ActionIcon>
        </div>
        {earned ? (
          <div className="row wrap gap-6">
            <PointsChip value={earned.points} />
            {earned.experience > 0 ? <ExperienceChip value={earned.experience} size="sm" /> : null}
          </div>
        ) : null}
      </div>
      {error ? <p className="mt-8 ink-danger text-13 leading-14">{error}</p> : null}
      {promotions(earned?.trace ?? []).map((promotion) => (
        <p key={promotion.ruleId} className={classes.promotion}>
          <IconSparkles size={16} stroke={1.8} aria-hidden="true" />
          {t("lines.promotion", {
            name: promotion.name[locale] ?? Object.values(promotion.name).find(Boolean) ?? "",
            factor: number(promotion.numerator / promotion.denominator),
          })}
        </p>
      ))}
      {earned && earned.trace.length > 0 ? (
        <details className={classes.why}>
          <summary>
            {earning("why")}
            <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
          </summary>
          <Trace steps={earned.trace} product={product.name} />
        </details>
      ) : null}
    </li>
  );
}
