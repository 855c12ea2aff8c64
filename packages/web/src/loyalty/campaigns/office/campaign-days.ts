import { formatDate } from "@trilha/contract/core/dates.ts";
import type { Locale } from "../../../i18n/locales.ts";

// A campaign runs from a local midnight to a local midnight in countries whose clocks differ (§purpose#countries: seven, from
// Newfoundland to Tijuana). The reader's own clock would show a day too many where it is ahead of the last country:
// the first day is read by the easternmost clock, the last day by the westernmost.
const EAST = "Etc/GMT+2";
const WEST = "Etc/GMT+8";

/** First and last day of a campaign, in words; `endsAt` is the first moment after it. */
export function campaignDays(campaign: { beginsAt: string; endsAt: string }, locale: Locale): string {
  const last = new Date(new Date(campaign.endsAt).getTime() - 1);
  return `${formatDate(new Date(campaign.beginsAt), locale, EAST)} – ${formatDate(last, locale, WEST)}`;
}
