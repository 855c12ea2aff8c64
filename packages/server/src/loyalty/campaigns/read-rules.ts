import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readRules as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { seenCampaign } from "./campaigns.queries.ts";
import { approvedVersions } from "./campaigns.rules.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { rulesOf } from "./rule-set-store.ts";

/** The approved rule sets of a campaign, whole: the form computes with them what the server will. */
export const readRules: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const { clientId } = looker;
    const campaign = await seenCampaign(tx, looker, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    const versions = [];
    for (const { id, version, hash, effective_from } of await approvedVersions(tx, clientId, campaign.id)) {
      const document = await rulesOf(tx, { clientId, versionId: id, hash });
      versions.push({ id, version, hash, effectiveFrom: effective_from, document });
    }
    return { campaignId: campaign.id, versions, frozen: call.now >= campaign.begins_at };
  });
