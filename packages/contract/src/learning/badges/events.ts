import type { EventSpecs } from "../../core/event.ts";

export const badgeEvents = {
  /** A badge was awarded or taken back. */
  "badges.changed": "person",
} as const satisfies EventSpecs;
