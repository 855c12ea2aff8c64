import * as z from "zod/mini";
import type { Country } from "../../core/country.ts";
import type { Level } from "../../core/level.ts";
import { country, id, version } from "../../core/shapes.ts";
import { type JobProfile, jobProfiles } from "../../permissions.ts";
import { conditionCountLimit, enrolledDays, maxConditions, maxDepth, segmentDepth } from "./limits.ts";

// Audience of something, as a tree of rules that the server judges and the page explains: data only, no code. It is
// shared by whatever opens to some people and not to others, such as rewards.

/** One thing that is true of a person or is not. A list is met by any one of it. */
export type EligibilityCondition =
  /** At least this level (§loyalty#levels). */
  | { level: Exclude<Level, "basic"> }
  | { country: Country[] }
  | { area: string[] }
  | { brand: string[] }
  | { retailer: string[] }
  | { store: string[] }
  | { storeGroup: string[] }
  | { company: string[] }
  /** Groups of people that the client made. */
  | { group: string[] }
  | { jobProfile: JobProfile[] }
  /** A training that is completed (§validation#required-training). */
  | { training: string }
  /** Signed up for the campaign at least so many whole days ago. */
  | { enrolledFor: number }
  | CountLeaf;
/** At least so many of what somebody did; only rules of badges ask for these. */
export type CountLeaf =
  | { courses: number }
  | { trails: number }
  /** Different tests passed with at least `percent`. */
  | { tests: number; percent: number }
  /** Days in a row with a question of the day answered, days off forgiven. */
  | { streak: number }
  /** Different games won. */
  | { games: number }
  /** Reported sales the audit accepted. */
  | { sales: number };
/** Segment whose conditions a group was copied from, and which version of them (decision 077). */
export type SegmentSource = { id: string; version: number };
export type Eligibility =
  | { all: Eligibility[]; segment?: SegmentSource | undefined }
  | { any: Eligibility[]; segment?: SegmentSource | undefined }
  | { not: Eligibility; segment?: SegmentSource | undefined }
  | EligibilityCondition;

/** Open to everybody. */
export const openToEverybody: Eligibility = { all: [] };

const ids = z.array(id).check(z.minLength(1), z.maxLength(200));

