/** Levels to reach; everybody is at least basic. */
export const levelsAbove = ["creator", "influencer"] as const;
export type LevelAbove = (typeof levelsAbove)[number];

/** A promotion asks for the next level; a reassessment looks again at one whose experience fell afterwards. */
export const reviewKinds = ["promotion", "reassessment"] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** §states#level; `level_review_step` in the database says the same. */
export const reviewStates = [
  "eligible",
  "under_review",
  "appealed",
  "granted",
  "refused",
  "kept",
  "lowered",
  "lapsed",
] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * §states#level: each state of a review with those that may follow. Migration 0019 (`level_review_step`) says the same, and
 * a test compares the two. A grant comes only after somebody looked; an appeal comes once; time ends what waits.
 */
export const reviewSteps: Readonly<
  Record<ReviewKind, Readonly<Record<ReviewState, readonly ReviewState[]>>>
> = {
  promotion: {
    eligible: ["under_review", "refused", "lapsed"],
    under_review: ["granted", "refused", "lapsed"],
    refused: ["appealed"],
    appealed: ["granted", "refused", "lapsed"],
    granted: [],
    kept: [],
    lowered: [],
    lapsed: [],
  },
  reassessment: {
    eligible: ["under_review", "lapsed"],
    under_review: ["kept", "lowered", "lapsed"],
    kept: [],
    lowered: [],
    lapsed: [],
    granted: [],
    refused: [],
    appealed: [],
  },
};

/** May a review of a kind go from one state to the other? */
export function reviewMayStep(kind: ReviewKind, from: ReviewState, to: ReviewState): boolean {
  return reviewSteps[kind][from].includes(to);
}

/** States that still need a person. */
export const openReviewStates = ["eligible", "under_review", "appealed"] as const satisfies ReviewState[];

export function isOpenReview(state: ReviewState): boolean {
  return openReviewStates.some((open) => open === state);
}
