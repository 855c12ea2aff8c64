// Worth of a line once an auditor has said how many of its units stand.

import type { Country } from "@trilha/contract/core/country.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import type { Counters, TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";

/** A line with what was credited for it when it was reported. */
export interface CreditedLine {
  readonly id: string;
  readonly productType: string;
  readonly brand: string;
  readonly processor: string | null;
  readonly generation: string | null;
  readonly sku: string;
  readonly quantity: number;
  readonly points: number;
  readonly experience: number;
  readonly trace: readonly TraceStep[];
}

export interface LineWorth {
  readonly points: number;
  readonly experience: number;
}

/**
 * Points and experience of the units that stand, by line. The same rules as when it was reported (the caller passes
 * that version), the same promotions, and never more than was credited: a line that falls makes room under a limit,
 * but nobody is paid for it now. Where everything stands, what was credited stands, unless `counters` say that a
 * limit has been used up since.
 */
export function acceptedWorth(
  ruleSet: RuleSet,
  sale: { saleDate: string; country: Country; lines: readonly CreditedLine[] },
  unitsOf: ReadonlyMap<string, number>,
  counters: Counters | null,
): ReadonlyMap<string, LineWorth> {
  const { saleDate, country, lines } = sale;
  const whole = lines.every(({ id, quantity }) => unitsOf.get(id) === quantity);
  if (whole && !counters)
    return new Map(lines.map(({ id, points, experience }) => [id, { points, experience }]));
  const facts = {
    saleDate,
    country,
    storeGroupIds: [],
    level: "basic" as const,
    lines: lines.flatMap((line) => {
      const quantity = unitsOf.get(line.id) ?? 0;
      return quantity > 0 ? [{ ...line, key: line.id, quantity }] : [];
    }),
  };
  const none = { day: 0, week: 0, campaign: 0, store: 0, budget: 0 };
  const evaluated = evaluateSale(asApplied(ruleSet, lines), facts, counters ?? none);
  const byKey = new Map(evaluated.lines.map((line) => [line.key, line]));
  return new Map(
    lines.map(({ id, points, experience }) => {
      const now = byKey.get(id);
      return [
        id,
        {
          points: Math.min(points, now?.points ?? 0),
          experience: Math.min(experience, now?.experience ?? 0),
        },
      ];
    }),
  );
}

/**
 * The promotions that were applied then, for whomever they were: the person's level and the store's groups may have
 * changed since, and the trace says what counted.
 */
function asApplied(ruleSet: RuleSet, lines: readonly CreditedLine[]): RuleSet {
  const applied = new Set(
    lines.flatMap(({ trace }) => trace.flatMap((step) => (step.step === "multiplier" ? [step.ruleId] : []))),
  );
  const multipliers = ruleSet.multipliers
    .filter(({ id }) => applied.has(id))
    .map((multiplier) => ({ ...multiplier, countries: [], storeGroupIds: [], levels: [] }));
  return { ...ruleSet, multipliers };
}
