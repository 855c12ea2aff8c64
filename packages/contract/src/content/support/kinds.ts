/** Topics of support requests. */
export const topics = ["access", "points", "rewards", "learning", "privacy", "suggestion", "other"] as const;
export type Topic = (typeof topics)[number];
export const requestStates = ["open", "answered", "closed"] as const;
export type RequestState = (typeof requestStates)[number];
