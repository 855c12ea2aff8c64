// A campaign is what its approval and the clock say. The states a job writes follow a minute later, and nobody
// waits for them.
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";

/** Approved once and for all: people may see it. */
export function isPublished(state: CampaignState): boolean {
  return state !== "draft" && state !== "validated";
}

/** Where a moment lies in a window whose end is exclusive. */
export function phaseOf(
  window: { beginsAt: Date; endsAt: Date },
  now: Date,
): "upcoming" | "running" | "ended" {
  if (now < window.beginsAt) return "upcoming";
  return now < window.endsAt ? "running" : "ended";
}
