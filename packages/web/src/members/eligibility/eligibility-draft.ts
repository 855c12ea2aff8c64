import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type {
  CountKind,
  Eligibility,
  EligibilityCondition,
  SegmentSource,
} from "@trilha/contract/members/eligibility/conditions.ts";
import {
  conditionCountLimit,
  enrolledDays,
  maxConditions,
  maxDepth,
} from "@trilha/contract/members/eligibility/limits.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";

/** Kinds of condition, in the order they are offered. */
export const CONDITIONS = [
  "level",
  "training",
  "enrolledFor",
  "jobProfile",
  "group",
  "country",
  "area",
  "brand",
  "retailer",
  "store",
  "storeGroup",
  "company",
] as const;
/** Counts of a person's achievements: only rules of badges ask for them. Each asks for "at least so many". */
export const COUNTS = ["courses", "trails", "tests", "streak", "games", "sales"] as const;
export type ConditionKind = (typeof CONDITIONS)[number] | CountKind;
export const isCountKind = (kind: ConditionKind): kind is CountKind => COUNTS.some((one) => one === kind);

/** One condition as it is written: unfinished ones have no value yet. */
export type ConditionDraft = {
  readonly key: string;
  readonly kind: ConditionKind;
  readonly values: readonly string[];
};
export type EligibilityDraft = {
  readonly key: string;
  readonly join: "all" | "any" | "none";
  readonly items: readonly EligibilityDraftItem[];
};
/** Copy of a segment's conditions, changed only as a whole; without a source none is chosen yet. */
export type SegmentDraft = {
  readonly key: string;
  readonly source: SegmentSource | undefined;
  readonly conditions: Eligibility;
};
export type EligibilityDraftItem = ConditionDraft | EligibilityDraft | SegmentDraft;

export const isGroup = (item: EligibilityDraftItem): item is EligibilityDraft => "join" in item;
export const isSegment = (item: EligibilityDraftItem): item is SegmentDraft => "conditions" in item;

function conditionOf(leaf: EligibilityCondition, key: string): ConditionDraft {
  if ("level" in leaf) return { key, kind: "level", values: [leaf.level] };
  if ("training" in leaf) return { key, kind: "training", values: [leaf.training] };
  if ("enrolledFor" in leaf) return { key, kind: "enrolledFor", values: [String(leaf.enrolledFor)] };
  if ("jobProfile" in leaf) return { key, kind: "jobProfile", values: leaf.jobProfile };
  if ("country" in leaf) return { key, kind: "country", values: leaf.country };
  if ("group" in leaf) return { key, kind: "group", values: leaf.group };
  if ("area" in leaf) return { key, kind: "area", values: leaf.area };
  if ("brand" in leaf) return { key, kind: "brand", values: leaf.brand };
  if ("store" in leaf) return { key, kind: "store", values: leaf.store };
  if ("retailer" in leaf) return { key, kind: "retailer", values: leaf.retailer };
  if ("storeGroup" in leaf) return { key, kind: "storeGroup", values: leaf.storeGroup };
  if ("company" in leaf) return { key, kind: "company", values: leaf.company };
  if ("tests" in leaf) return { key, kind: "tests", values: [String(leaf.tests), String(leaf.percent)] };
  if ("courses" in leaf) return { key, kind: "courses", values: [String(leaf.courses)] };
  if ("trails" in leaf) return { key, kind: "trails", values: [String(leaf.trails)] };
  if ("streak" in leaf) return { key, kind: "streak", values: [String(leaf.streak)] };
  if ("games" in leaf) return { key, kind: "games", values: [String(leaf.games)] };
  return { key, kind: "sales", values: [String(leaf.sales)] };
}

const group = (
  join: EligibilityDraft["join"],
  trees: readonly Eligibility[],
  key: string,
): EligibilityDraft => ({
  key,
  join,
  items: trees.map((tree, index) => itemOf(tree, `${key}.${index}`)),
});

function itemOf(tree: Eligibility, key: string): EligibilityDraftItem {
  if ("segment" in tree && tree.segment) {
    const { segment: source, ...conditions } = tree;
    return { key, source, conditions };
  }
  if ("all" in tree) return group("all", tree.all, key);
  if ("any" in tree) return group("any", tree.any, key);
  if ("not" in tree) return group("none", "any" in tree.not ? tree.not.any : [tree.not], key);
  return conditionOf(tree, key);
}

