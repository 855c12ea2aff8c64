import { genericProblems } from "@trilha/contract/core/problems.ts";
import { unnamedPromotions } from "@trilha/contract/loyalty/campaigns/checks.ts";
import type { addPromotion as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { addendumFaults, withAddendum } from "@trilha/contract/loyalty/earning/addendum.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import { ruleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockCampaign, versionsOf, windowsOf } from "./campaigns.office.queries.ts";
import { isRunning } from "./campaigns.policy.ts";
import { insertVersion, updateCampaign } from "./campaigns.writing.queries.ts";
import { loadCampaign } from "./present-office.ts";
import { hashOf } from "./rule-set-store.ts";
import { firstFreeDay } from "./rules/office-rules.ts";

/**
 * §purpose#values-fixed Values are fixed once a campaign starts; promotions may still come, as a dated addendum that can never lower a
 * result. It counts for sales from its first day on, which nobody lives in yet, and after a second person approved it.
 */
export const addPromotion: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const campaign = await lockCampaign(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    const when = { state: campaign.state, beginsAt: campaign.begins_at, endsAt: campaign.ends_at };
    const versions = await versionsOf(tx, clientId, campaign.id);
    const latest = versions.findLast(({ state }) => state === "approved");
    const waiting = versions.some(({ state }) => state === "proposed");
    if (!isRunning(when, call.now) || !latest || waiting) return refuse(campaignProblems.wrongState);
    if (body.multipliers.length === 0) {
      return refuse(genericProblems.invalidInput, {}, [
        { path: "body.multipliers", code: "too_few", params: { minimum: 1 } },
      ]);
    }
    const windows = await windowsOf(tx, clientId, campaign.id);
    const zones = windows.map(({ time_zone }) => time_zone);
    const faults = [
      ...addendumFaults(latest.document, body.multipliers, firstFreeDay(zones, call.now)),
      ...unnamedPromotions(
        body.multipliers,
        windows.map(({ country }) => country),
      ),
    ];
    if (faults.length > 0) return refuse(campaignProblems.faults, { count: faults.length });
    const document = withAddendum(latest.document, body.multipliers);
    if (!ruleSet.safeParse(document).success) {
      return refuse(genericProblems.invalidInput, {}, [
        { path: "body.multipliers", code: "too_many", params: { maximum: 100 } },
      ]);
    }
    await insertVersion(tx, {
      client_id: clientId,
      campaign_id: campaign.id,
      version: (versions.at(-1)?.version ?? 0) + 1,
      document,
      hash: hashOf(canonicalRuleSet(document)),
      effective_from: body.multipliers.map(({ from }) => from).toSorted()[0] ?? latest.effective_from,
      state: "proposed",
      note: body.note || null,
      proposed_by: userId,
      proposed_at: call.now,
    });
    await updateCampaign(tx, clientId, campaign.id, {});
    await recordAudit(tx, call, {
      action: "campaigns.add_promotion",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      after: { promotions: body.multipliers.map(({ id, factor, from, to }) => ({ id, factor, from, to })) },
    });
    const changed = await loadCampaign(tx, call, campaign.id);
    return changed ? { faults: [], campaign: changed } : refuse(genericProblems.notFound);
  });
