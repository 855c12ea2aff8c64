import { type ReviewKind, type ReviewState, reviewMayStep } from "@trilha/contract/loyalty/tiers/states.ts";
import { sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/**
 * Takes a review to its next state, with who and why; nobody means that time did it. False when somebody else was
 * faster. A step that is not in the table is a bug of the caller and throws (the database would refuse it too).
 */
export async function moveReview(
  tx: Tx,
  clientId: string,
  review: { id: string; kind: ReviewKind; state: ReviewState },
  step: {
    to: ReviewState;
    by: { userId: string; name: string } | null;
    reason?: string | null;
    now: Date;
    changes?: Updateable<Tables["level_reviews"]>;
  },
): Promise<boolean> {
  const { to, by: actor, reason = null, now, changes = {} } = step;
  if (!reviewMayStep(review.kind, review.state, to))
    throw new Error(`${review.state} is not followed by ${to}`);
  const moved = await tx
    .updateTable("level_reviews")
    .set({ ...changes, state: to, version: sql`version + 1` })
    .where("client_id", "=", clientId)
    .where("id", "=", review.id)
    .where("state", "=", review.state)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  await noteStep(tx, clientId, review.id, { from: review.state, to, by: actor, reason, now });
  return true;
}

/** A step of a review as its history keeps it. */
export async function noteStep(
  tx: Tx,
  clientId: string,
  reviewId: string,
  step: {
    from: ReviewState | null;
    to: ReviewState;
    by: { userId: string; name: string } | null;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("level_review_transitions")
    .values({
      client_id: clientId,
      review_id: reviewId,
      from_state: step.from,
      to_state: step.to,
      actor_id: step.by?.userId ?? null,
      actor_name: step.by?.name ?? "",
      reason: step.reason,
      at: step.now,
    })
    .execute();
}