const leaves = [
  z.strictObject({ level: z.enum(["creator", "influencer"]) }),
  z.strictObject({ country: z.array(country).check(z.minLength(1), z.maxLength(7)) }),
  /** Areas of a country as `BR-SP`: where their stores are. */
  z.strictObject({
    area: z
      .array(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  z.strictObject({ brand: ids }),
  z.strictObject({ retailer: ids }),
  z.strictObject({ store: ids }),
  z.strictObject({ storeGroup: ids }),
  z.strictObject({ company: ids }),
  z.strictObject({ group: ids }),
  z.strictObject({ jobProfile: z.array(z.enum(jobProfiles)).check(z.minLength(1), z.maxLength(9)) }),
  z.strictObject({ training: id }),
  z.strictObject({
    enrolledFor: z.int().check(z.minimum(enrolledDays.minimum), z.maximum(enrolledDays.maximum)),
  }),
] as const;
const atLeast = z.int().check(z.minimum(1), z.maximum(conditionCountLimit));
const counts = [
  z.strictObject({ courses: atLeast }),
  z.strictObject({ trails: atLeast }),
  z.strictObject({ tests: atLeast, percent: z.int().check(z.minimum(0), z.maximum(100)) }),
  z.strictObject({ streak: atLeast }),
  z.strictObject({ games: atLeast }),
  z.strictObject({ sales: atLeast }),
] as const;
export const countLeaf: z.ZodMiniType<CountLeaf, CountLeaf> = z.union(counts);
type LeafShape = z.ZodMiniType<EligibilityCondition, EligibilityCondition>;

const segment = z.optional(z.strictObject({ id, version }));

/** Trees of at most `depth`: whatever lies deeper is refused before anything walks it. */
function upTo(depth: number, leaf: LeafShape): z.ZodMiniType<Eligibility, Eligibility> {
  if (depth === 1) return leaf;
  const below = upTo(depth - 1, leaf);
  const branches = z.array(below).check(z.maxLength(maxConditions));
  return z.union([
    leaf,
    z.strictObject({ all: branches, segment }),
    z.strictObject({ any: branches.check(z.minLength(1)), segment }),
    z.strictObject({ not: below, segment }),
  ]);
}

const notTooLong = z.refine<Eligibility>((tree) => leavesOf(tree).length <= maxConditions, {
  error: "too_many",
});
/** Conditions as they are stored and sent: strict, at most four deep and of 50 leaves; an empty `all` is open. */
export const eligibility: z.ZodMiniType<Eligibility, Eligibility> = upTo(maxDepth, z.union(leaves)).check(
  notTooLong,
);
/** Condition tree for rules of badges, which may count what somebody did; one that asks for nothing is no rule. */
export const countingEligibility: z.ZodMiniType<Eligibility, Eligibility> = upTo(
  maxDepth,
  z.union([...leaves, ...counts]),
).check(
  notTooLong,
  z.refine((tree) => leavesOf(tree).length > 0, { error: "too_few" }),
);

/**
 * Conditions of a segment: a group, so that copies bear their source, one less deep, so that they fit into a tree; of
 * nothing but conditions of its own.
 */
export const segmentConditions: z.ZodMiniType<Eligibility, Eligibility> = upTo(
  segmentDepth,
  z.union(leaves),
).check(
  notTooLong,
  z.refine((tree) => leavesOf(tree).length > 0, { error: "too_few" }),
  z.refine((tree) => "all" in tree || "any" in tree || "not" in tree, { error: "invalid" }),
  z.refine((tree) => sourcesIn(tree).length === 0, { error: "invalid" }),
);

/** Whether a leaf asks for a count of what somebody did. */
export function isCount(leaf: EligibilityCondition): leaf is CountLeaf {
  return countKinds.some((kind) => kind in leaf);
}
export const countKinds = ["courses", "trails", "tests", "streak", "games", "sales"] as const;
export type CountKind = (typeof countKinds)[number];

/** All leaves of a tree, in its order: what it speaks of. */
export function leavesOf(tree: Eligibility): EligibilityCondition[] {
  if ("all" in tree) return tree.all.flatMap(leavesOf);
  if ("any" in tree) return tree.any.flatMap(leavesOf);
  if ("not" in tree) return leavesOf(tree.not);
  return [tree];
}

/** Ids of the client's network that leaves name, by kind. */
export const namedLeaves = ["brand", "retailer", "store", "storeGroup", "company", "group"] as const;
export type NamedLeaf = (typeof namedLeaves)[number];

/** The ids a tree speaks of, by what they are of; trainings, which are one each, apart (`trainingsIn`). */
export function namedIn(tree: Eligibility): [kind: NamedLeaf, ids: readonly string[]][] {
  return leavesOf(tree).flatMap((leaf): [NamedLeaf, readonly string[]][] => {
    if ("brand" in leaf) return [["brand", leaf.brand]];
    if ("retailer" in leaf) return [["retailer", leaf.retailer]];
    if ("store" in leaf) return [["store", leaf.store]];
    if ("storeGroup" in leaf) return [["storeGroup", leaf.storeGroup]];
    if ("company" in leaf) return [["company", leaf.company]];
    return "group" in leaf ? [["group", leaf.group]] : [];
  });
}

/** The trainings a tree asks for. */
export function trainingsIn(tree: Eligibility): string[] {
  return leavesOf(tree).flatMap((leaf) => ("training" in leaf ? [leaf.training] : []));
}

/** Copies of segments in a tree: where each came from, and its conditions without that. */
export function sourcesIn(tree: Eligibility): { source: SegmentSource; conditions: Eligibility }[] {
  if (!("all" in tree || "any" in tree || "not" in tree)) return [];
  const branches = "all" in tree ? tree.all : "any" in tree ? tree.any : [tree.not];
  const inside = branches.flatMap(sourcesIn);
  if (!tree.segment) return inside;
  const { segment: source, ...conditions } = tree;
  return [{ source, conditions }, ...inside];
}
