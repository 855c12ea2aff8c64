import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { withdrawAwards as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { mayWithdraw } from "./adjustments.policy.ts";
import { batchById, lockBatch, withdrawBatch } from "./adjustments.queries.ts";
import { endedAlready } from "./ended-already.ts";
import { loadBatch } from "./present-batch.ts";

/**
 * §earning-rules#adjustments Whoever proposed takes it back while nobody has decided; nothing was on the books, and nothing comes there. What
 * it stood in the way of may be proposed again. When somebody decides at the same moment, the first of the two counts.
 */
export const withdrawAwards: UseCase<typeof spec> = async (call, { params, body }) => {
  const { clientId, userId } = call.actor;
  const { id } = params;
  return call.write(async (tx) => {
    const batch = (await lockBatch(tx, clientId, id)) ? await batchById(tx, clientId, id) : undefined;
    if (!batch) return refuse(genericProblems.notFound);
    const ended = endedAlready(batch.state);
    if (ended) return ended;
    if (!mayWithdraw(call.actor, { state: batch.state, proposedBy: batch.proposed_by })) {
      return refuse(awardProblems.notProposer);
    }
    if (batch.version !== body.version) return refuse(genericProblems.conflict);
    await withdrawBatch(tx, clientId, id, { by: userId, at: call.now });
    await recordAudit(tx, call, {
      action: "awards.withdraw",
      entity: "award_batch",
      entityId: id,
      entityName: batch.reason,
      before: { state: batch.state },
      after: { state: "withdrawn" },
    });
    await publishEvent(tx, "awards.changed", { clientId });
    return (await loadBatch(tx, call, id)) ?? refuse(genericProblems.notFound);
  });
};
