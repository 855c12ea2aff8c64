// §routes#points-table: the base rules as people look for them, with what narrows them down. Which promotions reach
// somebody is the same question the evaluator asks.

import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import { fold } from "@trilha/contract/loyalty/earning/fold.ts";
import type { BaseRule, Multiplier, RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { wordIndex } from "../../../core/rules/word-index.ts";

export interface PointsTableFilter {
  readonly search: string;
  readonly productType: string | undefined;
  readonly brand: string | undefined;
}

/** Names of products by their SKU in upper letters. */
export type ProductNames = ReadonlyMap<string, string>;

export const productOf = ({ match }: BaseRule, names: ProductNames): string | null =>
  names.get(match.sku?.toUpperCase() ?? "") ?? null;

/** SKUs that rules name, in upper letters. */
export const skusOf = ({ base }: RuleSet): string[] => [
  ...new Set(base.flatMap(({ match }) => match.sku?.toUpperCase() ?? [])),
];

const texts = ({ match }: BaseRule) => [
  match.productType,
  match.brand,
  match.processor,
  match.generation,
  match.sku,
];

/** The rows that fit, by product type, brand, processor, generation, SKU and quantity. */
export function tableRows(ruleSet: RuleSet, filter: PointsTableFilter, names: ProductNames): BaseRule[] {
  const same = (value: string | undefined, wanted: string | undefined) =>
    wanted === undefined || (value !== undefined && fold(value) === fold(wanted));
  const rules = ruleSet.base.filter(
    ({ match }) => same(match.productType, filter.productType) && same(match.brand, filter.brand),
  );
  return holding(rules, filter.search, names).toSorted(byKeys);
}

function holding(rules: BaseRule[], search: string, names: ProductNames): BaseRule[] {
  if (!search.trim()) return rules;
  const places = wordIndex(rules.map((rule) => [...texts(rule), productOf(rule, names)].join(" "))).find(
    search,
  );
  return rules.filter((_, place) => places.has(place));
}

const collator = new Intl.Collator("en", { numeric: true });

function byKeys(a: BaseRule, b: BaseRule): number {
  const [left, right] = [texts(a), texts(b)];
  for (const [index, text] of left.entries()) {
    const order = collator.compare(text ?? "", right[index] ?? "");
    if (order !== 0) return order;
  }
  return (a.quantity?.from ?? 0) - (b.quantity?.from ?? 0) || (a.id < b.id ? -1 : 1);
}

/** Facets of the table. */
export function facetsOf(ruleSet: RuleSet): { productTypes: string[]; brands: string[] } {
  const every = (key: "productType" | "brand") =>
    [...new Set(ruleSet.base.flatMap(({ match }) => match[key] ?? []))].toSorted(collator.compare);
  return { productTypes: every("productType"), brands: every("brand") };
}

/** Whether a promotion reaches somebody through any of their stores. */
export function reaches(
  promotion: Multiplier,
  person: { country: Country; level: Level; storeGroupIds: readonly string[] },
): boolean {
  const { countries, levels, storeGroupIds } = promotion;
  return (
    (countries.length === 0 || countries.includes(person.country)) &&
    (levels.length === 0 || levels.includes(person.level)) &&
    (storeGroupIds.length === 0 || storeGroupIds.some((id) => person.storeGroupIds.includes(id)))
  );
}

/** Where a promotion stands on a calendar day. */
export function promotionState(
  { from, to }: Pick<Multiplier, "from" | "to">,
  today: string,
): "upcoming" | "running" | "ended" {
  if (today < from) return "upcoming";
  return today <= to ? "running" : "ended";
}
