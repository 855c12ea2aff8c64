// Visibility of a session (docs/spec/live-sessions.md#events).
import type { SessionState, SessionSubscription } from "@trilha/contract/learning/live-sessions/states.ts";
import type { AudienceLock } from "@trilha/contract/members/eligibility/locks.ts";

export interface VisibilityFacts {
  readonly state: SessionState;
  readonly subscription: SessionSubscription;
  /** Whether the person stands in it, or did once. */
  readonly isIn: boolean;
  readonly locks: readonly Pick<AudienceLock, "kind">[];
}

/**
 * Whether a person sees a session: who is in it sees whatever becomes of it; others see what they could come to, or could
 * open by a step of their own.
 */
export function isVisible({ state, subscription, isIn, locks }: VisibilityFacts): boolean {
  if (state === "draft") return false;
  if (isIn) return true;
  if (state === "canceled" || subscription === "invitation") return false;
  return locks.every(({ kind }) => kind !== "not_for_you");
}
