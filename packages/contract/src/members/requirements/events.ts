import type { EventSpecs } from "../../core/event.ts";

export const trainingEvents = {
  /** A training was completed or taken back. */
  "trainings.changed": "person",
} as const satisfies EventSpecs;
