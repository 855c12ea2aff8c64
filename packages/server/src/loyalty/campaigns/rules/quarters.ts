// §loyalty#campaigns "Campaigns last about 2.5 months each quarter": where a new one begins, and where a copy of an earlier one goes.
import { addDays, daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { type CampaignPeriod, usualPeriod } from "@trilha/contract/loyalty/campaigns/quarter.ts";

/** From the first day of the first quarter after a day to the 15th of its third month. */
export function quarterAfter(day: string): CampaignPeriod {
  const month = Number(day.slice(5, 7));
  const ahead = 3 - ((month - 1) % 3);
  return usualPeriod(monthsLater(day, ahead, 1));
}

/** The same days of the first later quarter that begins after `last`; they last as long as they did. */
export function movedBehind({ beginsOn, endsOn }: CampaignPeriod, last: string): CampaignPeriod {
  const length = daysBetween(beginsOn, endsOn);
  for (let months = 3; ; months += 3) {
    const moved = monthsLater(beginsOn, months, Number(beginsOn.slice(8)));
    if (moved > last) return { beginsOn: moved, endsOn: addDays(moved, length) };
  }
}

/** The day of a month so many months later; the last one where that month has no such day. */
function monthsLater(from: string, months: number, day: number): string {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
