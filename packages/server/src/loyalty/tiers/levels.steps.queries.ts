import type { ReviewState } from "@trilha/contract/loyalty/tiers/states.ts";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/** Changes a review that is still in the state it was read in; false: somebody else was faster. */
export async function stepReview(
  tx: Tx,
  clientId: string,
  review: { id: string; state: ReviewState },
  changes: Updateable<Tables["level_reviews"]>,
): Promise<boolean> {
  const moved = await tx
    .updateTable("level_reviews")
    .set({ ...changes, version: sql`version + 1` })
    .where("client_id", "=", clientId)
    .where("id", "=", review.id)
    .where("state", "=", review.state)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
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

/** Changes a person's level, which triggers keep; false: it was changed so before. */
export async function insertLevelChange(
  tx: Tx,
  change: Insertable<Tables["level_changes"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("level_changes")
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
