import * as z from "zod/mini";
import { levels } from "../../core/level.ts";
import { id } from "../../core/shapes.ts";
import type { CountLeaf, Eligibility, EligibilityCondition, NamedLeaf } from "./conditions.ts";
import { type EligibilityFacts, evaluateEligibility, type Missing } from "./evaluate.ts";

/** A training that opens something, and where it is done. */
const neededTraining = z.strictObject({ id, title: z.string(), link: z.nullable(z.string()) });

/**
 * Audience of something, or (`not`) its opposite: any one of the values. Country, job profile and level by their codes,
 * everything else by its name.
 */
const lockAudience = z.strictObject({
  by: z.enum([
    "level",
    "country",
    "area",
    "brand",
    "retailer",
    "store",
    "storeGroup",
    "company",
    "group",
    "jobProfile",
    "training",
    "enrolledFor",
  ]),
  not: z.boolean(),
  values: z.array(z.string()),
});
type LockAudience = z.output<typeof lockAudience>;

/** Kinds of lock that conditions make: whatever opens to some people and not to others takes them among its own. */
export const audienceLocks = [
  /** Needs at least this level (§loyalty#levels). */
  z.strictObject({ kind: z.literal("level"), level: z.enum(levels) }),
  /** §validation#required-training: all required training completed. */
  z.strictObject({ kind: z.literal("training"), training: neededTraining }),
  /** Whole days of enrolment still missing. */
  z.strictObject({ kind: z.literal("enrolled_for"), days: z.number() }),
  /** Made for others, or not for people like them: nothing the person could do. */
  z.strictObject({ kind: z.literal("not_for_you"), audience: z.array(lockAudience) }),
] as const;
export const audienceLock = z.discriminatedUnion("kind", audienceLocks);
export type AudienceLock = z.output<typeof audienceLock>;

/** Names of the ids in conditions. */
export interface ConditionNaming {
  training(id: string): { id: string; title: string; link: string | null };
  /** Name of a brand, chain, store, store group, company or group of people. */
  name(id: string): string;
}

/** Locks a person stands before, and what opens each; nothing: they meet the conditions. */
export function audienceLocksOf(
  eligibility: Eligibility,
  person: EligibilityFacts,
  names: ConditionNaming,
): AudienceLock[] {
  const { missing } = evaluateEligibility(eligibility, person);
  const audience: LockAudience[] = [];
  const own: AudienceLock[] = [];
  for (const one of missing) {
    const lock = ownLock(one, person, names);
    if (lock) own.push(lock);
    else audience.push("not" in one ? audienceOf(one.not, true, names) : audienceOf(one, false, names));
  }
  return audience.length > 0 ? [{ kind: "not_for_you", audience }, ...own] : own;
}

/** Own steps that open the lock: rise, learn, or wait. */
function ownLock(
  missing: Missing,
  person: EligibilityFacts,
  names: ConditionNaming,
): AudienceLock | undefined {
  if ("level" in missing) return { kind: "level", level: missing.level };
  if ("training" in missing) return { kind: "training", training: names.training(missing.training) };
  if ("enrolledFor" in missing) {
    return { kind: "enrolled_for", days: missing.enrolledFor - (person.enrolledDays ?? 0) };
  }
  return undefined;
}

function audienceOf(leaf: EligibilityCondition, not: boolean, names: ConditionNaming): LockAudience {
  if ("level" in leaf) return { by: "level", not, values: [leaf.level] };
  if ("training" in leaf) return { by: "training", not, values: [names.training(leaf.training).title] };
  if ("enrolledFor" in leaf) return { by: "enrolledFor", not, values: [String(leaf.enrolledFor)] };
  if ("country" in leaf) return { by: "country", not, values: leaf.country };
  if ("jobProfile" in leaf) return { by: "jobProfile", not, values: leaf.jobProfile };
  if ("area" in leaf) return { by: "area", not, values: leaf.area };
  const named = (kind: NamedLeaf, ids: readonly string[]) => ({
    by: kind,
    not,
    values: ids.map((named) => names.name(named)),
  });
  if ("brand" in leaf) return named("brand", leaf.brand);
  if ("retailer" in leaf) return named("retailer", leaf.retailer);
  if ("store" in leaf) return named("store", leaf.store);
  if ("storeGroup" in leaf) return named("storeGroup", leaf.storeGroup);
  if ("company" in leaf) return named("company", leaf.company);
  if ("group" in leaf) return named("group", leaf.group);
  // Counts belong to badges; the shape of an audience takes none. A new kind of leaf does not compile here.
  const count: CountLeaf = leaf;
  throw new Error(`an audience cannot ask for ${Object.keys(count).join()}`);
}
