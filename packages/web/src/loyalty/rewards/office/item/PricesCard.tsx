import type { UseFormReturnType } from "@mantine/form";
import { rewardPriceLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { countGroupedDigits } from "../../../../ui/form/digits.ts";
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
  const { countries } = form.values;
  const set = (index: number, changed: Partial<PriceValues>) => {
    form.setFieldValue(
      "countries",
      countries.map((one, at) => (at === index ? { ...one, ...changed } : one)),
    );
    form.clearFieldError(`countries.${index}.price`);
  };
  return (
    <Card title={t("item.prices")}>
      <p className="hint under-title">{t("item.pricesHelp")}</p>
      <ul className={classes.rows}>
        {countries.map(({ country, price, active }, index) => {
          const name = countryName(country, locale);
          return (
            <li key={country} className="stack gap-8">
              <TextInput
                id={`${ID}-countries.${index}.price`}
                label={t("item.priceIn", { country: name })}
                inputMode="numeric"
                maxLength={countGroupedDigits(rewardPriceLimit)}
                value={price}
                placeholder={t("item.notOffered")}
                error={form.errors[`countries.${index}.price`]}
                onChange={(event) => set(index, { price: event.currentTarget.value })}
              />
              {price.trim() ? (
                <Toggle
                  label={t("item.offeredIn", { country: name })}
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
