import type { EventSpecs } from "../../core/event.ts";

export const rewardEvents = {
  /** Published rewards or their stock. */
  "rewards.changed": "client",
} as const satisfies EventSpecs;
