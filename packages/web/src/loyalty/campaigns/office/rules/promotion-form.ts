import { type Country, countries } from "@trilha/contract/core/country.ts";
import { type Level, levels } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Multiplier } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { MATCH_COLUMNS, type MatchColumn, matchOf, type RuleFault } from "./rule-rows.ts";

/** A promotion as its card shows it. */
export type PromotionValues = {
  readonly id: string;
  readonly name: Readonly<Partial<Record<Locale, string>>>;
  readonly numerator: string;
  readonly denominator: string;
  readonly from: string;
  readonly to: string;
  readonly match: Readonly<Record<MatchColumn, string>>;
  readonly countries: readonly Country[];
  readonly storeGroupIds: readonly string[];
  readonly levels: readonly Level[];
  readonly experienceToo: boolean;
  readonly stacks: boolean;
};

const anything: PromotionValues["match"] = {
  productType: "",
  brand: "",
  processor: "",
  generation: "",
  sku: "",
};

export const newPromotion = (id: string): PromotionValues => ({
  id,
  name: {},
  numerator: "3",
  denominator: "2",
  from: "",
  to: "",
  match: anything,
  countries: [],
  storeGroupIds: [],
  levels: [],
  experienceToo: false,
  stacks: false,
});

export const promotionOf = ({ factor, match, ...rest }: Multiplier): PromotionValues => ({
  ...rest,
  numerator: String(factor.numerator),
  denominator: String(factor.denominator),
  match: { ...anything, ...match },
});

/** §earning-rules#multipliers, §limits#multipliers: 1.5 and 2 are the usual ones; any other is written as a fraction. */
export const USUAL = { "1.5": ["3", "2"], "2": ["2", "1"] } as const;
export type FactorChoice = keyof typeof USUAL | "other";
export function factorChoice({ numerator, denominator }: PromotionValues): FactorChoice {
  if (numerator === "3" && denominator === "2") return "1.5";
  return numerator === "2" && denominator === "1" ? "2" : "other";
}

const NAME = 80;
const FACTOR = 100;

/** Faults that keep the card from being a promotion, by the field's path in it. */
export function checkPromotion(values: PromotionValues): Readonly<Record<string, RuleFault>> {
  const wrong: Record<string, RuleFault> = {};
  const names = Object.values(values.name);
  if (!names.some((name) => name?.trim())) wrong.name = { code: "required" };
  if (names.some((name) => (name?.trim().length ?? 0) > NAME))
    wrong.name = { code: "too_long", params: { maximum: NAME } };
  for (const part of ["numerator", "denominator"] as const) {
    const text = values[part].trim();
    if (!/^\d+$/.test(text)) wrong[part] = { code: text ? "not_a_number" : "required" };
    else if (Number(text) < 1) wrong[part] = { code: "too_small", params: { minimum: 1 } };
    else if (Number(text) > FACTOR) wrong[part] = { code: "too_big", params: { maximum: FACTOR } };
  }
  if (!values.from) wrong.from = { code: "required" };
  if (!values.to) wrong.to = { code: "required" };
  for (const key of MATCH_COLUMNS)
    if (values.match[key].trim().length > 64)
      wrong[`match.${key}`] = { code: "too_long", params: { maximum: 64 } };
  return wrong;
}

/** The promotion a whole card says. */
export function readPromotion(values: PromotionValues): Multiplier | undefined {
  if (Object.keys(checkPromotion(values)).length > 0) return undefined;
  const { numerator, denominator, match, name, ...rest } = values;
  const texts = Object.entries(name).flatMap(([locale, text]) =>
    text?.trim() ? [[locale, text.trim()] as const] : [],
  );
  return {
    ...rest,
    name: Object.fromEntries(texts),
    factor: { numerator: Number(numerator), denominator: Number(denominator) },
    match: matchOf(match),
    countries: countries.filter((country) => rest.countries.includes(country)),
    storeGroupIds: [...rest.storeGroupIds],
    levels: levels.filter((level) => rest.levels.includes(level)),
  };
}
