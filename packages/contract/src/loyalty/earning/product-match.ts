import type { ProductKeys } from "./evaluation.ts";
import { fold } from "./fold.ts";
import type { ProductMatch } from "./rule-set.ts";

// §earning-rules#quantity-bands "Points depend on product type, processor and generation, brand, quantity and SKU": which products a rule means,
// and which of two rules says more.

/** Weight of naming a key. Every set of keys has a sum of its own, so two rules of equal weight name the same keys. */
const weights = { sku: 16, generation: 8, processor: 4, brand: 2, productType: 1 } as const;
const keys = ["sku", "generation", "processor", "brand", "productType"] as const;

/** A product or a match with its keys folded; null or absent: not named. */
export type NormalizedKeys = Readonly<Record<(typeof keys)[number], string | null>>;

export function normalizeKeys(product: ProductMatch | ProductKeys): NormalizedKeys {
  const folded = (key: (typeof keys)[number]) => {
    const value = product[key];
    return value === undefined || value === null ? null : fold(value);
  };
  return {
    sku: folded("sku"),
    generation: folded("generation"),
    processor: folded("processor"),
    brand: folded("brand"),
    productType: folded("productType"),
  };
}

/** Specificity of a rule for a product: 0 (everything) to 31 (all five keys). The higher one wins. */
export function specificity(match: NormalizedKeys): number {
  return keys.reduce((sum, key) => (match[key] === null ? sum : sum + weights[key]), 0);
}

/** Names a product among the products of one invoice; sorts by SKU first. */
export function productName(product: NormalizedKeys): string {
  return keys.map((key) => product[key] ?? "").join("\n");
}

/** Name a rule of this weight needs to mean this product; undefined where the product lacks a key. */
function matchName(product: NormalizedKeys, weight: number): string | undefined {
  const named = keys.filter((key) => weight & weights[key]).map((key) => product[key]);
  return named.includes(null) ? undefined : named.join("\n");
}

/** Does the rule mean this product? */
export function matches(match: NormalizedKeys, product: NormalizedKeys): boolean {
  return keys.every((key) => match[key] === null || match[key] === product[key]);
}

/** Rules by what they mean: a product finds its rules by at most 32 look-ups, however many rules there are. */
export interface MatchIndex<Rule> {
  /** Rules that say the same, in the order given. */
  readonly groups: () => (readonly Rule[])[];
  /** The rules that mean this product, the most specific group first. */
  readonly find: (product: NormalizedKeys) => Generator<readonly Rule[]>;
}

/** Number of these products that each match means, in the order of the matches. */
export function countFits(wanted: readonly ProductMatch[], products: readonly ProductKeys[]): number[] {
  const counts = wanted.map(() => 0);
  const index = indexByMatch(wanted.map((match, place) => ({ match, place })));
  for (const product of products)
    for (const group of index.find(normalizeKeys(product)))
      for (const { place } of group) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

export function indexByMatch<Rule extends { readonly match: ProductMatch }>(
  rules: readonly Rule[],
): MatchIndex<Rule> {
  const byWeight = new Map<number, Map<string, Rule[]>>();
  for (const rule of rules) {
    const match = normalizeKeys(rule.match);
    const weight = specificity(match);
    const byName = byWeight.get(weight) ?? new Map<string, Rule[]>();
    byWeight.set(weight, byName);
    const name = matchName(match, weight) ?? "";
    const group = byName.get(name);
    if (group) group.push(rule);
    else byName.set(name, [rule]);
  }
  const heaviestFirst = [...byWeight].sort(([a], [b]) => b - a);
  return {
    groups: () => heaviestFirst.flatMap(([, byName]) => [...byName.values()]),
    *find(product) {
      for (const [weight, byName] of heaviestFirst) {
        const name = matchName(product, weight);
        const group = name === undefined ? undefined : byName.get(name);
        if (group) yield group;
      }
    },
  };
}
