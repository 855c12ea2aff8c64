import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { withdrawCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockCampaign } from "./campaigns.office.queries.ts";
import { hasStarted } from "./campaigns.policy.ts";
import { backToDraft } from "./open-draft.ts";
import { loadCampaign } from "./present-office.ts";

/** Takes a proposed or scheduled campaign back to draft before it starts. Who signed up already stays signed up. */
export const withdrawCampaign: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    if (hasStarted({ state: campaign.state, beginsAt: campaign.begins_at }, call.now)) {
      return refuse(campaignProblems.frozen);
    }
    if (campaign.state === "draft") return refuse(campaignProblems.wrongState);
    await backToDraft(tx, call, campaign, body.reason);
    await recordAudit(tx, call, {
      action: "campaigns.withdraw",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      before: { state: campaign.state },
      after: { state: "draft" },
      reason: body.reason,
    });
    return (await loadCampaign(tx, call, campaign.id)) ?? refuse(genericProblems.notFound);
  });
