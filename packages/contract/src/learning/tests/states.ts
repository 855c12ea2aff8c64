/**
 * An attempt: somebody is at it; it was handed in and an essay waits for its mark; it has its result. What ran out of
 * time is handed in as it stands; what a restart of the course overtook is void and counts for nothing.
 */
export const attemptStates = ["running", "marking", "done", "void"] as const;
export type AttemptState = (typeof attemptStates)[number];
/** How it came to its end. */
export const attemptEnds = ["submitted", "ran_out", "won", "lost", "void"] as const;
export type AttemptEnd = (typeof attemptEnds)[number];

export const attemptTransitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  running: ["marking", "done", "void"],
  marking: ["done", "void"],
  // A regrade counts anew and stays done.
  done: ["void"],
  void: [],
};

/** Seconds after the deadline in which an answer still counts: the network's, not the learner's. */
export const graceSeconds = 15;
