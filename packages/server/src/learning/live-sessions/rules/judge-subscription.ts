// Pressing "register": what it does for somebody in a session at a moment (docs/spec/states.md#registration-machine).
import type {
  RegistrationState,
  SessionStage,
  SessionSubscription,
} from "@trilha/contract/learning/live-sessions/states.ts";
import { isSeatOpen } from "./seats.ts";

export interface SubscriptionFacts {
  readonly stage: SessionStage;
  readonly subscription: SessionSubscription;
  readonly waitingList: boolean;
  /** Null: as many as come. */
  readonly freeSeats: number | null;
  /** Whether somebody waits for a seat. */
  readonly hasLine: boolean;
  readonly registration: RegistrationState | null;
  /** A seat is held for them until this moment. */
  readonly offerUntil: Date | null;
  readonly isLocked: boolean;
  readonly now: Date;
}

export type SubscriptionWay = "register" | "wait" | "request" | "accept";
export type SubscriptionRefusal =
  | "canceled"
  | "notOpen"
  | "invitationOnly"
  | "locked"
  | "noVacancy"
  | "wrongState";

const takesRegistrations: readonly SessionStage[] = ["opened", "closed", "no_vacancy"];
const isIn: readonly RegistrationState[] = ["registered", "checked_in", "waiting", "requested"];

/** The way in that is open, or why none is. An invitation opens what audience and approval would keep shut. */
export function judgeSubscription(facts: SubscriptionFacts): SubscriptionWay | SubscriptionRefusal {
  const { stage, subscription, registration, now } = facts;
  if (stage === "canceled") return "canceled";
  if (!takesRegistrations.includes(stage)) return "notOpen";
  if (registration === "offered") {
    return facts.offerUntil && now < facts.offerUntil ? "accept" : "wrongState";
  }
  if (registration && isIn.includes(registration)) return "wrongState";
  const isInvited = registration === "invited";
  if (registration === "removed" || registration === "refused") return "invitationOnly";
  if (!isInvited && subscription === "invitation") return "invitationOnly";
  if (!isInvited && facts.isLocked) return "locked";
  if (!isInvited && subscription === "approval") return "request";
  if (isSeatOpen({ free: facts.freeSeats, hasLine: facts.hasLine })) return "register";
  return facts.waitingList ? "wait" : "noVacancy";
}

export const isRefusedSubscription = (
  judged: SubscriptionWay | SubscriptionRefusal,
): judged is SubscriptionRefusal => !["register", "wait", "request", "accept"].includes(judged);
