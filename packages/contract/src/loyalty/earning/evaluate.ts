import { apportion } from "./apportion.ts";
import { type CompiledMultiplier, type CompiledRuleSet, compileRuleSet } from "./compile.ts";
import type {
  Counters,
  EvaluatedLine,
  Evaluation,
  SaleFacts,
  SaleLineFacts,
  TraceStep,
} from "./evaluation.ts";
import { capUnits, keepBestLines, type LineEarnings, trimPoints } from "./limits.ts";
import { byText } from "./order.ts";
import { type NormalizedKeys, normalizeKeys, productName } from "./product-match.ts";
import { promote, promotionsOfSale } from "./promotions.ts";
import type { BaseRule, RuleSet } from "./rule-set.ts";

/** All lines of one product in one invoice: judged together, so that splitting a line changes nothing. */
interface ProductOfSale {
  readonly name: string;
  readonly product: NormalizedKeys;
  readonly lines: SaleLineFacts[];
}

/**
 * §earning-rules#evaluation What a sale earns, in whole points and experience, with the reason for each line. Pure: the preview in the form,
 * the simulation, the award, the audit and "why this many?" all ask here.
 *
 * Base × quantity → promotions → rounded down once per line → limits. Lines keep their order in the answer; their
 * order, and how the units of a product are spread over lines, make no difference to what is paid. `counters` are the
 * points already awarded within each limit's reach. Two lines of the same key are a bug and throw.
 */
export function evaluateSale(ruleSet: RuleSet, facts: SaleFacts, counters: Counters): Evaluation {
  const rules = compileRuleSet(ruleSet);
  const promotions = promotionsOfSale(rules.multipliers, facts);
  const products = productsOfSale(facts.lines);
  const earned = products.map((product) => earn(rules, promotions, product));
  keepBestLines(rules.limits, earned);
  trimPoints(rules.limits, counters, earned);

  const shares = new Map(products.flatMap((product, index) => share(product, earned[index])));
  if (shares.size < facts.lines.length) throw new Error("two lines of a sale have the same key");
  const lines = facts.lines.flatMap(({ key }) => shares.get(key) ?? []);
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    experience: lines.reduce((sum, line) => sum + line.experience, 0),
    lines,
  };
}

function productsOfSale(lines: readonly SaleLineFacts[]): ProductOfSale[] {
  const products = new Map<string, ProductOfSale>();
  for (const line of lines) {
    const product = normalizeKeys(line);
    const name = productName(product);
    const known = products.get(name);
    if (known) known.lines.push(line);
    else products.set(name, { name, product, lines: [line] });
  }
  return [...products.values()];
}

/** Base and promotions of one product; the limit on units comes first, for it decides how many count. */
function earn(
  rules: CompiledRuleSet,
  promotions: readonly CompiledMultiplier[],
  { name, product, lines }: ProductOfSale,
): LineEarnings {
  const { units, trace } = capUnits(rules.limits, unitsOf(lines));
  const rule = baseRuleFor(rules, product, units);
  if (!rule) return { name, points: 0, experience: 0, trace: [{ step: "no_rule" }] };

  const base = { points: units * rule.points, experience: units * rule.experience };
  const { points, experience, steps } = promote(base, promotions, product);
  trace.push({
    step: "base",
    ruleId: rule.id,
    match: rule.match,
    units,
    pointsPerUnit: rule.points,
    experiencePerUnit: rule.experience,
    ...base,
  });
  return { name, points, experience, trace: [...trace, ...steps] };
}

/** The most specific rule whose band holds the units. A published set has one; in a draft the first id decides. */
function baseRuleFor(rules: CompiledRuleSet, product: NormalizedKeys, units: number): BaseRule | undefined {
  for (const group of rules.base.find(product)) {
    const fitting = group.filter(({ quantity }) => {
      if (!quantity) return units >= 1;
      return quantity.from <= units && (quantity.to === null || units <= quantity.to);
    });
    const rule = fitting.sort((a, b) => byText(a.id, b.id))[0];
    if (rule) return rule;
  }
  return undefined;
}

/** Share of each line in what the product earned: by units, in whole points. */
function share(product: ProductOfSale, earned: LineEarnings | undefined): [string, EvaluatedLine][] {
  if (!earned) return [];
  const { points, experience, trace } = earned;
  const [only] = product.lines;
  if (only && product.lines.length === 1) return [[only.key, { key: only.key, points, experience, trace }]];
  const weights = product.lines.map(({ key, quantity }) => ({ key, weight: quantity }));
  const pointsOf = apportion(points, weights);
  const experienceOf = apportion(experience, weights);
  return product.lines.map(({ key, quantity }) => {
    const part = { points: pointsOf.get(key) ?? 0, experience: experienceOf.get(key) ?? 0 };
    const step: TraceStep = { step: "share", units: quantity, of: unitsOf(product.lines), ...part };
    return [key, { key, ...part, trace: points > 0 || experience > 0 ? [...trace, step] : trace }];
  });
}

function unitsOf(lines: readonly SaleLineFacts[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
