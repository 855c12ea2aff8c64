import { createTransport } from "nodemailer";
import type { LocalOutbox } from "../local-outbox.ts";
import type { MailPort } from "../ports.ts";
import { envelope } from "./envelope.ts";

/** Mail as files that any mail program opens. */
export function localMail(outbox: LocalOutbox, from: string): MailPort {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    name: "local",
    async send(mail) {
      const message = envelope(mail, from);
      if (!message) return { sent: false, rejected: "the address is not one" };
      const { message: content } = await writer.sendMail(message);
      await outbox.write("mail", { id: mail.id, ending: "eml", content: content as Buffer });
      return { sent: true, providerId: null };
    },
  };
}
