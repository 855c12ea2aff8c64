import type { EventSpecs } from "../../core/event.ts";

export const liveSessionEvents = {
  /** Published sessions, their dates or their seats. */
  "live-sessions.changed": "client",
  /** The person's own registration. */
  "registration.changed": "person",
} as const satisfies EventSpecs;
