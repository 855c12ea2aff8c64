import type { OutgoingMail } from "../ports.ts";

const address = /^[^\s<>(),;:"\\[\]@]+@[^\s<>(),;:"\\[\]@]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get into a header
const control = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/**
 * Envelope for the mail library: one recipient, headers on one line. Undefined when the recipient is not a plain
 * address, whatever else it may try to be.
 */
export function envelope(mail: OutgoingMail, from: string) {
  if (!address.test(mail.to) || mail.to.length > 254) return undefined;
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject.replace(control, " ").trim(),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    // A repeat of the same message carries the same id, so that mailboxes can drop it.
    messageId: `<${mail.id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
