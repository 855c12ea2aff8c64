import type { EventSpecs } from "../../core/event.ts";

export const awardEvents = {
  /** A batch of adjustments was proposed, decided or withdrawn: pages of the office. */
  "awards.changed": "client",
} as const satisfies EventSpecs;
