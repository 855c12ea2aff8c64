import { daysBetween } from "@trilha/contract/core/zoned-days.ts";

/** Which week of a campaign a Monday begins, the first one is 1; what was sold before its first day counts in it. */
export function weekNumber(monday: string, beginsOn: string): number {
  return Math.max(1, Math.floor((daysBetween(beginsOn, monday) + 6) / 7) + 1);
}

/** Weeks of campaigns beside each other, the first of each at the same place; null after a campaign's last one with a sale. */
export function alignWeeks(
  campaigns: readonly { id: string; beginsOn: string }[],
  sold: readonly { campaignId: string; week: string; units: number }[],
): { number: number; units: (number | null)[] }[] {
  const columns = campaigns.map(({ id, beginsOn }) => {
    const units: number[] = [];
    for (const one of sold) {
      if (one.campaignId !== id) continue;
      const place = weekNumber(one.week, beginsOn) - 1;
      units[place] = (units[place] ?? 0) + one.units;
    }
    return units;
  });
  const most = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => ({
    number: place + 1,
    units: columns.map((units) => (place < units.length ? (units[place] ?? 0) : null)),
  }));
}
