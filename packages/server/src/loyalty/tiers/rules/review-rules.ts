// §states#level "the administrator approves or refuses after audit": one person looks, another grants; nobody about
// themselves; nothing that no audit has confirmed.

import type { Level } from "@trilha/contract/core/level.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { verdicts } from "@trilha/contract/loyalty/tiers/shapes.ts";
import {
  isOpenReview,
  type ReviewKind,
  type ReviewState,
  reviewMayStep,
} from "@trilha/contract/loyalty/tiers/states.ts";
import { isSecondPerson } from "../../../core/rules/second-person.ts";

export type ReviewDecision = (typeof verdicts)[number];

/** The state each verdict leads to. */
export const stateOf = {
  grant: "granted",
  refuse: "refused",
  keep: "kept",
  lower: "lowered",
} as const satisfies Record<ReviewDecision, ReviewState>;

/** Facts of the policy. */
export interface Reviewed {
  readonly kind: ReviewKind;
  readonly state: ReviewState;
  readonly userId: string;
  readonly from: Level;
  /** Current level. */
  readonly level: Level;
  readonly lookedBy: string | null;
  /** Person who refused what is appealed. */
  readonly decidedBy: string | null;
  readonly threshold: number;
  /** Experience of the campaign that no audit can take any more. */
  readonly audited: number;
  readonly settled: boolean;
}

export type ReviewRefusal = "wrong_state" | "own" | "campaign_settled" | "second_person" | "awaits_audit";

/** Why somebody may not say what they found. */
export function refusalToExamine(viewerId: string, review: Reviewed): ReviewRefusal | null {
  if (viewerId === review.userId) return "own";
  if (!reviewMayStep(review.kind, review.state, "under_review")) return "wrong_state";
  return review.settled ? "campaign_settled" : null;
}

/** Why somebody may not give this verdict. */
export function objectionTo(
  viewerId: string,
  review: Reviewed,
  verdict: ReviewDecision,
): ReviewRefusal | null {
  if (viewerId === review.userId) return "own";
  if (!reviewMayStep(review.kind, review.state, stateOf[verdict])) return "wrong_state";
  if (review.level !== review.from) return "wrong_state";
  if (review.settled) return "campaign_settled";
  // An appeal goes to somebody else, whatever they will say.
  if (review.state === "appealed" && !isSecondPerson(viewerId, review.decidedBy)) return "second_person";
  if (verdict === "refuse") return null;
  if (!isSecondPerson(viewerId, review.lookedBy)) return "second_person";
  return verdict === "grant" && review.audited < review.threshold ? "awaits_audit" : null;
}

const verdictsOf: Readonly<Record<ReviewKind, readonly ReviewDecision[]>> = {
  promotion: ["grant", "refuse"],
  reassessment: ["keep", "lower"],
};

/** Verdicts open to a person now, and what hinders them most; null: nothing does, or there is nothing to do. */
export function verdictsOpenTo(
  viewerId: string,
  review: Reviewed,
): { can: ReviewDecision[]; hindrance: Exclude<ReviewRefusal, "wrong_state"> | null } {
  const objections = verdictsOf[review.kind].map((verdict) => ({
    verdict,
    objection: objectionTo(viewerId, review, verdict),
  }));
  const can = objections.filter(({ objection }) => objection === null).map(({ verdict }) => verdict);
  const reasons = objections.flatMap(({ objection }) =>
    objection === null || objection === "wrong_state" ? [] : objection,
  );
  return { can, hindrance: isOpenReview(review.state) ? (reasons[0] ?? null) : null };
}

/** A refusal as far as an appeal goes. */
export interface Refused {
  readonly state: ReviewState;
  readonly appealed: boolean;
  readonly decidedAt: Date | null;
  /** Time zone of the person's country in the campaign. */
  readonly timeZone: string;
  /** Days for an appeal: as many as for that of a sale of the campaign (docs/decisions/013). */
  readonly reportingDays: number;
  readonly settled: boolean;
}

/** The first moment an appeal comes too late; null: it may not be appealed at all. */
export function appealUntil(refused: Refused): Date | null {
  const { state, appealed, decidedAt, timeZone, reportingDays, settled } = refused;
  if (state !== "refused" || appealed || settled || !decidedAt) return null;
  return firstMomentOf(addDays(localDay(decidedAt, timeZone), reportingDays + 1), timeZone);
}

export function mayAppeal(refused: Refused, now: Date): boolean {
  const until = appealUntil(refused);
  return until !== null && now < until;
}
