import type { OwnReview } from "./level.queries.ts";

type State = OwnReview["state"];
export type ReviewStep = {
  readonly state: State | "decision";
  readonly by?: OwnReview["history"][number]["by"];
  readonly reason?: string | null;
  /** Without: it lies ahead. */
  readonly at?: string;
};

/** Steps that still lie ahead of an open review. */
const AHEAD: Partial<Record<State, readonly ReviewStep["state"][]>> = {
  eligible: ["under_review", "decision"],
  under_review: ["decision"],
  appealed: ["decision"],
};

/** §states#level: how a review came to be where it is, and what comes next. */
export const stepsOf = ({ state, history }: Pick<OwnReview, "state" | "history">): readonly ReviewStep[] => [
  ...history.map(({ to, by: actor, reason, at }) => ({ state: to, by: actor, reason, at })),
  ...(AHEAD[state] ?? []).map((ahead) => ({ state: ahead })),
];
