import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Country } from "@trilha/contract/core/country.ts";
import { levels } from "@trilha/contract/core/level.ts";
import { promotionFactorLimit, promotionNameLimit } from "@trilha/contract/loyalty/earning/rule-limits.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { DateInput } from "../../../../ui/controls/DateInput.tsx";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { countDigits } from "../../../../ui/form/digits.ts";
import { TickList } from "../../../../ui/pick/TickList.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../campaigns-office.module.css";
import { storeGroupsQuery } from "../campaigns-office.queries.ts";
import { checkPromotion, factorChoice, type PromotionValues, USUAL } from "./promotion-form.ts";
import { MATCH_COLUMNS, type MatchColumn } from "./rule-rows.ts";

type Props = {
  id: string;
  values: PromotionValues;
  onChange: (values: PromotionValues) => void;
  /** Countries of the campaign. */
  countries: readonly Country[];
  /** First and last day a promotion can have. */
  window: { readonly from: string; readonly to: string };
  suggestions: Readonly<Record<MatchColumn, string>>;
  /** Errors are shown from the start, or only where something was typed. */
  strict: boolean;
  disabled?: boolean;
};

function Names({
  id,
  values,
  onChange,
  error,
}: Pick<Props, "id" | "values" | "onChange"> & { error: ReactNode }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const here = useLocale();
  const [open, setOpen] = useState(false);
  const others = LOCALES.filter((one) => one !== here);
  const field = (locale: (typeof LOCALES)[number]) => (
    <TextInput
      key={locale}
      id={`${id}-name${locale === here ? "" : `-${locale}`}`}
      label={t("promotion.nameIn", { language: LANGUAGE_NAME[locale] })}
      lang={locale}
      maxLength={promotionNameLimit}
      value={values.name[locale] ?? ""}
      error={locale === here ? error : undefined}
      onChange={(event) =>
        onChange({ ...values, name: { ...values.name, [locale]: event.currentTarget.value } })
      }
    />
  );
  return (
    <div className={classes.names}>
      {field(here)}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {t("promotion.otherLanguages")}
      </Button>
      {open ? others.map(field) : null}
    </div>
  );
}

/** One promotion: when, how much, for what and whom (§earning-rules#multipliers, §limits#campaign-quarter). */
export function PromotionFields(props: Props) {
  const { id, values, onChange, countries, window, suggestions, strict, disabled } = props;
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const mayRead = can(useSession(), "catalogue.read");
  const groups = useQuery({ ...storeGroupsQuery, enabled: mayRead }).data?.items ?? [];
  const [free, setFree] = useState(false);
  const choice = free ? "other" : factorChoice(values);
  const wrong = checkPromotion(values);
  const errorOf = (path: string) => {
    const problem = wrong[path];
    if (!problem || (!strict && problem.code === "required")) return undefined;
    return fieldWords(problem.code, locale, problem.params);
  };
  const set = (changed: Partial<PromotionValues>) => onChange({ ...values, ...changed });
  const part = (which: "numerator" | "denominator") => (
    <TextInput
      id={`${id}-${which}`}
      label={t(`promotion.${which}`)}
      inputMode="numeric"
      maxLength={countDigits(promotionFactorLimit)}
      value={values[which]}
      error={errorOf(which)}
      onChange={(event) => set({ [which]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.bare} disabled={disabled}>
      <Names id={id} values={values} onChange={onChange} error={errorOf("name")} />
      <div className="flex wrap align-end gap-12">
        <Choice
          label={t("promotion.factor")}
          value={choice}
          onChange={(next) => {
            setFree(next === "other");
            if (next !== "other") set({ numerator: USUAL[next][0], denominator: USUAL[next][1] });
          }}
          options={[
            { value: "1.5", label: `×${(1.5).toLocaleString(locale)}` },
            { value: "2", label: "×2" },
            { value: "other", label: t("promotion.other") },
          ]}
        />
        {choice === "other" ? (
          <>
            {part("numerator")}
            {part("denominator")}
          </>
        ) : null}
      </div>
      <div className="stack align-start pair gap-16-20">
        <DateInput
          id={`${id}-from`}
          label={t("promotion.from")}
          value={values.from}
          min={window.from}
          max={window.to}
          disabled={disabled ?? false}
          error={errorOf("from")}
          onChange={(from) => set({ from })}
        />
        <DateInput
          id={`${id}-to`}
          label={t("promotion.to")}
          value={values.to}
          min={values.from || window.from}
          max={window.to}
          disabled={disabled ?? false}
          error={errorOf("to")}
          onChange={(to) => set({ to })}
        />
      </div>
      <fieldset className="stack gap-10">
        <legend className="text-14 weight-550">{t("promotion.products")}</legend>
        <p className={classes.dim}>{t("promotion.productsHelp")}</p>
        <div className={classes.smallFields}>
          {MATCH_COLUMNS.map((key) => (
            <TextInput
              key={key}
              id={`${id}-${key}`}
              label={t(`grid.column.${key}`)}
              placeholder={t("promotion.any")}
              list={suggestions[key]}
              autoComplete="off"
              value={values.match[key]}
              error={errorOf(`match.${key}`)}
              onChange={(event) => set({ match: { ...values.match, [key]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </fieldset>
      {countries.length > 1 || values.countries.length > 0 ? (
        <TickList
          id={`${id}-countries`}
          label={t("promotion.countries")}
          options={countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
          chosen={values.countries}
          onChange={(chosen) => set({ countries: countries.filter((code) => chosen.includes(code)) })}
          disabled={disabled ?? false}
        />
      ) : null}
      {groups.length > 0 ? (
        <TickList
          id={`${id}-groups`}
          label={t("promotion.storeGroups")}
          options={groups.map((group) => ({ value: group.id, label: group.name }))}
          chosen={values.storeGroupIds}
          onChange={(storeGroupIds) => set({ storeGroupIds })}
          disabled={disabled ?? false}
        />
      ) : null}
      <TickList
        id={`${id}-levels`}
        label={t("promotion.levels")}
        options={levels.map((level) => ({ value: level, label: shell(`words.level.${level}`) }))}
        chosen={values.levels}
        onChange={(chosen) => set({ levels: levels.filter((level) => chosen.includes(level)) })}
        disabled={disabled ?? false}
      />
      <Toggle
        id={`${id}-experience`}
        label={t("promotion.experienceToo")}
        checked={values.experienceToo}
        onChange={(event) => set({ experienceToo: event.currentTarget.checked })}
      />
      <Toggle
        id={`${id}-stacks`}
        label={t("promotion.stacks")}
        description={t("promotion.stacksHelp")}
        checked={values.stacks}
        onChange={(event) => set({ stacks: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
