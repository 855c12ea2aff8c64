// §loyalty#leaderboard-left-out People without a place in a campaign's ranking.
import type { membershipStatuses } from "@trilha/contract/members/people/shapes.ts";

/** Facts of a person with points or a sign-up in a campaign. */
export interface ParticipantFacts {
  readonly enrolled: boolean;
  /** Status of the membership with the client; null: none any more. */
  readonly status: (typeof membershipStatuses)[number] | null;
  readonly accountDeleted: boolean;
}

/** Ranked are people who signed up, with an active membership and an account. Points of the others stay in the sums. */
export function isLeftOut({ enrolled, status, accountDeleted }: ParticipantFacts): boolean {
  return !enrolled || status !== "active" || accountDeleted;
}
