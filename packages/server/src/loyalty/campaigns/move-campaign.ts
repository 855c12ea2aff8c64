import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { campaignMayStep } from "@trilha/contract/loyalty/campaigns/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { recordTransition, updateCampaign } from "./campaigns.writing.queries.ts";

/**
 * Takes a campaign to its next state, with who and why; nobody means that time did it. A step that is not in the
 * table is a bug of the caller and throws (the database would refuse it too).
 */
export async function moveCampaign(
  tx: Tx,
  step: {
    clientId: string;
    campaign: { id: string; state: CampaignState };
    to: CampaignState;
    actor: { userId: string; name: string } | null;
    reason?: string | null | undefined;
    now: Date;
  },
): Promise<void> {
  const { clientId, campaign, to, now } = step;
  if (!campaignMayStep(campaign.state, to)) throw new Error(`${campaign.state} is not followed by ${to}`);
  await updateCampaign(tx, clientId, campaign.id, {
    state: to,
    ...(to === "ended" && { ended_at: now }),
    ...(to === "settled" && { settled_at: now }),
  });
  await recordTransition(tx, { ...step, campaignId: campaign.id, from: campaign.state });
  await publishEvent(tx, "campaigns.changed", { clientId });
}
