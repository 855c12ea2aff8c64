import type { EventSpecs } from "../../core/event.ts";

export const certificateEvents = {
  /** A certificate was issued or revoked. */
  "certificates.changed": "person",
  /** Progress of a run that issues or bundles certificates, for its starter. */
  "certificates.run": "person",
} as const satisfies EventSpecs;
