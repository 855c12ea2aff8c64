import type { EventSpecs } from "../../core/event.ts";

export const clientEvents = {
  /** Settings, branding or a legal text of the client. */
  "client.changed": "client",
} as const satisfies EventSpecs;
