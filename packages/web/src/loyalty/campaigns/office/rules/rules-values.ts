import {
  type ActivityKind,
  type ActivityRule,
  type CapKind,
  capKinds,
  type Multiplier,
  type RuleSet,
} from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";
import { type PromotionValues, promotionOf, readPromotion } from "./promotion-form.ts";
import { isBlank, type Row, readRow, readWhole, rowOf } from "./rule-rows.ts";

/** The limits staff set here; the budget is a field of the campaign, which the server writes into the rules. */
export const OWN_CAPS = capKinds.filter((kind) => kind !== "budget");
export type OwnCap = Exclude<CapKind, "budget">;

export type ActivityValues = {
  readonly id: string;
  readonly kind: ActivityKind;
  /** Only this course, event or photo type; "" any. */
  readonly objectId: string;
  readonly points: string;
  readonly experience: string;
  readonly once: ActivityRule["once"];
};

/** A rule set as it is edited. */
export type RulesValues = {
  readonly rows: readonly Row[];
  readonly activities: readonly ActivityValues[];
  readonly multipliers: readonly PromotionValues[];
  /** "" no limit. */
  readonly caps: Readonly<Record<OwnCap, string>>;
};

export function valuesOf(document: RuleSet): RulesValues {
  const caps = OWN_CAPS.map((kind) => {
    const limits = document.caps.filter((cap) => cap.kind === kind).map(({ limit }) => limit);
    return [kind, limits.length > 0 ? String(Math.min(...limits)) : ""] as const;
  });
  return {
    rows: document.base.map(rowOf),
    activities: document.activities.map(({ objectId = "", points, experience, ...rest }) => ({
      ...rest,
      objectId,
      points: String(points),
      experience: String(experience),
    })),
    multipliers: document.multipliers.map(promotionOf),
    caps: Object.fromEntries(caps) as Record<OwnCap, string>,
  };
}

const within = (text: string, minimum: number, maximum: number): number | undefined => {
  const value = text.trim() === "" ? undefined : readWhole(text);
  return value !== undefined && value >= minimum && value <= maximum ? value : undefined;
};
export const readAmount = (text: string): number | undefined => within(text, 0, 1_000_000);
export const readLimit = (text: string): number | undefined => within(text, 1, 1_000_000_000);

function activityOf({ objectId, points, experience, ...rest }: ActivityValues): ActivityRule | undefined {
  const [worth, level] = [readAmount(points), readAmount(experience)];
  if (worth === undefined || level === undefined) return undefined;
  return { ...rest, ...(objectId && { objectId }), points: worth, experience: level };
}

/** The rule set as far as it can be read: what cannot is left out and counted. A line nobody filled in is none. */
export function readRules(values: RulesValues): { readonly document: RuleSet; readonly unread: number } {
  const rows = values.rows.filter((row) => !isBlank(row));
  const base = rows.flatMap((row) => readRow(row).rule ?? []);
  const activities = values.activities.flatMap((one) => activityOf(one) ?? []);
  const multipliers: Multiplier[] = values.multipliers.flatMap((one) => readPromotion(one) ?? []);
  const limits = OWN_CAPS.filter((kind) => values.caps[kind].trim() !== "");
  const caps = limits.flatMap((kind) => {
    const limit = readLimit(values.caps[kind]);
    return limit === undefined ? [] : [{ id: `cap-${kind.replaceAll("_", "-")}`, kind, limit }];
  });
  const wanted = rows.length + values.activities.length + values.multipliers.length + limits.length;
  const read = base.length + activities.length + multipliers.length + caps.length;
  return { document: { schema: 1, base, activities, multipliers, caps }, unread: wanted - read };
}

type Named = { readonly id: string };
type Clash = "rows" | "activities" | "multipliers" | "caps";

/** Three states of a list by id: what I touched stays mine, the rest becomes theirs. */
function rebaseList<Item extends Named>(
  seen: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
) {
  const before = new Map(seen.map((item) => [item.id, item]));
  const now = new Map(mine.map((item) => [item.id, item]));
  const there = new Set(theirs.map(({ id }) => id));
  let clash = false;
  const merged = theirs.flatMap((item) => {
    const old = before.get(item.id);
    const own = now.get(item.id);
    if (old && !own) {
      // I deleted it; they changed it.
      if (!sameValue(old, item)) clash = true;
      return [];
    }
    if (!own || sameValue(old, own)) return [item];
    if (!sameValue(old, item) && !sameValue(own, item)) clash = true;
    return [own];
  });
  const added = mine.filter((item) => {
    if (there.has(item.id)) return false;
    const old = before.get(item.id);
    if (!old) return true;
    if (sameValue(old, item)) return false;
    clash = true;
    return true;
  });
  return { list: [...merged, ...added], clash };
}

/** Three-way merge of rules another person saved meanwhile. `clashes`: parts where both changed the same. */
export function rebaseRules(
  seen: RulesValues,
  mine: RulesValues,
  theirs: RulesValues,
): { readonly values: RulesValues; readonly clashes: readonly Clash[] } {
  const rows = rebaseList(seen.rows, mine.rows, theirs.rows);
  const activities = rebaseList(seen.activities, mine.activities, theirs.activities);
  const multipliers = rebaseList(seen.multipliers, mine.multipliers, theirs.multipliers);
  const caps = { ...theirs.caps };
  let capClash = false;
  for (const kind of OWN_CAPS) {
    if (mine.caps[kind] === seen.caps[kind]) continue;
    if (theirs.caps[kind] !== seen.caps[kind] && theirs.caps[kind] !== mine.caps[kind]) capClash = true;
    caps[kind] = mine.caps[kind];
  }
  const clashes = [
    ...(rows.clash ? (["rows"] as const) : []),
    ...(activities.clash ? (["activities"] as const) : []),
    ...(multipliers.clash ? (["multipliers"] as const) : []),
    ...(capClash ? (["caps"] as const) : []),
  ];
  return {
    values: { rows: rows.list, activities: activities.list, multipliers: multipliers.list, caps },
    clashes,
  };
}
