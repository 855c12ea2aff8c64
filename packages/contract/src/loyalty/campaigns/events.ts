import type { EventSpecs } from "../../core/event.ts";

export const campaignEvents = {
  /** State or rules of a campaign, for everyone; an enrolment, for its person. */
  "campaigns.changed": "either",
} as const satisfies EventSpecs;
