import type { ProductKeys } from "./evaluation.ts";
import type { ExampleBasket, FaultKind, RuleSetFault } from "./faults.ts";
import { indexByMatch, matches, type NormalizedKeys, normalizeKeys } from "./product-match.ts";
import type { BaseRule } from "./rule-set.ts";

// The rules of one match must together give every quantity exactly one worth that does not fall. Rules of equal weight
// name the same keys, so they meet only when they say the same: it is enough to look at one match at a time.

interface Band {
  readonly rule: BaseRule;
  readonly index: number;
  readonly from: number;
  /** Infinity: open. */
  readonly to: number;
}

/** Real products for examples: all, and by SKU, which most rules name. */
interface Products {
  readonly all: readonly Product[];
  readonly bySku: ReadonlyMap<string | null, Product[]>;
}
type Product = readonly [ProductKeys, NormalizedKeys];

export function baseFaults(base: readonly BaseRule[], catalogue: readonly ProductKeys[]): RuleSetFault[] {
  const products = prepare(catalogue);
  const position = new Map(base.map((rule, index) => [rule, index]));
  const backwards = base.flatMap((rule, index): RuleSetFault[] =>
    isBackwards(rule) ? [{ kind: "band_backwards", path: `base.${index}.quantity`, ruleIds: [rule.id] }] : [],
  );
  const groups = indexByMatch(base.filter((rule) => !isBackwards(rule))).groups();
  const others = groups.flatMap((group) =>
    groupFaults(
      group
        .map((rule) => band(rule, position.get(rule) ?? 0))
        .sort((a, b) => a.from - b.from || a.index - b.index),
      products,
    ),
  );
  return [...backwards, ...others];
}

function prepare(catalogue: readonly ProductKeys[]): Products {
  const all = catalogue.map((product): Product => [product, normalizeKeys(product)]);
  const bySku = new Map<string | null, Product[]>();
  for (const product of all) {
    const [, { sku }] = product;
    const known = bySku.get(sku);
    if (known) known.push(product);
    else bySku.set(sku, [product]);
  }
  return { all, bySku };
}

function isBackwards({ quantity }: BaseRule): boolean {
  return quantity !== undefined && quantity.to !== null && quantity.to < quantity.from;
}

function band(rule: BaseRule, index: number): Band {
  return { rule, index, from: rule.quantity?.from ?? 1, to: rule.quantity?.to ?? Number.POSITIVE_INFINITY };
}

/** Walks the bands of one match from the first unit on; `last` is the band that reaches furthest so far. */
function groupFaults(bands: readonly Band[], products: Products): RuleSetFault[] {
  const faults: RuleSetFault[] = [];
  const add = (kind: FaultKind, at: Band, ruleIds: string[], quantity: number) =>
    faults.push({
      kind,
      path: kind === "base_ambiguous" ? `base.${at.index}` : `base.${at.index}.quantity`,
      ruleIds,
      basket: example(at.rule, quantity, products),
    });

  let last: Band | undefined;
  for (const next of bands) {
    const reach = last?.to ?? 0;
    const ids = last ? [last.rule.id, next.rule.id] : [next.rule.id];
    if (next.from <= reach) add("base_ambiguous", next, ids, next.from);
    else if (next.from > reach + 1) add("band_hole", next, ids, reach + 1);
    if (last && next.from > reach && paysLess(next.rule, last.rule))
      add("band_pays_less", next, ids, next.from);
    if (!last || next.to > last.to) last = next;
  }
  if (last && last.to !== Number.POSITIVE_INFINITY) add("band_hole", last, [last.rule.id], last.to + 1);
  return faults;
}

function paysLess(next: BaseRule, before: BaseRule): boolean {
  return next.points < before.points || next.experience < before.experience;
}

function example(rule: BaseRule, quantity: number, products: Products): ExampleBasket {
  const match = normalizeKeys(rule.match);
  const candidates = match.sku === null ? products.all : products.bySku.get(match.sku);
  const candidate = candidates?.find(([, keys]) => matches(match, keys));
  return { product: candidate?.[0] ?? rule.match, quantity };
}
