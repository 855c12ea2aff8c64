import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { proposeRules as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockCampaign, overlapOf } from "./campaigns.office.queries.ts";
import { updateVersion } from "./campaigns.writing.queries.ts";
import { faultsOf } from "./faults.ts";
import { loadMoments } from "./load-windows.ts";
import { moveCampaign } from "./move-campaign.ts";
import { openVersion } from "./open-draft.ts";
import { loadCampaign } from "./present-office.ts";
import { hashOf } from "./rule-set-store.ts";

/** Validates a campaign and asks a second administrator to approve it; what they will decide on gets its hash. */
export const proposeRules: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    if (campaign.state !== "draft") return refuse(campaignProblems.wrongState);
    if (campaign.version !== body.version) return refuse(genericProblems.conflict);
    const version = await openVersion(tx, clientId, campaign.id);
    const faults = await faultsOf(tx, clientId, campaign, version.document, call.now);
    if (faults.length > 0) return refuse(campaignProblems.faults, { count: faults.length });
    const windows = await loadMoments(tx, clientId, campaign.id);
    const country = await overlapOf(tx, clientId, campaign.id, windows, call.locale);
    if (country) return refuse(campaignProblems.overlapping, { country });

    await updateVersion(tx, clientId, version.id, {
      state: "proposed",
      hash: hashOf(canonicalRuleSet(version.document)),
      note: body.note || null,
      proposed_by: userId,
      proposed_at: call.now,
    });
    await moveCampaign(tx, {
      ...{ clientId, campaign, to: "validated", actor: call.actor, reason: body.note },
      now: call.now,
    });
    await recordAudit(tx, call, {
      action: "campaigns.propose",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      after: { ruleSetVersion: version.version },
      ...(body.note && { reason: body.note }),
    });
    const proposed = await loadCampaign(tx, call, campaign.id);
    return proposed ? { faults, campaign: proposed } : refuse(genericProblems.notFound);
  });
