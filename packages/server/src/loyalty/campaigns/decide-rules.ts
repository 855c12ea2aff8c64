import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideRules as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { isSecondPerson } from "../../core/rules/second-person.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  type CampaignRow,
  lockCampaign,
  overlapOf,
  type RuleVersionRow,
  versionsOf,
} from "./campaigns.office.queries.ts";
import { isRunning } from "./campaigns.policy.ts";
import { insertVersion, updateVersion } from "./campaigns.writing.queries.ts";
import { loadMoments } from "./load-windows.ts";
import { moveCampaign } from "./move-campaign.ts";
import { loadCampaign } from "./present-office.ts";
import { firstFreeDay } from "./rules/office-rules.ts";

type Decision = Input<typeof spec>["body"];

/** §loyalty#campaign-approval Approval or refusal by a second person, of the rules exactly as they were proposed. */
export const decideRules: UseCase<typeof spec> = async (call, { params, body }) => {
  if (body.decision === "refuse" && !body.reason) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  return call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    const versions = await versionsOf(tx, clientId, campaign.id);
    const version = versions.find(({ id }) => id === body.ruleSetVersionId);
    if (!version) return refuse(genericProblems.notFound);
    if (version.state !== "proposed") return refuse(campaignProblems.wrongState);
    if (!isSecondPerson(userId, version.proposed_by)) return refuse(campaignProblems.secondPerson);
    // Proposals taken back, changed and proposed again are not what they looked at.
    if (campaign.version !== body.version) return refuse(genericProblems.conflict);

    const refused =
      body.decision === "approve"
        ? await approve(tx, call, campaign, version)
        : await turnDown(tx, call, campaign, version, body.reason ?? "");
    if (refused) return refused;
    await audit(tx, call, campaign, version, body);
    await publishEvent(tx, "campaigns.changed", { clientId });
    return (await loadCampaign(tx, call, campaign.id)) ?? refuse(genericProblems.notFound);
  });
};

/** The version proposed with a campaign makes it scheduled; a later one adds promotions to a running one. */
async function approve(
  tx: Tx,
  call: MemberCall,
  campaign: CampaignRow,
  version: RuleVersionRow,
): Promise<Refusal | undefined> {
  const { now } = call;
  const { clientId } = call.actor;
  const windows = await loadMoments(tx, clientId, campaign.id);
  if (campaign.state === "validated") {
    if (campaign.ends_at <= now) return refuse(campaignProblems.wrongState);
    const country = await overlapOf(tx, clientId, campaign.id, windows, call.locale);
    if (country) return refuse(campaignProblems.overlapping, { country });
    await moveCampaign(tx, { clientId, campaign, to: "scheduled", actor: call.actor, now });
  } else {
    const running = isRunning(
      { state: campaign.state, beginsAt: campaign.begins_at, endsAt: campaign.ends_at },
      now,
    );
    if (!running) return refuse(campaignProblems.wrongState);
    // Approval came too late: the first day has begun somewhere, where sales may have been credited without it.
    const zones = windows.map(({ timeZone }) => timeZone);
    if (version.effective_from < firstFreeDay(zones, now))
      return refuse(campaignProblems.faults, { count: 1 });
  }
  await updateVersion(tx, clientId, version.id, {
    state: "approved",
    decided_by: call.actor.userId,
    decided_at: now,
  });
  return undefined;
}

/** Back to draft with the reason; what was refused stays in the history, and a copy of it may be mended. */
async function turnDown(
  tx: Tx,
  call: MemberCall,
  campaign: CampaignRow,
  version: RuleVersionRow,
  reason: string,
): Promise<undefined> {
  const { now } = call;
  const { clientId, userId } = call.actor;
  await updateVersion(tx, clientId, version.id, {
    state: "refused",
    decided_by: userId,
    decided_at: now,
    decision_reason: reason,
  });
  if (campaign.state !== "validated") return;
  await insertVersion(tx, {
    client_id: clientId,
    campaign_id: campaign.id,
    version: version.version + 1,
    document: version.document,
    effective_from: version.effective_from,
    state: "draft",
    edited_by: version.proposed_by,
  });
  await moveCampaign(tx, { clientId, campaign, to: "draft", actor: call.actor, reason, now });
}

async function audit(
  tx: Tx,
  call: MemberCall,
  campaign: CampaignRow,
  version: RuleVersionRow,
  { decision, reason }: Decision,
): Promise<void> {
  await recordAudit(tx, call, {
    action: `campaigns.${decision}`,
    entity: "campaign",
    entityId: campaign.id,
    entityName: Object.values(campaign.title)[0] ?? "",
    after: { ruleSetVersion: version.version, hash: version.hash, proposedBy: version.proposer },
    ...(reason && { reason }),
  });
}
