import type { FilterValues } from "../../ui/list/filters.ts";
import type { OutboxFilters, OutboxItem } from "./outbox.queries.ts";

export const CHANNELS = [
  "mail",
  "sms",
  "whatsapp",
  "push",
] as const satisfies readonly OutboxItem["channel"][];
export const STATES = ["queued", "sent", "failed", "dead"] as const satisfies readonly OutboxItem["state"][];

/** The outbox's query as the address says it; what it could not mean is left out. */
export function queryOf(values: FilterValues): OutboxFilters {
  const channel = CHANNELS.find((one) => one === values.channel);
  const state = STATES.find((one) => one === values.state);
  return { ...(channel ? { channel } : {}), ...(state ? { state } : {}) };
}

/** Only what could not be sent is sent again. */
export const canRetry = (state: OutboxItem["state"]): boolean => state === "failed" || state === "dead";
