// §entities#order: a parcel arrives so many working days, Monday to Friday, after its order was approved. Holidays are
// the programme's to reckon with: it says the range.
import { addDays } from "../../core/zoned-days.ts";

/** Working days after approval: not before the first, and by the last. */
export interface ArrivalDays {
  readonly from: number;
  readonly until: number;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day so many working days after another; a weekend counts as the Friday before it. */
export function workingDayAfter(day: string, working: number): string {
  let reached = day;
  for (let left = working; left > 0; ) {
    reached = addDays(reached, 1);
    if (!isWeekend(reached)) left -= 1;
  }
  return reached;
}

/** First and last calendar day on which what was approved on a day may arrive. */
export const arrivalAfter = (approvedOn: string, { from, until }: ArrivalDays) => ({
  first: workingDayAfter(approvedOn, from),
  last: workingDayAfter(approvedOn, until),
});
