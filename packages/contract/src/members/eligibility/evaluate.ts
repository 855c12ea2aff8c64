import type { Country } from "../../core/country.ts";
import { type Level, levels } from "../../core/level.ts";
import type { JobProfile } from "../../permissions.ts";
import { type CountLeaf, type Eligibility, type EligibilityCondition, isCount } from "./conditions.ts";

/** Counts of a person's activity, as rules of badges read them. */
export interface CountFacts {
  readonly courses: number;
  readonly trails: number;
  /** The best percent of each test passed. */
  readonly tests: readonly number[];
  readonly streak: number;
  readonly games: number;
  readonly sales: number;
}

/** Facts of a person that conditions are evaluated on. */
export interface EligibilityFacts {
  readonly level: Level;
  readonly country: Country | null;
  /** Areas of a country, as `BR-SP`, their stores are in. */
  readonly areas: readonly string[];
  readonly brandIds: readonly string[];
  readonly retailerIds: readonly string[];
  readonly storeIds: readonly string[];
  readonly storeGroupIds: readonly string[];
  readonly companyId: string | null;
  /** Groups of people they are in. */
  readonly groupIds: readonly string[];
  readonly jobProfile: JobProfile | null;
  /** Trainings they completed. */
  readonly trainingIds: ReadonlySet<string>;
  /** Whole days since they signed up for the campaign; null: they did not. */
  readonly enrolledDays: number | null;
  /** Absent where nothing that counts may be asked: then no count is reached. */
  readonly counts?: CountFacts;
}

/** Unmet condition: a leaf, or that it is not so ("not for …"). */
export type Missing = EligibilityCondition | { not: EligibilityCondition };

/** Does it open to somebody? For lists: nothing is explained. */
export function isEligible(tree: Eligibility, facts: EligibilityFacts): boolean {
  if ("all" in tree) return tree.all.every((branch) => isEligible(branch, facts));
  if ("any" in tree) return tree.any.some((branch) => isEligible(branch, facts));
  if ("not" in tree) return !isEligible(tree.not, facts);
  return isMet(tree, facts);
}

/**
 * Does it open to somebody, and if not, the least that would open it: of several ways the one with least that a person
 * cannot change themselves, then the shortest. In whatever order branches stand, the answer is the same.
 */
export function evaluateEligibility(
  tree: Eligibility,
  facts: EligibilityFacts,
): { open: boolean; missing: Missing[] } {
  if (isEligible(tree, facts)) return { open: true, missing: [] };
  const [least] = waysThrough(tree, facts, false);
  return { open: false, missing: [...(least?.values() ?? [])] };
}

/** Is one leaf true of somebody? */
export function isMet(leaf: EligibilityCondition, facts: EligibilityFacts): boolean {
  if ("level" in leaf) return levels.indexOf(facts.level) >= levels.indexOf(leaf.level);
  if ("country" in leaf) return facts.country !== null && leaf.country.includes(facts.country);
  if ("area" in leaf) return facts.areas.some((area) => leaf.area.includes(area));
  if ("brand" in leaf) return facts.brandIds.some((id) => leaf.brand.includes(id));
  if ("retailer" in leaf) return facts.retailerIds.some((id) => leaf.retailer.includes(id));
  if ("store" in leaf) return facts.storeIds.some((id) => leaf.store.includes(id));
  if ("storeGroup" in leaf) return facts.storeGroupIds.some((id) => leaf.storeGroup.includes(id));
  if ("company" in leaf) return facts.companyId !== null && leaf.company.includes(facts.companyId);
  if ("group" in leaf) return facts.groupIds.some((id) => leaf.group.includes(id));
  if ("jobProfile" in leaf) return facts.jobProfile !== null && leaf.jobProfile.includes(facts.jobProfile);
  if ("training" in leaf) return facts.trainingIds.has(leaf.training);
  if (isCount(leaf)) return countOf(leaf, facts.counts) >= countAsked(leaf);
  return facts.enrolledDays !== null && facts.enrolledDays >= leaf.enrolledFor;
}

/** Count a person has of a leaf's kind: the 3 of "3 of 5". */
export function countOf(leaf: CountLeaf, counts: CountFacts | undefined): number {
  if (!counts) return 0;
  if ("courses" in leaf) return counts.courses;
  if ("trails" in leaf) return counts.trails;
  if ("tests" in leaf) return counts.tests.filter((percent) => percent >= leaf.percent).length;
  if ("streak" in leaf) return counts.streak;
  return "games" in leaf ? counts.games : counts.sales;
}

/** Count a leaf asks for. */
export function countAsked(leaf: CountLeaf): number {
  if ("courses" in leaf) return leaf.courses;
  if ("trails" in leaf) return leaf.trails;
  if ("tests" in leaf) return leaf.tests;
  if ("streak" in leaf) return leaf.streak;
  return "games" in leaf ? leaf.games : leaf.sales;
}

/** Unmet conditions by their written form, in the order of those. */
type Way = ReadonlyMap<string, Missing>;

// A tree of 50 leaves has more ways through it than anybody could count: the best of them are carried on.
const carried = 64;

/** The ways to open a tree, best first; `closed` asks for the ways to shut it instead (de Morgan). */
function waysThrough(tree: Eligibility, facts: EligibilityFacts, closed: boolean): Way[] {
  if ("not" in tree) return waysThrough(tree.not, facts, !closed);
  const branches = "all" in tree ? tree.all : "any" in tree ? tree.any : undefined;
  if (!branches) return waysPast(tree as EligibilityCondition, facts, closed);
  const each = branches.map((branch) => waysThrough(branch, facts, closed));
  if ("all" in tree === closed) return best(each.flat());
  const inOrder = each.toSorted((a, b) => compare(nameOfAll(a), nameOfAll(b)));
  return inOrder.reduce(
    (ways, more) => best(ways.flatMap((path) => more.map((next) => joined(path, next)))),
    [new Map()] as Way[],
  );
}

function waysPast(leaf: EligibilityCondition, facts: EligibilityFacts, closed: boolean): Way[] {
  if (isMet(leaf, facts) !== closed) return [new Map()];
  const missing: Missing = closed ? { not: leaf } : leaf;
  return [new Map([[written(missing), missing]])];
}

const joined = (a: Way, b: Way): Way =>
  new Map([...a, ...b].toSorted(([one], [other]) => compare(one, other)));

/** Best first, each once. */
function best(ways: readonly Way[]): Way[] {
  const once = new Map(ways.map((path) => [nameOf(path), path]));
  return [...once]
    .map(([name, path]) => ({ name, way: path, cost: costOf(path) }))
    .toSorted((a, b) => a.cost - b.cost || compare(a.name, b.name))
    .slice(0, carried)
    .map(({ way: path }) => path);
}

/** Conditions a person cannot change weigh more than all they can. */
function costOf(path: Way): number {
  let cost = 0;
  for (const missing of path.values()) {
    const own =
      "level" in missing ||
      "training" in missing ||
      "enrolledFor" in missing ||
      (!("not" in missing) && isCount(missing));
    cost += own ? 1 : 100;
  }
  return cost;
}

const nameOf = (path: Way) => [...path.keys()].join("\n");
const nameOfAll = (ways: readonly Way[]) => ways.map(nameOf).join("\n\n");
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One text for one meaning: a list says the same in any order. */
function written(missing: Missing): string {
  return JSON.stringify(missing, (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((a, b) => compare(String(a), String(b))) : value,
  );
}
