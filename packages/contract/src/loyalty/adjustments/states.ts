/** How points given by people come. */
export const awardKinds = ["adjustment", "mystery_customer", "file"] as const;
export type AwardKind = (typeof awardKinds)[number];

/**
 * A batch is proposed, then approved or refused by somebody else, or withdrawn by whoever proposed it: once (the
 * database says the same).
 */
export const awardStates = ["proposed", "approved", "refused", "withdrawn"] as const;
