import { normalizeKeys } from "@trilha/contract/loyalty/earning/product-match.ts";
import type {
  ActivityRule,
  BaseRule,
  Cap,
  Multiplier,
  RuleSet,
} from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";

export const SECTIONS = ["base", "activities", "multipliers", "caps"] as const;
export type RuleSection = (typeof SECTIONS)[number];
export type SectionChange = {
  readonly section: RuleSection;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
};

const bandOf = ({ quantity }: BaseRule) => (quantity ? `${quantity.from}-${quantity.to ?? ""}` : "");

/** Subject of a rule: of two tables written apart, rules of one subject are the same rule. */
const subjectOf: { readonly [Section in RuleSection]: (rule: RuleSet[Section][number]) => string } = {
  base: (rule: BaseRule) => `${JSON.stringify(normalizeKeys(rule.match))} ${bandOf(rule)}`,
  activities: ({ kind, objectId }: ActivityRule) => `${kind} ${objectId ?? ""}`,
  multipliers: ({ id }: Multiplier) => id,
  caps: ({ kind }: Cap) => kind,
};

/** Values of a rule: ids and the way a match is typed say nothing. */
const valuesOf = (rule: RuleSet[RuleSection][number]) =>
  "match" in rule && "experience" in rule ? [rule.points, rule.experience] : { ...rule, id: "" };

export type RuleChange = "new" | "changed" | "same" | "gone";
export type ComparedLine = {
  readonly rule: BaseRule;
  readonly change: RuleChange;
  /** Values before, of a line that has others now. */
  readonly before?: Pick<BaseRule, "points" | "experience">;
};

/** Lines of a points table with what each was before, and after them those that are gone. */
export function compareTables(before: readonly BaseRule[], after: readonly BaseRule[]): ComparedLine[] {
  const old = new Map(before.map((rule) => [subjectOf.base(rule), rule]));
  const subjects = new Set(after.map(subjectOf.base));
  return [
    ...after.map((rule): ComparedLine => {
      const was = old.get(subjectOf.base(rule));
      if (!was) return { rule, change: "new" };
      if (sameValue(valuesOf(was), valuesOf(rule))) return { rule, change: "same" };
      return { rule, change: "changed", before: was };
    }),
    ...before
      .filter((rule) => !subjects.has(subjectOf.base(rule)))
      .map((rule): ComparedLine => ({ rule, change: "gone" })),
  ];
}

function compareSection<Section extends RuleSection>(
  section: Section,
  before: RuleSet,
  after: RuleSet,
): SectionChange {
  const subject = subjectOf[section] as (rule: RuleSet[RuleSection][number]) => string;
  const old = new Map<string, unknown>(before[section].map((rule) => [subject(rule), valuesOf(rule)]));
  const now = new Set(after[section].map(subject));
  const remaining = after[section].filter((rule) => old.has(subject(rule)));
  return {
    section,
    added: after[section].length - remaining.length,
    changed: remaining.filter((rule) => !sameValue(valuesOf(rule), old.get(subject(rule)))).length,
    removed: before[section].filter((rule) => !now.has(subject(rule))).length,
  };
}

/** Rules that one rule set has and another had not, counted by section. */
export function compareRules(before: RuleSet, after: RuleSet): SectionChange[] {
  return SECTIONS.map((section) => compareSection(section, before, after)).filter(
    ({ added, changed, removed }) => added + changed + removed > 0,
  );
}
