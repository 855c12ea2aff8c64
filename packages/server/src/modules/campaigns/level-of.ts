import type { Level } from "@trilha/contract/earning/rule-set.ts";

/** The level of somebody in a campaign (§1). Everybody begins at the floor. */
export function levelOf(_person: { campaignId: string; userId: string }): Level {
  return "basic";
}
