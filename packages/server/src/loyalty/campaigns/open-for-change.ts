import { genericProblems } from "@trilha/contract/core/problems.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type CampaignRow, lockCampaign } from "./campaigns.office.queries.ts";
import { beginChange } from "./open-draft.ts";

/**
 * Makes a campaign ready for a change of one of its parts, as an edit of the campaign itself does: held, with what was
 * proposed taken back and its version moved on. Refuses a campaign that was approved, and an older version.
 */
export async function openForChange(
  tx: Tx,
  call: MemberCall,
  request: { id: string; version: number },
): Promise<CampaignRow | Refusal> {
  const campaign = await lockCampaign(tx, call.actor.clientId, request.id);
  if (!campaign) return refuse(genericProblems.notFound);
  if (campaign.state !== "draft" && campaign.state !== "validated") return refuse(campaignProblems.frozen);
  if (campaign.version !== request.version) return refuse(genericProblems.conflict);
  await beginChange(tx, call, campaign);
  return campaign;
}
