// Fields of a campaign, and what its rule set becomes on the way to people.

import { isZoneOf } from "@trilha/contract/catalog/products/zones.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { addDays, daysBetween, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";

export interface PlannedWindow {
  readonly country: Country;
  readonly timeZone: string;
  readonly beginsOn: string;
  readonly endsOn: string;
}

/** §loyalty#campaigns A campaign ends at local midnight after its last day, in each country by itself. */
export function momentsOf({ timeZone, beginsOn, endsOn }: PlannedWindow): { beginsAt: Date; endsAt: Date } {
  return {
    beginsAt: firstMomentOf(beginsOn, timeZone),
    endsAt: firstMomentOf(addDays(endsOn, 1), timeZone),
  };
}

/** Longest plan. */
const longest = 366;

/** Faults of the countries, by path. */
export function windowFields(
  windows: readonly PlannedWindow[],
  known: ReadonlySet<Country>,
): { path: string; code: FieldCode }[] {
  const seen = new Set<Country>();
  return windows.flatMap(({ country, timeZone, beginsOn, endsOn }, index) => {
    const at = (field: string, code: FieldCode) => [{ path: `countries.${index}.${field}`, code }];
    if (!known.has(country) || seen.has(country)) return at("country", "not_an_option");
    seen.add(country);
    if (!isZoneOf(country, timeZone)) return at("timeZone", "not_an_option");
    if (endsOn < beginsOn || daysBetween(beginsOn, endsOn) > longest) return at("endsOn", "invalid");
    return [];
  });
}

/** The budget is a field of the campaign: the rule set says it as a limit, so that whoever evaluates knows of it. */
export function withBudget(ruleSet: RuleSet, budget: number | null): RuleSet {
  const others = ruleSet.caps.filter(({ kind }) => kind !== "budget");
  const own = budget === null ? [] : [{ id: budgetId(ruleSet), kind: "budget" as const, limit: budget }];
  return { ...ruleSet, caps: [...others, ...own] };
}

/** An id no other rule has. */
function budgetId({ base, activities, multipliers, caps }: RuleSet): string {
  const known = caps.find(({ kind }) => kind === "budget");
  if (known) return known.id;
  const taken = new Set([...base, ...activities, ...multipliers, ...caps].map(({ id }) => id));
  let id = "budget";
  for (let number = 2; taken.has(id); number += 1) id = `budget-${number}`;
  return id;
}

/** Promotions of a copied rule set move with the campaign's days. */
export function movedBy(ruleSet: RuleSet, days: number): RuleSet {
  return {
    ...ruleSet,
    multipliers: ruleSet.multipliers.map((multiplier) => ({
      ...multiplier,
      from: addDays(multiplier.from, days),
      to: addDays(multiplier.to, days),
    })),
  };
}

/** The first day nobody lives in yet, in any of the zones: from here on a promotion may begin. */
export function firstFreeDay(timeZones: readonly string[], now: Date): string {
  const days = timeZones.map((timeZone) => localDay(now, timeZone)).toSorted();
  return addDays(days.at(-1) ?? localDay(now, "UTC"), 1);
}
