import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editLevelRules as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { isRefusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { openForChange } from "../campaigns/index.ts";
import { levelRulesOf, saveLevelRules } from "./levels.rules.queries.ts";
import { loadLevelRules } from "./read-level-rules.ts";

/**
 * Changes what the levels ask and open. A proposal of the campaign is taken back, as by any change; that Influencer asks
 * for more than Creator is told with the campaign's faults.
 */
export const editLevelRules: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const wrong = body.levels.flatMap(({ threshold, keep }, index): RefusedField[] =>
      keep > threshold
        ? [{ path: `body.levels.${index}.keep`, code: "too_big", params: { maximum: threshold } }]
        : [],
    );
    const campaign = await openForChange(tx, call, { id: params.id, version: body.version });
    if (isRefusal(campaign)) return campaign;
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    const before = await levelRulesOf(tx, clientId, campaign.id);
    await saveLevelRules(tx, clientId, campaign.id, body.levels);
    const after = await levelRulesOf(tx, clientId, campaign.id);
    await recordAudit(tx, call, {
      action: "levels.edit_rules",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      before: { levels: before },
      after: { levels: after },
    });
    return (await loadLevelRules(tx, call, campaign.id)) ?? refuse(genericProblems.notFound);
  });
