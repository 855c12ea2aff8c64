import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { examineReview as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { notifyLevel } from "./announce.ts";
import { lockReview } from "./levels.review.queries.ts";
import { moveReview } from "./move-review.ts";
import { loadReview, reviewedOf } from "./present-review.ts";
import { refuseFor } from "./refusals.ts";
import { refusalToExamine } from "./rules/review-rules.ts";

/** §states#level "after audit": one person says what they found in the evidence; another decides. */
export const examineReview: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const row = await lockReview(tx, clientId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const reviewed = reviewedOf(row);
    const objection = refusalToExamine(userId, reviewed);
    if (objection) return refuseFor(objection, reviewed);
    if (row.version !== body.version) return refuse(genericProblems.conflict);
    const changes = {
      ...{ finding: body.finding, looked_by: userId, looker_name: name, looked_at: call.now },
      look_note: body.note || null,
    };
    const actor = { userId, name };
    await moveReview(tx, clientId, row, { to: "under_review", by: actor, now: call.now, changes });
    await recordAudit(tx, call, {
      action: "levels.examine",
      entity: "level_review",
      entityId: row.id,
      entityName: row.name,
      before: { state: row.state },
      after: { state: "under_review", finding: body.finding, note: body.note },
    });
    await notifyLevel(tx, clientId, row.user_id);
    return (await loadReview(tx, call, row.id)) ?? refuse(genericProblems.notFound);
  });
