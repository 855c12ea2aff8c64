/** §states#course and training: what somebody is to a course or trail. `not_started` is whoever has no enrolment yet. */
export const learningStates = [
  "not_started",
  "requested",
  "invited",
  "enrolled",
  "in_progress",
  "finished",
  "approved",
  "improved",
  "reproved",
  "blocked",
  "restarted",
  "unenrolled",
] as const;
export type LearningState = (typeof learningStates)[number];

/**
 * Events of an enrolment: `request` asks where staff approve, `refuse` says no to that, `invite` lets in whom it is
 * for, `finish` ends without a test, `pass` and `fail` with one, `lift` frees the blocked, `reopen` takes a
 * completion back because the course has more to do now.
 */
export const learningEvents = [
  "request",
  "refuse",
  "invite",
  "enrol",
  "unenrol",
  "start",
  "finish",
  "pass",
  "fail",
  "block",
  "restart",
  "improve",
  "lift",
  "reopen",
] as const;
export type LearningEvent = (typeof learningEvents)[number];

type Row = Readonly<Partial<Record<LearningEvent, LearningState>>>;

const outside: Row = { request: "requested", invite: "invited", enrol: "enrolled" };
const done: Row = { restart: "restarted", reopen: "in_progress" };

/** The one table of transitions; an event that is not in a state's row cannot happen in it. */
export const learningTransitions: Readonly<Record<LearningState, Row>> = {
  not_started: outside,
  unenrolled: outside,
  requested: { enrol: "enrolled", invite: "invited", refuse: "unenrolled", unenrol: "unenrolled" },
  invited: { enrol: "enrolled", unenrol: "unenrolled" },
  enrolled: { start: "in_progress", unenrol: "unenrolled" },
  in_progress: {
    ...{ finish: "finished", pass: "approved", fail: "reproved", block: "blocked" },
    ...{ restart: "restarted", unenrol: "unenrolled" },
  },
  restarted: { start: "in_progress", block: "blocked", unenrol: "unenrolled" },
  finished: { ...done, pass: "approved" },
  approved: { ...done, improve: "improved" },
  improved: { ...done, improve: "improved" },
  reproved: { ...done, pass: "approved", block: "blocked", unenrol: "unenrolled" },
  blocked: { lift: "in_progress", restart: "restarted", unenrol: "unenrolled" },
};

/** The state after an event; undefined where it cannot happen. */
export function afterEvent(state: LearningState, event: LearningEvent): LearningState | undefined {
  return learningTransitions[state][event];
}

/** States of people who may open activities. */
export const learns: ReadonlySet<LearningState> = new Set<LearningState>([
  ...(["enrolled", "in_progress", "finished", "approved", "improved", "reproved", "restarted"] as const),
]);
/** Done with it, whatever the grade says. */
export const completedStates: ReadonlySet<LearningState> = new Set<LearningState>([
  "finished",
  "approved",
  "improved",
]);

/** §entities#filters filter `progress`, as it is asked for; each stands for some states. */
export const progressFilters = ["not_started", "in_progress", "finished", "reproved", "blocked"] as const;
export type ProgressFilter = (typeof progressFilters)[number];
export const statesOfFilter: Readonly<Record<ProgressFilter, readonly LearningState[]>> = {
  not_started: ["not_started", "requested", "invited", "enrolled", "unenrolled"],
  in_progress: ["in_progress", "restarted"],
  finished: ["finished", "approved", "improved"],
  reproved: ["reproved"],
  blocked: ["blocked"],
};

/** States of one activity. */
export const activityStates = ["not_started", "in_progress", "finished", "reproved", "blocked"] as const;
export type ActivityState = (typeof activityStates)[number];
