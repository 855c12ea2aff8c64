import { indexByMatch, type MatchIndex, type NormalizedKeys, normalizeKeys } from "./product-match.ts";
import type { BaseRule, CapKind, Multiplier, RuleSet } from "./rule-set.ts";

export interface CompiledMultiplier {
  readonly rule: Multiplier;
  readonly match: NormalizedKeys;
}

/** The tightest limit of a kind, and the rule that sets it. */
export interface RuleLimit {
  readonly ruleId: string;
  readonly limit: number;
}

/** A rule set made ready for many sales. */
export interface CompiledRuleSet {
  readonly base: MatchIndex<BaseRule>;
  readonly multipliers: readonly CompiledMultiplier[];
  readonly limits: ReadonlyMap<CapKind, RuleLimit>;
}

const compiled = new WeakMap<RuleSet, CompiledRuleSet>();

/** Prepared once per rule set object, which must not be changed afterwards. */
export function compileRuleSet(ruleSet: RuleSet): CompiledRuleSet {
  const known = compiled.get(ruleSet);
  if (known) return known;
  const made: CompiledRuleSet = {
    base: indexByMatch(ruleSet.base),
    multipliers: ruleSet.multipliers.map((rule) => ({ rule, match: normalizeKeys(rule.match) })),
    limits: tightest(ruleSet),
  };
  compiled.set(ruleSet, made);
  return made;
}

function tightest(ruleSet: RuleSet): Map<CapKind, RuleLimit> {
  const limits = new Map<CapKind, RuleLimit>();
  for (const { id, kind, limit } of ruleSet.caps) {
    const known = limits.get(kind);
    if (!known || limit < known.limit) limits.set(kind, { ruleId: id, limit });
  }
  return limits;
}
