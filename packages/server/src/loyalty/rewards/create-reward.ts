import type { createReward as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../campaigns/index.ts";
import { auditFacts } from "./present-reward.ts";
import { rewardById } from "./rewards.queries.ts";
import { insertRewards } from "./rewards.writing.queries.ts";
import { factsOf, objectionTo, writeParts } from "./written-reward.ts";

/** Adds an item as a draft: nobody sees it before it is published. */
export const createReward: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const refused = await objectionTo(tx, clientId, body);
    if (refused) return refused;
    const [made] = await insertRewards(tx, clientId, [factsOf(body, "draft")]);
    if (!made) return refuse(rewardProblems.skuUsed);
    await writeParts(tx, call.actor, made.id, body);
    const row = await rewardById(tx, clientId, made.id);
    await recordAudit(tx, call, {
      action: "rewards.create",
      entity: "reward",
      entityId: made.id,
      entityName: row ? textIn(row.name, call.locale) || row.sku : made.sku,
      after: row ? auditFacts(row) : null,
    });
    return { id: made.id };
  });
