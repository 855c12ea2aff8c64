import { currentCampaign, type OwnCampaign } from "./earning.queries.ts";

/** The campaigns that take a report from me now; more than one where I signed up in two countries. */
export const openCampaigns = (items: readonly OwnCampaign[]): readonly OwnCampaign[] =>
  items.filter(({ can }) => can.report);

/** The one a report goes to: the one chosen or used last while it is open, else the one that began last (§validation#sale-rules Sale). */
export function reportCampaign(
  items: readonly OwnCampaign[],
  wanted: string | null,
): OwnCampaign | undefined {
  const open = openCampaigns(items);
  return open.find(({ id }) => id === wanted) ?? open[0] ?? currentCampaign(items);
}
