import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { decideReview as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { notifyDecision } from "./announce.ts";
import { evidenceNow } from "./evidence.ts";
import { lockReview, type ReviewRow } from "./levels.review.queries.ts";
import { insertLevelChange } from "./levels.steps.queries.ts";
import { moveReview } from "./move-review.ts";
import { loadReview, reviewedOf } from "./present-review.ts";
import { refuseFor } from "./refusals.ts";
import { objectionTo, stateOf } from "./rules/review-rules.ts";

/**
 * §states#level "the administrator approves or refuses after audit". Granting, keeping and lowering take another person than
 * looked, an appeal another than refused. The level is the person's at once; the evidence is kept as it was now.
 */
export const decideReview: UseCase<typeof spec> = async (call, { params, body }) => {
  const { verdict } = body;
  const reason = body.reason || null;
  if (!reason && (verdict === "refuse" || verdict === "lower")) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.reason", code: "reason_required" }]);
  }
  return call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const row = await lockReview(tx, clientId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const reviewed = reviewedOf(row);
    const objection = objectionTo(userId, reviewed, verdict);
    if (objection) return refuseFor(objection, reviewed);
    if (row.version !== body.version) return refuse(genericProblems.conflict);
    const to = stateOf[verdict];
    const evidence = await evidenceNow(tx, clientId, row);
    const changes = {
      ...{ decided_by: userId, decider_name: name, decided_at: call.now, reason },
      ...{ experience: row.experience, audited: row.audited, evidence: JSON.stringify(evidence) },
    };
    await moveReview(tx, clientId, row, { to, by: { userId, name }, reason, now: call.now, changes });
    if (to === "granted" || to === "lowered") await changeLevel(tx, call, row, to, reason);
    await recordAudit(tx, call, {
      action: `levels.${verdict}`,
      entity: "level_review",
      entityId: row.id,
      entityName: row.name,
      before: { state: row.state, level: row.level },
      after: { state: to, level: to === "granted" || to === "lowered" ? row.to : row.level },
      ...(reason && { reason }),
    });
    await notifyDecision(tx, clientId, row, { verdict, reason: reason ?? "", now: call.now });
    return (await loadReview(tx, call, row.id)) ?? refuse(genericProblems.notFound);
  });
};

async function changeLevel(
  tx: Tx,
  call: MemberCall,
  row: ReviewRow,
  cause: "granted" | "lowered",
  reason: string | null,
): Promise<void> {
  const { clientId, userId, name } = call.actor;
  await insertLevelChange(tx, {
    ...{ client_id: clientId, user_id: row.user_id, campaign_id: row.campaign_id, country: row.country },
    ...{ from_level: row.from, to_level: row.to, cause, review_id: row.id, reason, at: call.now },
    ...{ actor_id: userId, actor_name: name },
  });
  // With enough experience the next level is as near.
  const people = { clientId, campaignId: row.campaign_id, userIds: [row.user_id] };
  await enqueue(tx, "levels.evaluate", people);
}
