import type { EventSpecs } from "../../core/event.ts";

export const contentEvents = {
  /** Unpacking of a package, for its sender. */
  "packages.changed": "person",
} as const satisfies EventSpecs;
