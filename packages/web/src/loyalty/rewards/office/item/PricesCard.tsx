import type { UseFormReturnType } from "@mantine/form";
import { arrivalDaysLimit, rewardPriceLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { countDigits, countGroupedDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import type { Reward } from "../reward-office.queries.ts";
import { ID } from "./form-id.ts";
import type { PriceValues, RewardValues } from "./reward-form.ts";

function Changes({ changes }: { changes: Reward["prices"] }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number, dateTime } = useFormats();
  if (changes.length === 0) return null;
  return (
    <details className="mt-16 text-14">
      <summary className="min-h-32 ink-primary weight-550 pointer">
        {t("item.priceChanges", { count: changes.length, amount: number(changes.length) })}
      </summary>
      <ul className={classes.lines}>
        {changes.map(({ country, from, to, by: actor, at }) => (
          <li key={`${country} ${at}`}>
            <span>
              {countryName(country, locale)}:{" "}
              {from === null ? number(to) : t("item.fromTo", { from: number(from), to: number(to) })}
            </span>
            <span className={classes.dim}>
              {actor} · {dateTime(new Date(at))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { form: UseFormReturnType<RewardValues>; changes: Reward["prices"] };

/** Prices of an item in each country; without a price it is not offered there. */
export function PricesCard({ form, changes }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale } = useFormats();
  const { countries, delivery } = form.values;
  const set = (index: number, changed: Partial<PriceValues>) => {
    form.setFieldValue(
      "countries",
      countries.map((one, at) => (at === index ? { ...one, ...changed } : one)),
    );
    for (const field of ["price", "arrivesFrom", "arrivesUntil"])
      form.clearFieldError(`countries.${index}.${field}`);
  };
  return (
    <Card title={t("item.prices")}>
      <p className="hint under-title">
        {t("item.pricesHelp")} {delivery === "shipped" ? t("item.arrivalHelp") : null}
      </p>
      <ul className={classes.rows}>
        {countries.map(({ country, price, active, ...days }, index) => {
          const name = countryName(country, locale);
          return (
            <li key={country} className="stack gap-8">
              <strong className="text-15">{name}</strong>
              <TextInput
                id={`${ID}-countries.${index}.price`}
                label={t("item.price")}
                aria-label={t("item.priceIn", { country: name })}
                inputMode="numeric"
                maxLength={countGroupedDigits(rewardPriceLimit)}
                value={price}
                placeholder={t("item.notOffered")}
                error={form.errors[`countries.${index}.price`]}
                onChange={(event) => set(index, { price: event.currentTarget.value })}
              />
              {price.trim() && delivery === "shipped" ? (
                <div className="row wrap align-start gap-8">
                  {(["arrivesFrom", "arrivesUntil"] as const).map((field) => (
                    <TextInput
                      key={field}
                      id={`${ID}-countries.${index}.${field}`}
                      className="grow"
                      label={t(`item.${field}`)}
                      aria-label={t(`item.${field}In`, { country: name })}
                      inputMode="numeric"
                      maxLength={countDigits(arrivalDaysLimit)}
                      value={days[field] ?? ""}
                      error={form.errors[`countries.${index}.${field}`]}
                      onChange={(event) => set(index, { [field]: event.currentTarget.value })}
                    />
                  ))}
                </div>
              ) : null}
              {price.trim() ? (
                <Toggle
                  label={t("item.offered")}
                  aria-label={t("item.offeredIn", { country: name })}
                  checked={active}
                  onChange={(event) => set(index, { active: event.currentTarget.checked })}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <Changes changes={changes} />
    </Card>
  );
}
