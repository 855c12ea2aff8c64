// §purpose#points-expire "Points expire at campaign end": at the end of the last day in the campaign's zone, and the days of settlement
// after it (whole days there too).
import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";

/** The first moment at which points of a campaign are gone in one country. */
export function expiresAtFor(
  campaign: { settlementDays: number },
  window: { timeZone: string; endsOn: string },
): Date {
  return firstMomentOf(addDays(window.endsOn, 1 + campaign.settlementDays), window.timeZone);
}
