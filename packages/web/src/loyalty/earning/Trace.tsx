import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./earning.module.css";

const matchWords = ({ productType, brand, processor, generation, sku }: ProductMatch, product?: string) =>
  [productType, brand, processor, generation, sku && (product ?? sku)].filter(Boolean).join(" · ");

type Props = {
  steps: readonly TraceStep[];
  /** Object of an activity, such as the photo's type, by its name. */
  object?: string | undefined;
  /** Name of the line's product, which a rule may know by its SKU. */
  product?: string | undefined;
};

/** One step of the reason for a number, as a sentence. */
function useStepWords({ object, product }: Pick<Props, "object" | "product">) {
  const { t } = useTranslation("loyalty/earning");
  const { number, locale } = useFormats();
  return (step: TraceStep): readonly string[] => {
    switch (step.step) {
      case "base": {
        const match = matchWords(step.match, product);
        return [
          t("trace.base", {
            units: number(step.units),
            perUnit: number(step.pointsPerUnit),
            amount: number(step.points),
          }),
          match ? t("rule", { match }) : t("ruleAll"),
        ];
      }
      case "no_rule":
        return [t("trace.noRule")];
      case "activity":
        if (step.kind === "photo" && object)
          return [t("trace.photoOf", { object, amount: number(step.points) })];
        return [t(`trace.activity.${step.kind}`, { amount: number(step.points) })];
      case "multiplier": {
        const name = step.name[locale] ?? Object.values(step.name).find(Boolean) ?? "";
        const factor = number(step.numerator / step.denominator);
        return [
          t("trace.multiplier", { name, factor, before: number(step.before), after: number(step.after) }),
        ];
      }
      case "cap":
        return [
          t(`trace.cap.${step.kind}`, {
            limit: number(step.limit),
            before: number(step.before),
            after: number(step.after),
          }),
        ];
      case "share":
        return [
          t("trace.share", {
            units: number(step.units),
            of: number(step.of),
            amount: number(step.points),
          }),
        ];
      case "manual":
        return [t("trace.manual", { reason: step.reason })];
    }
  };
}

/** Why a line gives what it gives: every step in words, in the order it was worked out. */
export function Trace({ steps, ...names }: Props) {
  const words = useStepWords(names);
  return (
    <ol className={classes.trace}>
      {steps.map((step, index) => {
        const [main, ...rest] = words(step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes its order
          <li key={index} data-step={step.step}>
            {main}
            {rest.map((line) => (
              <small className="small block" key={line}>
                {line}
              </small>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
