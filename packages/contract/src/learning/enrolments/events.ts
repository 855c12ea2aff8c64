import type { EventSpecs } from "../../core/event.ts";

export const teachingEvents = {
  /** Progress of an enrolment run, for its starter; of a run by rule, for everyone. */
  "teaching.changed": "either",
} as const satisfies EventSpecs;
