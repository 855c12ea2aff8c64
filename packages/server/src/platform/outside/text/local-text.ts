import type { LocalOutbox } from "../local-outbox.ts";
import type { TextPort } from "../ports.ts";

/** Text messages as files. */
export function localText(outbox: LocalOutbox, channel: "sms" | "whatsapp"): TextPort {
  return {
    name: "local",
    async send(message) {
      await outbox.write(channel, {
        id: message.id,
        ending: "json",
        content: JSON.stringify(message, null, 2),
      });
      return { sent: true, providerId: null };
    },
  };
}
