import { useQuery } from "@tanstack/react-query";
import { levels } from "@trilha/contract/core/level.ts";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import { lineUnitLimit } from "@trilha/contract/loyalty/claims/limits.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { DateInput } from "../../../../ui/controls/DateInput.tsx";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { countDigits } from "../../../../ui/form/digits.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { Trace } from "../../../earning/Trace.tsx";
import classes from "../campaigns-office.module.css";
import { type Campaign, productsQuery } from "../campaigns-office.queries.ts";

/** A sale tried out under the rules as they stand here, unsaved ones included. */
export function TryBasket({ campaign, document }: { campaign: Campaign; document: RuleSet }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const id = useId();
  const mayRead = can(useSession(), "catalogue.read");
  const [first] = campaign.countries;
  const [sku, setSku] = useState("");
  const [quantity, setQuantity] = useState("1");
  const [date, setDate] = useState(first?.beginsOn ?? "");
  const [country, setCountry] = useState(first?.country);
  const [level, setLevel] = useState<(typeof levels)[number]>("basic");
  const search = sku.trim().slice(0, searchLimit);
  const products = useQuery({ ...productsQuery(search), enabled: mayRead }).data?.items ?? [];
  const product = products.find((one) => one.sku.toLowerCase() === search.toLowerCase());
  const units = /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0;

  const result = useMemo(() => {
    if (!product || units < 1 || !date || !country) return undefined;
    const { productType, brand, processor, generation } = product;
    const line = { key: "1", quantity: units, productType, brand, processor, generation, sku: product.sku };
    const facts = { saleDate: date, country, storeGroupIds: [], level, lines: [line] };
    return evaluateSale(document, facts, noCounters).lines[0];
  }, [document, product, units, date, country, level]);

  if (!mayRead) return null;
  return (
    <Card title={t("try.title")}>
      <p className="hint under-title">{t("try.help")}</p>
      <div className={classes.smallFields}>
        <TextInput
          id={`${id}-sku`}
          label={t("grid.column.sku")}
          list={`${id}-products`}
          autoComplete="off"
          value={sku}
          description={product?.name ?? (search && products.length === 0 ? t("try.unknown") : undefined)}
          onChange={(event) => setSku(event.currentTarget.value)}
        />
        <datalist id={`${id}-products`}>
          {products.map((one) => (
            <option key={one.id} value={one.sku} label={one.name} />
          ))}
        </datalist>
        <TextInput
          label={t("try.quantity")}
          inputMode="numeric"
          maxLength={countDigits(lineUnitLimit)}
          value={quantity}
          onChange={(event) => setQuantity(event.currentTarget.value)}
        />
        <DateInput label={t("try.date")} value={date} onChange={setDate} />
        <NativeSelect
          label={t("try.country")}
          value={country}
          data={campaign.countries.map((one) => ({
            value: one.country,
            label: countryName(one.country, locale),
          }))}
          onChange={(event) =>
            setCountry(campaign.countries.find((one) => one.country === event.currentTarget.value)?.country)
          }
        />
        <NativeSelect
          label={t("try.level")}
          value={level}
          data={levels.map((one) => ({ value: one, label: shell(`words.level.${one}`) }))}
          onChange={(event) => setLevel(levels.find((one) => one === event.currentTarget.value) ?? "basic")}
        />
      </div>
      {result ? (
        <div className="mt-16" aria-live="polite">
          <p className={classes.worthLine}>
            <PointsChip value={result.points} />
            <ExperienceChip value={result.experience} />
          </p>
          <Trace steps={result.trace} product={product?.name} />
        </div>
      ) : null}
    </Card>
  );
}
