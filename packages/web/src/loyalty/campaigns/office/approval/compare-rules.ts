import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";

export const SECTIONS = ["base", "activities", "multipliers", "caps"] as const;
export type RuleSection = (typeof SECTIONS)[number];
export type SectionChange = {
  readonly section: RuleSection;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
};

/** Rules that one rule set has and another had not, counted by section; a rule is the same by its id. */
export function compareRules(before: RuleSet, after: RuleSet): SectionChange[] {
  return SECTIONS.map((section) => {
    const old = new Map<string, unknown>(before[section].map((rule) => [rule.id, rule]));
    const now = new Set(after[section].map(({ id }) => id));
    const remaining = after[section].filter(({ id }) => old.has(id));
    return {
      section,
      added: after[section].length - remaining.length,
      changed: remaining.filter((rule) => !sameValue(rule, old.get(rule.id))).length,
      removed: before[section].filter(({ id }) => !now.has(id)).length,
    };
  }).filter(({ added, changed, removed }) => added + changed + removed > 0);
}
