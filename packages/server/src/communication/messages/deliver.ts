import type { JobHandler } from "../../core/jobs/handler.ts";
import { unseal } from "../../core/seal.ts";
import type { Parts } from "../../parts.ts";
import type { DeliveryResult } from "../../platform/outside/ports.ts";
import { devicesOf, forgetDevice } from "./messaging.devices.queries.ts";
import { markFailed, markSent, type OutboxRow, takeMessage } from "./messaging.outbox.queries.ts";
import { escapeHtml } from "./render-mail.ts";
import { reveal } from "./rules/secrets.ts";

const system = { system: true };

/**
 * Sends one message of the outbox. One that has left stays left; one that will never leave is dead; one that may
 * leave later fails, and is tried again until its attempts are used up.
 */
export const deliver: JobHandler<"messaging.deliver"> = async (
  parts,
  { messageId },
  { attempt, maxAttempts },
) => {
  const taken = await parts.db.write(system, async (tx) => (await takeMessage(tx, messageId)) ?? null);
  if (!taken || !("id" in taken)) return;
  const end = (state: "failed" | "dead", error: string) =>
    parts.db.write(system, (tx) => markFailed(tx, messageId, { state, error: error.slice(0, 500) }));

  let ending: DeliveryResult & { remark?: string };
  try {
    ending = await send(parts, taken);
  } catch (error) {
    await end(attempt >= maxAttempts ? "dead" : "failed", (error as Error).message);
    throw error;
  }
  if (!ending.sent) return void (await end("dead", ending.rejected));
  const { providerId, remark = null } = ending;
  await parts.db.write(system, (tx) =>
    markSent(tx, messageId, { providerId, remark, now: parts.clock.now() }),
  );
};

function secretsOf({ keys }: Parts, sealed: Buffer | null): Record<string, string> {
  return sealed ? JSON.parse(unseal(keys, "outbox-mask", sealed)) : {};
}

async function send(parts: Parts, message: OutboxRow): Promise<DeliveryResult & { remark?: string }> {
  const { outside } = parts;
  const secrets = secretsOf(parts, message.sealed);
  const text = reveal(message.body_text, secrets);
  switch (message.channel) {
    case "mail": {
      const html = message.body_html && reveal(message.body_html, secrets, escapeHtml);
      const { id, recipient: to, subject } = message;
      return outside.mail.send({ id, to, subject, text, ...(html && { html }) });
    }
    case "sms":
    case "whatsapp": {
      const { id, recipient: to, locale } = message;
      return outside[message.channel].send({
        id,
        to,
        text,
        locale,
        ...(secrets.code && { code: secrets.code }),
      });
    }
    case "push":
      return sendToDevices(parts, message);
  }
}

/** To every device the person has now. One that took it is enough; devices that are gone are forgotten. */
async function sendToDevices(
  parts: Parts,
  message: OutboxRow,
): Promise<DeliveryResult & { remark?: string }> {
  const { id, recipient: userId, client_id: clientId, subject: title, body_text: body, link } = message;
  const devices = await parts.db.read(system, (tx) => devicesOf(tx, { userId, clientId }, parts.clock.now()));
  let sent = 0;
  let failure: unknown;
  for (const device of devices) {
    try {
      const { kind, token, details } = device;
      const push = { id, device: { kind, token, details }, title, body, ...(link && { link }) };
      const ending = await parts.outside.push.send(push);
      if (ending.sent) sent += 1;
      else await parts.db.write(system, (tx) => forgetDevice(tx, device.id));
    } catch (error) {
      failure = error;
    }
  }
  if (sent === 0 && failure) throw failure;
  return sent > 0 ? { sent: true, providerId: null } : { sent: true, providerId: null, remark: "no device" };
}
