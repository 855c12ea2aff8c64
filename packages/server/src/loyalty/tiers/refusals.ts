import { levelProblems } from "@trilha/contract/loyalty/tiers/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Reviewed, ReviewRefusal } from "./rules/review-rules.ts";

/** An objection as it is told. */
export function refuseFor(objection: ReviewRefusal, review: Reviewed): Refusal {
  switch (objection) {
    case "own":
      return refuse(levelProblems.own);
    case "second_person":
      return refuse(levelProblems.secondPerson);
    case "campaign_settled":
      return refuse(levelProblems.campaignSettled);
    case "awaits_audit":
      return refuse(levelProblems.awaitsAudit, { missing: review.threshold - review.audited });
    case "wrong_state":
      return refuse(levelProblems.wrongState);
  }
}