/** Conditions as the editor holds them: groups of conditions under "all", "one" or "none of these". */
export function draftOf(tree: Eligibility): EligibilityDraft {
  const item = itemOf(tree, "tree");
  return isGroup(item) ? item : { key: "tree", join: "all", items: [{ ...item, key: "tree.0" }] };
}

/** The leaf a condition makes; none while it is unfinished. */
export function leafOf({ kind, values }: ConditionDraft): EligibilityCondition | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  switch (kind) {
    case "level":
      return { level: first as Exclude<Level, "basic"> };
    case "training":
      return { training: first };
    case "enrolledFor":
      return readDays(first) === undefined ? undefined : { enrolledFor: Number(first) };
    case "jobProfile":
      return { jobProfile: values as JobProfile[] };
    case "country":
      return { country: values as Country[] };
    case "group":
      return { group: [...values] };
    case "area":
      return { area: [...values] };
    case "brand":
      return { brand: [...values] };
    case "store":
      return { store: [...values] };
    case "retailer":
      return { retailer: [...values] };
    case "storeGroup":
      return { storeGroup: [...values] };
    case "company":
      return { company: [...values] };
    default:
      return countLeafOf(kind, values);
  }
}

function countLeafOf(
  kind: CountKind,
  [first = "", second = ""]: readonly string[],
): EligibilityCondition | undefined {
  const many = Number(first);
  if (!/^\d{1,5}$/.test(first) || many < 1 || many > conditionCountLimit) return undefined;
  switch (kind) {
    case "courses":
      return { courses: many };
    case "trails":
      return { trails: many };
    case "streak":
      return { streak: many };
    case "games":
      return { games: many };
    case "sales":
      return { sales: many };
    case "tests":
      return /^\d{1,3}$/.test(second) && Number(second) <= 100
        ? { tests: many, percent: Number(second) }
        : undefined;
  }
}

/** Whole days, as many as a condition may ask for. */
export function readDays(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined;
  const days = Number(text);
  return days >= enrolledDays.minimum && days <= enrolledDays.maximum ? days : undefined;
}

function treeOf(item: EligibilityDraftItem): Eligibility | undefined {
  if (isSegment(item)) return item.source && ({ ...item.conditions, segment: item.source } as Eligibility);
  if (!isGroup(item)) return leafOf(item);
  const [first, ...others] = item.items.flatMap((one) => treeOf(one) ?? []);
  if (!first) return undefined;
  const trees = [first, ...others];
  if (item.join === "all") return { all: trees };
  if (item.join === "any") return { any: trees };
  return { not: others.length === 0 ? first : { any: trees } };
}

/** Conditions that are sent; what is unfinished is left out, and a tree of nothing is open to everybody. */
export const eligibilityOf = (draft: EligibilityDraft): Eligibility => treeOf(draft) ?? { all: [] };

const depthOf = (tree: Eligibility): number => {
  if ("not" in tree) return 1 + depthOf(tree.not);
  const branches = "all" in tree ? tree.all : "any" in tree ? tree.any : [];
  return 1 + Math.max(0, ...branches.map(depthOf));
};

/** All conditions of a draft, those of its segments, too. */
export const conditionsOf = (item: EligibilityDraftItem): readonly ConditionDraft[] => {
  if (isSegment(item)) return conditionsOf(draftOf(item.conditions));
  return isGroup(item) ? item.items.flatMap(conditionsOf) : [item];
};

/** Whether something is left to be chosen. */
const isOpen = (item: EligibilityDraftItem): boolean => {
  if (isSegment(item)) return item.source === undefined;
  return isGroup(item) ? item.items.some(isOpen) : isUnfinished(item);
};

export type EligibilityFault = "unfinished" | "too_deep" | "too_long";

/** Why a draft cannot be saved: a condition without a value, or more of them than a tree may hold. */
export function eligibilityFault(
  draft: EligibilityDraft,
  deepest: number = maxDepth,
): EligibilityFault | undefined {
  if (isOpen(draft)) return "unfinished";
  if (conditionsOf(draft).length > maxConditions) return "too_long";
  return depthOf(eligibilityOf(draft)) > deepest ? "too_deep" : undefined;
}

export const isUnfinished = (condition: ConditionDraft): boolean => leafOf(condition) === undefined;
