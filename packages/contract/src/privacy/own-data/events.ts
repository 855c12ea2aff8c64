import type { EventSpecs } from "../../core/event.ts";

export const privacyEvents = {
  /** The export of own data is ready. */
  "own_data.changed": "person",
} as const satisfies EventSpecs;
