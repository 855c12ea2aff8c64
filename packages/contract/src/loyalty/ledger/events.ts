import type { EventSpecs } from "../../core/event.ts";

export const ledgerEvents = {
  /** A sale, a photo, an adjustment or a course was credited, judged, taken back or expired. */
  "points.changed": "person",
} as const satisfies EventSpecs;
