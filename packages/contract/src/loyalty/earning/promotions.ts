import type { CompiledMultiplier } from "./compile.ts";
import type { SaleFacts, TraceStep } from "./evaluation.ts";
import { compareFactors, type Fraction, roundDown, times, whole } from "./fraction.ts";
import { byText } from "./order.ts";
import { matches, type NormalizedKeys } from "./product-match.ts";
import type { Multiplier } from "./rule-set.ts";

// §earning-rules#multipliers Promotions with point multipliers, §limits#multipliers 1.5 and 2: the highest single one counts, those that stack come on top.

interface Amounts {
  readonly points: number;
  readonly experience: number;
}

/** One promotion at work. Points and experience are judged apart, so that a new promotion never lowers either. */
interface Applied {
  readonly rule: Multiplier;
  readonly onPoints: boolean;
  readonly onExperience: boolean;
}

/** The promotions this sale can have at all; products are looked at per line. */
export function promotionsOfSale(
  multipliers: readonly CompiledMultiplier[],
  facts: SaleFacts,
): CompiledMultiplier[] {
  const includes = <T>(scope: readonly T[], value: T) => scope.length === 0 || scope.includes(value);
  return multipliers.filter(
    ({ rule }) =>
      rule.from <= facts.saleDate &&
      facts.saleDate <= rule.to &&
      includes(rule.countries, facts.country) &&
      includes(rule.levels, facts.level) &&
      (rule.storeGroupIds.length === 0 || rule.storeGroupIds.some((id) => facts.storeGroupIds.includes(id))),
  );
}

/** Effect of promotions on a line's worth: exact to the end, rounded down once. Every step shows whole numbers. */
export function promote(
  base: Amounts,
  promotions: readonly CompiledMultiplier[],
  product: NormalizedKeys,
): Amounts & { readonly steps: TraceStep[] } {
  let points = whole(base.points);
  let experience = whole(base.experience);
  const steps: TraceStep[] = [];
  for (const { rule, onPoints, onExperience } of applied(promotions, product)) {
    const before: [Fraction, Fraction] = [points, experience];
    if (onPoints) points = times(points, rule.factor);
    if (onExperience) experience = times(experience, rule.factor);
    steps.push({
      step: "multiplier",
      ruleId: rule.id,
      name: rule.name,
      ...rule.factor,
      before: roundDown(before[0]),
      after: roundDown(points),
      ...(onExperience && {
        experience: { before: roundDown(before[1]), after: roundDown(experience) },
      }),
    });
  }
  return { points: roundDown(points), experience: roundDown(experience), steps };
}

function applied(promotions: readonly CompiledMultiplier[], product: NormalizedKeys): Applied[] {
  const rules = promotions.filter(({ match }) => matches(match, product)).map(({ rule }) => rule);
  const singles = rules.filter((rule) => !rule.stacks).sort(highestFirst);
  const forPoints = singles[0];
  const forExperience = singles.find((rule) => rule.experienceToo);
  const stacking = rules.filter((rule) => rule.stacks).sort((a, b) => byText(a.id, b.id));
  return [...new Set([forPoints, forExperience].filter((rule) => rule !== undefined)), ...stacking].map(
    (rule) => ({
      rule,
      onPoints: rule.stacks || rule === forPoints,
      onExperience: rule.experienceToo && (rule.stacks || rule === forExperience),
    }),
  );
}

/** Order by factor; with the same factor the one that touches experience too comes first. */
function highestFirst(a: Multiplier, b: Multiplier): number {
  return (
    compareFactors(b.factor, a.factor) ||
    Number(b.experienceToo) - Number(a.experienceToo) ||
    byText(a.id, b.id)
  );
}
