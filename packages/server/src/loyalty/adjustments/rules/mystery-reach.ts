// §earning-rules#mystery-customer mystery-customer actions: a rule pays once per store visited, day, week or campaign, whichever it says. What is
// proposed counts like what was approved, so that two proposals never pay the same action twice.

import { mondayOf } from "@trilha/contract/core/zoned-days.ts";
import type { AlreadyAwarded } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";

/** A mystery-customer award of one person in one campaign. */
export interface EarlierAward {
  storeId: string | null;
  occurredOn: string;
}

export function alreadyAwarded(
  earlier: readonly EarlierAward[],
  action: { storeId: string; date: string },
): AlreadyAwarded {
  const week = mondayOf(action.date);
  return {
    object: earlier.some(({ storeId }) => storeId === action.storeId),
    day: earlier.some(({ occurredOn }) => occurredOn === action.date),
    week: earlier.some(({ occurredOn }) => mondayOf(occurredOn) === week),
    campaign: earlier.length > 0,
  };
}
