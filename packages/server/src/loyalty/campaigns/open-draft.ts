import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { type CampaignRow, type RuleVersionRow, versionsOf } from "./campaigns.office.queries.ts";
import { updateCampaign, updateVersion } from "./campaigns.writing.queries.ts";
import { moveCampaign } from "./move-campaign.ts";

/** The version of a campaign's rules that may still change: there is one until it starts. */
export async function openVersion(tx: Tx, clientId: string, campaignId: string): Promise<RuleVersionRow> {
  const versions = await versionsOf(tx, clientId, campaignId);
  const open = versions.findLast(({ state }) => state !== "refused");
  if (!open) throw new Error(`campaign ${campaignId} has no rules`);
  return open;
}

/** Back to draft, with its rules: what was proposed or approved is no longer what it says. */
export async function backToDraft(
  tx: Tx,
  call: MemberCall,
  campaign: CampaignRow,
  reason?: string,
): Promise<void> {
  const { clientId } = call.actor;
  const version = await openVersion(tx, clientId, campaign.id);
  await moveCampaign(tx, { clientId, campaign, to: "draft", actor: call.actor, reason, now: call.now });
  await updateVersion(tx, clientId, version.id, {
    state: "draft",
    hash: null,
    proposed_by: null,
    proposed_at: null,
    decided_by: null,
    decided_at: null,
    decision_reason: null,
  });
}

/** Makes a campaign ready to be changed: a proposal is taken back, and its version moves on. */
export async function beginChange(tx: Tx, call: MemberCall, campaign: CampaignRow): Promise<void> {
  if (campaign.state === "validated") await backToDraft(tx, call, campaign);
  else await updateCampaign(tx, call.actor.clientId, campaign.id, {});
}
