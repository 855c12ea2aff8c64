import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { RegistrationState, SessionStage } from "@trilha/contract/learning/live-sessions/states.ts";

/** Key of the sentence that says where a person stands in an event. */
export type Standing =
  | Extract<RegistrationState, "requested" | "invited" | "waiting" | "offered" | "registered" | "checked_in">
  | "wasRefused"
  | "none"
  | "soon"
  | "over"
  | "full"
  | "invitation"
  | "finished"
  | "locked";

const byStage: Readonly<Record<SessionStage, Standing>> = {
  draft: "soon",
  pre_scheduled: "soon",
  scheduled: "over",
  opened: "none",
  closed: "invitation",
  no_vacancy: "full",
  in_progress: "over",
  finished: "finished",
  canceled: "finished",
};

type Facts = Pick<SessionPage, "can" | "locks" | "registration" | "stage">;

/** Where a person stands, or why they cannot stand anywhere: first what is theirs, then what they may do, then what keeps them out. */
export function standingOf({ can, locks, registration, stage }: Facts): Standing {
  switch (registration) {
    case "requested":
    case "invited":
    case "waiting":
    case "offered":
    case "registered":
    case "checked_in":
      return registration;
  }
  if (can.subscribe !== null) return stage === "no_vacancy" ? "full" : "none";
  if (registration === "refused" && stage !== "finished") return "wasRefused";
  if (locks.length > 0 && stage !== "finished") return "locked";
  return byStage[stage];
}
