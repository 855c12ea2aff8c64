import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { appealReview as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { levelProblems } from "@trilha/contract/loyalty/tiers/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { notifyLevel } from "./announce.ts";
import { lockReview, reviewById } from "./levels.review.queries.ts";
import { moveReview } from "./move-review.ts";
import { presentOwn, refusedOf } from "./present-review.ts";
import { mayAppeal } from "./rules/review-rules.ts";

/** Asks for another look at a refusal, once; somebody else decides. */
export const appealReview: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const row = await lockReview(tx, clientId, params.id);
    if (!row || row.user_id !== userId) return refuse(genericProblems.notFound);
    if (!mayAppeal(refusedOf(row), call.now)) return refuse(levelProblems.appealClosed);
    if (row.version !== body.version) return refuse(genericProblems.conflict);
    const changes = { appealed: true, appeal_text: body.text };
    await moveReview(tx, clientId, row, { to: "appealed", by: { userId, name }, now: call.now, changes });
    await notifyLevel(tx, clientId, userId);
    const appealed = await reviewById(tx, clientId, row.id);
    return appealed ? presentOwn(tx, call, appealed) : refuse(genericProblems.notFound);
  });
