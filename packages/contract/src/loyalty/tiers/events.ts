import type { EventSpecs } from "../../core/event.ts";

export const levelEvents = {
  /** The level of the person, or its review. */
  "level.changed": "person",
  /** The list of reviews and falls: pages of the office. */
  "levels.changed": "client",
} as const satisfies EventSpecs;
