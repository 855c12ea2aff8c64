import type { RuleSetFault } from "./faults.ts";
import type { Multiplier, RuleSet } from "./rule-set.ts";
import { ruleSetFaults } from "./validate.ts";

// §earning-rules#addenda "Point values are fixed once a campaign starts": afterwards only promotions may come, and none that lowers
// what any sale earns.

/** A frozen rule set with promotions added; the set itself stays as it is. */
export function withAddendum(ruleSet: RuleSet, multipliers: readonly Multiplier[]): RuleSet {
  return { ...ruleSet, multipliers: [...ruleSet.multipliers, ...multipliers] };
}

/**
 * Faults that keep an addendum from being published. Every promotion must raise or keep what is paid, and none may
 * begin before `firstDay` (YYYY-MM-DD): sales of earlier days keep the values they were made under. Paths are those
 * of the addendum: `multipliers.0` is its first promotion.
 */
export function addendumFaults(
  ruleSet: RuleSet,
  multipliers: readonly Multiplier[],
  firstDay: string,
): RuleSetFault[] {
  const added = ruleSetFaults(withAddendum(ruleSet, multipliers)).flatMap((fault): RuleSetFault[] => {
    const index = multipliers.findLastIndex(({ id }) => fault.ruleIds.includes(id));
    if (index < 0) return [];
    return [{ ...fault, path: fault.path.replace(/^\w+\.\d+/, `multipliers.${index}`) }];
  });
  const early = multipliers.flatMap(({ id, from }, index): RuleSetFault[] =>
    from < firstDay ? [{ kind: "addendum_too_early", path: `multipliers.${index}.from`, ruleIds: [id] }] : [],
  );
  return [...added, ...early];
}
