/** §live-sessions#kinds: what a dated thing with seats is called. */
export const sessionKinds = ["event"] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** States of a session that staff decide; whatever time decides is its stage. `session_step` in the database says the same. */
export const sessionStates = ["draft", "pre_scheduled", "scheduled", "canceled"] as const;
export type SessionState = (typeof sessionStates)[number];

/** §states#live-sessions: each state with those that may follow. */
export const sessionSteps: Readonly<Record<SessionState, readonly SessionState[]>> = {
  draft: ["pre_scheduled", "scheduled"],
  pre_scheduled: ["scheduled", "canceled"],
  scheduled: ["canceled"],
  canceled: [],
};

/** Way into a session: at once, by a decision of staff, or by invitation alone. */
export const sessionSubscriptions = ["open", "approval", "invitation"] as const;
export type SessionSubscription = (typeof sessionSubscriptions)[number];

/** §states#live-sessions as people see them at a moment. */
export const sessionStages = [
  "draft",
  "pre_scheduled",
  "scheduled",
  "opened",
  "closed",
  "no_vacancy",
  "in_progress",
  "finished",
  "canceled",
] as const;
export type SessionStage = (typeof sessionStages)[number];

/** Facts of a session its stage follows from. */
export interface StageFacts {
  readonly state: SessionState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly subscription: SessionSubscription;
  /** Last moment of registration. */
  readonly registrationUntil: Date | null;
  /** Null: as many as come. */
  readonly freeSeats: number | null;
}

/**
 * Stage of a session at a moment: `opened` takes registrations, `closed` takes those who were invited, `scheduled` takes
 * none any more.
 */
export function stageOf(session: StageFacts, now: Date): SessionStage {
  const { state, startsAt, endsAt, subscription, registrationUntil, freeSeats } = session;
  if (state !== "scheduled") return state;
  if (now >= endsAt) return "finished";
  if (now >= startsAt) return "in_progress";
  if (registrationUntil && now >= registrationUntil) return "scheduled";
  if (freeSeats === 0) return "no_vacancy";
  return subscription === "invitation" ? "closed" : "opened";
}

/** §states#registration-machine: where a person stands in a session; `registration_step` in the database says the same. */
export const registrationStates = [
  "requested",
  "invited",
  "waiting",
  "offered",
  "registered",
  "checked_in",
  "unsubscribed",
  "refused",
  "lapsed",
  "removed",
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Acts on a registration. */
export const registrationEvents = [
  "subscribe",
  "unsubscribe",
  "invite",
  "approve",
  "refuse",
  "offer",
  "lapse",
  "check_in",
  "take_back",
  "remove",
] as const;
export type RegistrationEvent = (typeof registrationEvents)[number];

type Steps = Readonly<Partial<Record<RegistrationEvent, readonly RegistrationState[]>>>;
const begin: Steps = {
  subscribe: ["registered", "waiting", "requested"],
  invite: ["invited"],
  // Walk-in: whoever stands at the entrance and takes a free seat.
  check_in: ["checked_in"],
};
const over: Steps = begin;

/** Each state, and none yet, with the acts that are possible and where they lead. */
export const registrationSteps: Readonly<Record<RegistrationState | "none", Steps>> = {
  none: begin,
  requested: {
    approve: ["registered", "waiting"],
    refuse: ["refused"],
    unsubscribe: ["unsubscribed"],
  },
  invited: { subscribe: ["registered", "waiting"], unsubscribe: ["unsubscribed"], remove: ["removed"] },
  waiting: {
    offer: ["offered"],
    unsubscribe: ["unsubscribed"],
    remove: ["removed"],
    check_in: ["checked_in"],
  },
  offered: {
    subscribe: ["registered"],
    unsubscribe: ["unsubscribed"],
    lapse: ["lapsed"],
    remove: ["removed"],
    check_in: ["checked_in"],
  },
  registered: { unsubscribe: ["unsubscribed"], remove: ["removed"], check_in: ["checked_in"] },
  checked_in: { take_back: ["registered"] },
  unsubscribed: over,
  refused: { invite: ["invited"] },
  lapsed: over,
  removed: { invite: ["invited"] },
};

/** Seat of the session a registration in this state holds: one that is taken, one that is offered, or none. */
export const seatHeld: Readonly<Record<RegistrationState, "taken" | "offered" | null>> = {
  requested: null,
  invited: null,
  waiting: null,
  offered: "offered",
  registered: "taken",
  checked_in: "taken",
  unsubscribed: null,
  refused: null,
  lapsed: null,
  removed: null,
};

/** Whether an act is possible in this state, whatever time and seats say. */
export const registrationMay = (state: RegistrationState | null, event: RegistrationEvent): boolean =>
  registrationSteps[state ?? "none"][event] !== undefined;

/** Evidence of presence: what a person entered or scanned, or what staff entered. */
export const presenceSources = ["code", "scan", "ticket", "roster", "correction"] as const;
export type PresenceSource = (typeof presenceSources)[number];
