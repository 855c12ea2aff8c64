import type { Decision, membershipStatuses } from "./shapes.ts";

type Status = (typeof membershipStatuses)[number];

/** §states#account: state → decision → next state. A pair that is not here is refused. */
export const membershipTransitions: Readonly<Record<Status, Partial<Record<Decision, Status>>>> = {
  awaiting_approval: { approve: "active", block: "blocked" },
  active: { block: "blocked" },
  blocked: { unblock: "active" },
};
