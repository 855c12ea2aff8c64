import type { RuleSetFault } from "./faults.ts";
import { compareFactors, type Fraction, times, whole } from "./fraction.ts";
import type { Multiplier } from "./rule-set.ts";

/** Promotions that meet on one day may multiply a line by this at most: a slip of the keyboard is not a promotion. */
export const factorCeiling = 100;

/** Two promotions are never ambiguous: the highest counts. What can be wrong is one alone, or how high they stack. */
export function promotionFaults(multipliers: readonly Multiplier[]): RuleSetFault[] {
  return multipliers.flatMap((rule, index): RuleSetFault[] => {
    const fault = (kind: RuleSetFault["kind"], part: string, ruleIds = [rule.id]) => [
      { kind, path: `multipliers.${index}.${part}`, ruleIds },
    ];
    const meeting = multipliers.filter(({ from, to }) => from <= rule.from && rule.from <= to);
    return [
      ...(rule.to < rule.from ? fault("window_backwards", "to") : []),
      ...(isBelowOne(rule) ? fault("factor_below_one", "factor") : []),
      ...(isTooHigh(meeting)
        ? fault(
            "factors_too_high",
            "factor",
            meeting.map(({ id }) => id),
          )
        : []),
    ];
  });
}

function isBelowOne({ factor }: Multiplier): boolean {
  return factor.numerator < factor.denominator;
}

/** The most that promotions of one day can make of a line, were each of them to apply to it. */
function isTooHigh(meeting: readonly Multiplier[]): boolean {
  const highest = meeting
    .filter(({ stacks }) => !stacks)
    .sort((a, b) => compareFactors(b.factor, a.factor))
    .slice(0, 1);
  const together = [...highest, ...meeting.filter(({ stacks }) => stacks)].reduce<Fraction>(
    (product, { factor }) => times(product, factor),
    whole(1),
  );
  return together.numerator > together.denominator * BigInt(factorCeiling);
}
