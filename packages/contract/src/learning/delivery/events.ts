import type { EventSpecs } from "../../core/event.ts";

export const learningEvents = {
  /** Progress or enrolment of the person; a published or archived course, for everyone. */
  "learning.changed": "either",
  /** An instructor has opened or closed an activity. */
  "learning.authorised": "client",
} as const satisfies EventSpecs;
