import { type ReviewKind, type ReviewState, reviewMayStep } from "@trilha/contract/loyalty/tiers/states.ts";
import type { Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import { noteStep, stepReview } from "./levels.steps.queries.ts";

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
  const moved = await stepReview(tx, clientId, review, { ...changes, state: to });
  if (!moved) return false;
  await noteStep(tx, clientId, review.id, { from: review.state, to, by: actor, reason, now });
  return true;
}
