import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import type { Country } from "@trilha/contract/core/country.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import { PromotionFields } from "./PromotionFields.tsx";
import { checkPromotion, newPromotion, type PromotionValues } from "./promotion-form.ts";
import { MATCH_COLUMNS, type MatchColumn } from "./rule-rows.ts";
import { newRuleId } from "./use-rules-draft.ts";

type Props = {
  promotions: readonly PromotionValues[];
  countries: readonly Country[];
  window: { readonly from: string; readonly to: string };
  suggestions: Readonly<Record<MatchColumn, string>>;
  readOnly: boolean;
  /** In words, by promotion. */
  faults: ReadonlyMap<string, string>;
  onChange: (promotions: readonly PromotionValues[]) => void;
  /** Where promotions may still come once the campaign runs. */
  aside?: ReactNode;
};

/** A promotion in one line: factor, name, when, for what. */
export function PromotionLine({ values, fault }: { values: PromotionValues; fault?: string | undefined }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: shell } = useTranslation("shell");
  const { number, calendarDay, locale } = useFormats();
  const factor = Number(values.numerator) / Number(values.denominator);
  const scope = [
    ...MATCH_COLUMNS.map((key) => values.match[key]),
    ...values.countries.map((code) => countryName(code, locale)),
    ...values.levels.map((level) => shell(`words.level.${level}`)),
    values.storeGroupIds.length > 0
      ? t("promotion.groupCount", {
          count: values.storeGroupIds.length,
          amount: number(values.storeGroupIds.length),
        })
      : "",
    values.experienceToo ? t("promotion.withExperience") : "",
    values.stacks ? t("promotion.stacking") : "",
  ].filter(Boolean);
  return (
    <div className={classes.promotionLine}>
      <span className={classes.factor}>×{Number.isFinite(factor) ? number(factor) : "?"}</span>
      <span className="stack gap-2 shrink">
        <strong>{textIn(values.name, locale) || t("promotion.untitled")}</strong>
        <span className={classes.dim}>
          {[
            values.from && values.to
              ? t("promotion.window", { from: calendarDay(values.from), to: calendarDay(values.to) })
              : t("promotion.noWindow"),
            ...(scope.length > 0 ? scope : [t("promotion.everything")]),
          ].join(" · ")}
        </span>
        {fault ? <span className="mt-6 ink-danger text-13">{fault}</span> : null}
      </span>
    </div>
  );
}

/** The promotions of a campaign, each opened to be written. */
export function PromotionsCard(props: Props) {
  const { promotions, readOnly, faults, onChange } = props;
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale } = useFormats();
  const [open, setOpen] = useState<string>();
  const add = () => {
    const made = { ...newPromotion(newRuleId()), from: props.window.from, to: props.window.to };
    onChange([...promotions, made]);
    setOpen(made.id);
  };
  const remove = (gone: PromotionValues) => {
    onChange(promotions.filter(({ id }) => id !== gone.id));
    notice(t("promotion.removed"), { undo: () => onChange(promotions) });
  };
  return (
    <Card title={t("promotion.title")} aside={props.aside}>
      {promotions.length === 0 ? <p className={classes.dim}>{t("promotion.none")}</p> : null}
      <ul className={classes.promotionList}>
        {promotions.map((one) => {
          const name = textIn(one.name, locale) || t("promotion.untitled");
          const lacks = Object.keys(checkPromotion(one)).length > 0;
          return (
            <li key={one.id} id={`rule-${one.id}`} tabIndex={-1}>
              <div className="row between gap-12">
                <PromotionLine
                  values={one}
                  fault={
                    faults.get(one.id) ?? (lacks && open !== one.id ? t("promotion.incomplete") : undefined)
                  }
                />
                {readOnly ? null : (
                  <span className="flex rigid">
                    <ActionIcon
                      size={44}
                      aria-label={t("promotion.edit", { name })}
                      aria-expanded={open === one.id}
                      onClick={() => setOpen(open === one.id ? undefined : one.id)}
                    >
                      <IconPencil size={20} stroke={1.7} aria-hidden="true" />
                    </ActionIcon>
                    <ActionIcon
                      size={44}
                      aria-label={t("promotion.remove", { name })}
                      onClick={() => remove(one)}
                    >
                      <IconTrash size={20} stroke={1.7} aria-hidden="true" />
                    </ActionIcon>
                  </span>
                )}
              </div>
              {open === one.id && !readOnly ? (
                <PromotionFields
                  id={`promotion-${one.id}`}
                  values={one}
                  countries={props.countries}
                  window={props.window}
                  suggestions={props.suggestions}
                  strict={false}
                  onChange={(next) => onChange(promotions.map((old) => (old.id === one.id ? next : old)))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {readOnly ? null : (
        <Button
          className={classes.addButton}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={add}
        >
          {t("promotion.add")}
        </Button>
      )}
    </Card>
  );
}
