/** §states#other-states; `claim_step` in the database says the same. */
export const claimStates = [
  "submitted",
  "auto_accepted",
  "in_review",
  "awaiting_picture",
  "accepted",
  "rejected",
  "resubmitted",
  "appealed",
  "reversed",
  "withdrawn",
] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * §states#claims: sales and photos are credited at once and audited afterwards; each state with those that may follow. Migration
 * 0012 (`claim_step`) says the same, and a test compares the two.
 */
export const claimSteps: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  submitted: ["auto_accepted", "in_review", "withdrawn"],
  auto_accepted: ["in_review", "reversed"],
  in_review: ["accepted", "rejected", "withdrawn", "awaiting_picture"],
  awaiting_picture: ["in_review", "appealed", "withdrawn"],
  accepted: ["appealed", "reversed"],
  rejected: ["resubmitted", "appealed"],
  resubmitted: ["in_review"],
  appealed: ["accepted", "rejected", "awaiting_picture"],
  reversed: [],
  withdrawn: [],
};

/** May it go from one state to the other? */
export function claimMayStep(from: ClaimState, to: ClaimState): boolean {
  return claimSteps[from].includes(to);
}

/** States as their reporter chooses among them: accepted by a person or by itself is one thing to them. */
export const reportedStates = claimStates.filter((state) => state !== "auto_accepted");

/** State as its reporter knows it. */
export const reportedAs = (state: ClaimState): ClaimState => (state === "auto_accepted" ? "accepted" : state);

/** States behind one that a reporter chose. */
export const statesOfReported = (state: ClaimState): readonly ClaimState[] =>
  state === "accepted" ? ["accepted", "auto_accepted"] : [state];
