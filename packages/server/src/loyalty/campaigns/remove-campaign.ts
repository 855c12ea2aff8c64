import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { removeCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { enrolledIn, lockCampaign } from "./campaigns.office.queries.ts";
import { deleteDraft } from "./campaigns.writing.queries.ts";

/** Throws away a draft. One that people signed up for (it was scheduled before) stays. */
export const removeCampaign: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id, { closing: true });
    if (!campaign) return refuse(genericProblems.notFound);
    const enrolled = await enrolledIn(tx, clientId, campaign.id);
    if (campaign.state !== "draft" || enrolled > 0) return refuse(campaignProblems.wrongState);
    await deleteDraft(tx, clientId, campaign.id);
    await recordAudit(tx, call, {
      action: "campaigns.remove",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      before: { title: campaign.title },
    });
  });
