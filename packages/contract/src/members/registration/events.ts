import type { EventSpecs } from "../../core/event.ts";

export const registrationEvents = {
  /** A registration has entered the queue of the office. */
  "registration.waiting": "client",
} as const satisfies EventSpecs;
