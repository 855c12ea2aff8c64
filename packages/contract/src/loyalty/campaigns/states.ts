import type { CampaignState } from "./shapes.ts";

/**
 * §purpose#values-fixed, loyalty States: each state of a campaign with those that may follow. Migration 0011 (`campaigns_frozen`) says
 * the same, and a test compares the two. From `running` on, values, dates and participants are frozen.
 */
export const campaignSteps: Readonly<Record<CampaignState, readonly CampaignState[]>> = {
  draft: ["validated"],
  validated: ["draft", "scheduled"],
  scheduled: ["draft", "running"],
  running: ["ended"],
  ended: ["settled"],
  settled: [],
};

/** May it go from one state to the other? */
export function campaignMayStep(from: CampaignState, to: CampaignState): boolean {
  return campaignSteps[from].includes(to);
}
