import type { LocalOutbox } from "../local-outbox.ts";
import type { DeliveryResult, OutgoingPush, PushPort } from "../ports.ts";

type Sender = (message: OutgoingPush) => Promise<DeliveryResult>;

/** Push by whatever is configured for a kind of device; the rest is written to the local outbox. */
export function push(
  outbox: LocalOutbox,
  services: { webPush?: Sender | undefined; fcm?: Sender | undefined; publicKey: string | null },
): PushPort {
  const local: Sender = async (message) => {
    await outbox.write("push", { id: message.id, ending: "json", content: JSON.stringify(message, null, 2) });
    return { sent: true, providerId: null };
  };
  const senders = { web_push: services.webPush ?? local, fcm: services.fcm ?? local };
  const names = [services.webPush && "web-push", services.fcm && "fcm"].filter((name) => name !== undefined);
  return {
    name: names.join("+") || "local",
    publicKey: services.publicKey,
    send: (message) => senders[message.device.kind](message),
  };
}
