import type { OutboxView } from "./messaging.outbox.queries.ts";
import { blank } from "./rules/secrets.ts";

/** A message in the list of the outbox. */
export function presentMessage(row: OutboxView) {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: blank(row.subject),
    template: row.template,
    locale: row.locale,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}
