import type { OutboxView } from "./messaging.outbox.queries.ts";
import { maskEmail } from "./rules/mask-email.ts";
import { blank } from "./rules/secrets.ts";

/**
 * Where it went, as far as the client's staff may know: the address of a member, or one they typed; a number of who
 * opened their own data to them.
 */
function shownRecipient({ channel, recipient, is_member, data_open }: OutboxView): string {
  switch (channel) {
    case "push":
      return recipient;
    case "mail":
      return is_member ? recipient : (maskEmail(recipient) ?? "");
    default:
      return data_open ? recipient : `•••••••${recipient.slice(-2)}`;
  }
}

/** A message in the list of the outbox. */
export function presentMessage(row: OutboxView) {
  return {
    id: row.id,
    channel: row.channel,
    recipient: shownRecipient(row),
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
