import { baseFaults } from "./base-faults.ts";
import type { ProductKeys } from "./evaluation.ts";
import type { RuleSetFault } from "./faults.ts";
import { promotionFaults } from "./promotion-faults.ts";
import type { RuleSet } from "./rule-set.ts";

/**
 * §earning-rules#rule-set-life What keeps a rule set from being published, as values in the document's order; empty: it may go. A set without
 * faults never pays less when a quantity grows (below its limits), and never leaves to chance which rule counts.
 * Example baskets name real products where `catalogue` has a fitting one.
 */
export function ruleSetFaults(ruleSet: RuleSet, catalogue: readonly ProductKeys[] = []): RuleSetFault[] {
  return [
    ...idFaults(ruleSet),
    ...baseFaults(ruleSet.base, catalogue),
    ...twice(
      ruleSet.activities,
      "activities",
      "activity_twice",
      (rule) => `${rule.kind} ${rule.objectId ?? ""}`,
    ),
    ...promotionFaults(ruleSet.multipliers),
    ...twice(ruleSet.caps, "caps", "cap_twice", (rule) => rule.kind),
  ];
}

/** An id names one rule in the whole document: it is what a trace points to. An addendum's promotions come last. */
function idFaults(ruleSet: RuleSet): RuleSetFault[] {
  const seen = new Set<string>();
  return (["base", "activities", "caps", "multipliers"] as const).flatMap((section) =>
    ruleSet[section].flatMap(({ id }, index): RuleSetFault[] => {
      if (seen.has(id)) return [{ kind: "id_twice", path: `${section}.${index}.id`, ruleIds: [id] }];
      seen.add(id);
      return [];
    }),
  );
}

/** Rules of which there may be one for the same thing. */
function twice<Rule extends { readonly id: string }>(
  rules: readonly Rule[],
  section: string,
  kind: RuleSetFault["kind"],
  about: (rule: Rule) => string,
): RuleSetFault[] {
  const first = new Map<string, string>();
  return rules.flatMap((rule, index): RuleSetFault[] => {
    const known = first.get(about(rule));
    if (known !== undefined) return [{ kind, path: `${section}.${index}`, ruleIds: [known, rule.id] }];
    first.set(about(rule), rule.id);
    return [];
  });
}
