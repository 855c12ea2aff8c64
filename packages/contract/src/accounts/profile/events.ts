import type { EventSpecs } from "../../core/event.ts";

export const sessionEvents = {
  /** Membership, roles or data of the person, as staff decided. */
  "session.changed": "person",
} as const satisfies EventSpecs;
