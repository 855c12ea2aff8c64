import { addDays, daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { pointsGiven } from "@trilha/contract/loyalty/ledger/points-given.ts";

interface Day {
  readonly day: string;
  readonly awarded: number;
  readonly reversed: number;
}

const window = 14;

/** Points given on all of these days. */
export function givenBy(days: readonly Day[]): number {
  return days.reduce((sum, { awarded, reversed }) => sum + pointsGiven({ credited: awarded, reversed }), 0);
}

/**
 * Where a campaign ends at the pace of its last 14 full days (fewer while it is young), in points. Null: it does not
 * run, or nothing moved.
 */
export function forecast(
  days: readonly Day[],
  campaign: { readonly beginsOn: string; readonly endsOn: string },
  today: string,
): number | null {
  if (today < campaign.beginsOn || today > campaign.endsOn) return null;
  const first = [addDays(today, -window), campaign.beginsOn].toSorted().at(-1) ?? today;
  const length = daysBetween(first, today);
  if (length === 0) return null;
  const pace = givenBy(days.filter(({ day }) => day >= first && day < today)) / length;
  const left = daysBetween(today, addDays(campaign.endsOn, 1));
  const before = givenBy(days.filter(({ day }) => day < today));
  return pace > 0 ? Math.max(Math.round(before + pace * left), givenBy(days)) : null;
}
