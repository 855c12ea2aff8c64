import type {
  CountLeaf,
  Eligibility,
  EligibilityCondition,
  NamedLeaf,
} from "../../members/eligibility/conditions.ts";
import {
  type EligibilityFacts,
  evaluateEligibility,
  type Missing,
} from "../../members/eligibility/evaluate.ts";
import { leftOf, type OrderLimit, opensAgainOn } from "./limits.ts";
import type { StoreAudience, StoreLock } from "./shapes.ts";

/** When an item takes orders; null: open. The end is exclusive. */
export interface RedeemWindow {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Facts that decide whether a person may order an item, points and stock aside. */
export interface StoreLockFacts {
  readonly eligibility: Eligibility;
  readonly redeem: RedeemWindow;
  readonly now: Date;
  /** The day in the client's zone, YYYY-MM-DD. */
  readonly today: string;
  /** Null: there is no campaign whose points they could spend. */
  readonly person: EligibilityFacts | null;
  /** Points owed to that campaign. */
  readonly debt: number;
  /** Limits of item and category, with what they ordered under each. */
  readonly limits: readonly { readonly limit: OrderLimit; readonly used: number }[];
}

/** Names of the ids in conditions. */
export interface ConditionNaming {
  training(id: string): { id: string; title: string; link: string | null };
  /** Name of a brand, chain, store, store group, company or group of people. */
  name(id: string): string;
}

/**
 * Why somebody cannot order an item now, and what opens it (§validation#redemption); nothing: the way is free. First what no
 * patience changes, then what they can do, then what time does.
 */
export function locksOf(facts: StoreLockFacts, names: ConditionNaming): StoreLock[] {
  const { person, redeem, now } = facts;
  const locks: StoreLock[] = [];
  if (redeem.until && now >= redeem.until) locks.push({ kind: "closed", at: redeem.until.toISOString() });
  if (person) locks.push(...eligibilityLocks(facts.eligibility, person, names));
  else locks.push({ kind: "no_campaign" });
  if (facts.debt > 0) locks.push({ kind: "debt", points: facts.debt });
  for (const { limit, used } of facts.limits) {
    if (leftOf(limit, used) > 0) continue;
    const { units, period } = limit;
    const opensOn = opensAgainOn(period, facts.today);
    locks.push({ kind: `${limit.scope}_limit`, units, period, opensOn });
  }
  if (redeem.from && now < redeem.from) locks.push({ kind: "opens_later", at: redeem.from.toISOString() });
  return locks;
}

function eligibilityLocks(
  eligibility: Eligibility,
  person: EligibilityFacts,
  names: ConditionNaming,
): StoreLock[] {
  const { missing } = evaluateEligibility(eligibility, person);
  const audience: StoreAudience[] = [];
  const own: StoreLock[] = [];
  for (const one of missing) {
    const lock = ownLock(one, person, names);
    if (lock) own.push(lock);
    else audience.push("not" in one ? audienceOf(one.not, true, names) : audienceOf(one, false, names));
  }
  return audience.length > 0 ? [{ kind: "not_for_you", audience }, ...own] : own;
}

/** Own steps that open the lock: rise, learn, or wait. */
function ownLock(missing: Missing, person: EligibilityFacts, names: ConditionNaming): StoreLock | undefined {
  if ("level" in missing) return { kind: "level", level: missing.level };
  if ("training" in missing) return { kind: "training", training: names.training(missing.training) };
  if ("enrolledFor" in missing) {
    return { kind: "enrolled_for", days: missing.enrolledFor - (person.enrolledDays ?? 0) };
  }
  return undefined;
}

function audienceOf(leaf: EligibilityCondition, not: boolean, names: ConditionNaming): StoreAudience {
  if ("level" in leaf) return { by: "level", not, values: [leaf.level] };
  if ("training" in leaf) return { by: "training", not, values: [names.training(leaf.training).title] };
  if ("enrolledFor" in leaf) return { by: "enrolledFor", not, values: [String(leaf.enrolledFor)] };
  if ("country" in leaf) return { by: "country", not, values: leaf.country };
  if ("jobProfile" in leaf) return { by: "jobProfile", not, values: leaf.jobProfile };
  if ("area" in leaf) return { by: "area", not, values: leaf.area };
  const named = (kind: NamedLeaf, ids: readonly string[]) => ({
    by: kind,
    not,
    values: ids.map((id) => names.name(id)),
  });
  if ("brand" in leaf) return named("brand", leaf.brand);
  if ("retailer" in leaf) return named("retailer", leaf.retailer);
  if ("store" in leaf) return named("store", leaf.store);
  if ("storeGroup" in leaf) return named("storeGroup", leaf.storeGroup);
  if ("company" in leaf) return named("company", leaf.company);
  if ("group" in leaf) return named("group", leaf.group);
  // Counts belong to badges; the shape of a reward's condition takes none. A new kind of leaf does not compile here.
  const count: CountLeaf = leaf;
  throw new Error(`a reward cannot ask for ${Object.keys(count).join()}`);
}
