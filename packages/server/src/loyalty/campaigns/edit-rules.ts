import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editRules as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockCampaign } from "./campaigns.office.queries.ts";
import { updateVersion } from "./campaigns.writing.queries.ts";
import { faultsOf } from "./faults.ts";
import { beginChange, openVersion } from "./open-draft.ts";
import { loadCampaign } from "./present-office.ts";
import { withBudget } from "./rules/office-rules.ts";

/** Saves the draft of a campaign's rules. Faults are told, not refused: a table is written in more than one sitting. */
export const editRules: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    if (campaign.state !== "draft" && campaign.state !== "validated") return refuse(campaignProblems.frozen);
    if (campaign.version !== body.version) return refuse(genericProblems.conflict);
    await beginChange(tx, call, campaign);
    const document = withBudget(body.document, campaign.budget);
    const version = await openVersion(tx, clientId, campaign.id);
    await updateVersion(tx, clientId, version.id, { document: JSON.stringify(document), edited_by: userId });
    const size = ({ base, activities, multipliers, caps }: typeof document) => ({
      base: base.length,
      activities: activities.length,
      multipliers: multipliers.length,
      caps: caps.length,
    });
    await recordAudit(tx, call, {
      action: "campaigns.edit_rules",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      before: size(version.document),
      after: size(document),
    });
    const faults = await faultsOf(tx, clientId, campaign, document, call.now);
    const saved = await loadCampaign(tx, call, campaign.id);
    return saved ? { faults, campaign: saved } : refuse(genericProblems.notFound);
  });
