import type { EventSpecs } from "../../core/event.ts";

export const messagingEvents = {
  /** The number of unread notifications. */
  "notifications.changed": "person",
} as const satisfies EventSpecs;
