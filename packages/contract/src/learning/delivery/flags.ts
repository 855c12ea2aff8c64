/** Why a result of learning is looked at by a person before it counts: it came faster than somebody can do it. */
export const flagReasons = ["course_too_fast", "package_too_fast", "test_too_fast", "game_too_fast"] as const;
export type FlagReason = (typeof flagReasons)[number];

export const flagStates = ["open", "cleared", "rejected"] as const;
export type FlagState = (typeof flagStates)[number];

/** The one table of transitions: what was decided stays decided. The database refuses any other step. */
export const flagTransitions: Readonly<Record<FlagState, readonly FlagState[]>> = {
  open: ["cleared", "rejected"],
  cleared: [],
  rejected: [],
};
