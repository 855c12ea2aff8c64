import { defaultLocale } from "@trilha/contract/kernel/locale.ts";
import type { Tx } from "../../db/database.ts";
import type { CodePurpose } from "../../db/schema-recovery.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import { makePasswordLink } from "../identity/index.ts";
import { queueMail, queueText } from "../messaging/index.ts";
import { hashOfCode, newCode } from "./code-secrets.ts";
import { personToReach, senderFor } from "./recovery.people.queries.ts";
import { noteSent, requestToSend, sentSince } from "./recovery.queries.ts";

/** Asked for at a door, by who is not signed in. */
const atDoor: ReadonlySet<CodePurpose> = new Set(["recovery_link", "recovery_code", "entrance"]);

type ToSend = NonNullable<Awaited<ReturnType<typeof requestToSend>>>;

/**
 * Makes the code or the link that was asked for and puts it into the outbox, once. The digits are drawn here: no
 * request, job or log ever holds them.
 */
export const sendAsked: JobHandler<"recovery.send"> = async (parts, { requestId }) => {
  await parts.db.write({ system: true }, async (tx) => {
    const request = await requestToSend(tx, requestId);
    if (!request?.recipient || !request.user_id) return;
    const { user_id: userId, recipient } = request;
    const now = parts.clock.now();
    // Who comes late would get a code that is over.
    if (request.expires_at <= now) return;
    const person = await personToReach(tx, userId);
    if (!person) return;
    const sender = await senderFor(tx, userId, request.client_id);
    // Who left the door's client since they asked is nobody there; a superuser changes their own contact anywhere.
    if (request.client_id && !sender && atDoor.has(request.purpose)) return;
    const to = {
      clientId: sender?.id ?? null,
      userId,
      locale: person.locale ?? request.locale ?? sender?.locale ?? defaultLocale,
    };

    if (request.purpose === "recovery_link") {
      if (await isFlooded(tx, parts, request, userId)) return;
      const link = makePasswordLink(parts, person, {
        now,
        page: "recover-password",
        ...(sender && { clientSlug: sender.slug }),
      });
      const params = { firstName: person.first_name, link };
      const messageId = await queueMail(tx, parts, {
        ...to,
        to: recipient,
        template: "password_reset",
        params,
      });
      await noteSent(tx, requestId, { messageId, codeHash: null, now });
      return;
    }
    const code = newCode();
    const codeHash = hashOfCode(parts.keys, requestId, code);
    const messageId = await queueCode(tx, parts, { ...to, to: recipient }, request, {
      firstName: person.first_name,
      code,
    });
    await noteSent(tx, requestId, { messageId, codeHash, now });
  });
};

/** One mail is enough, whatever names the person was asked for by. */
function isFlooded(tx: Tx, parts: Parts, { purpose }: ToSend, userId: string): Promise<boolean> {
  const wait = parts.settings.codes.waitSeconds * 1000;
  return sentSince(tx, userId, purpose, new Date(parts.clock.now().getTime() - wait));
}

function queueCode(
  tx: Tx,
  parts: Parts,
  to: Pick<Parameters<typeof queueText>[2], "clientId" | "userId" | "locale" | "to">,
  { channel }: ToSend,
  { firstName, code }: { firstName: string; code: string },
): Promise<string> {
  if (channel === "mail") {
    return queueMail(tx, parts, { ...to, template: "code", params: { firstName, code } });
  }
  return queueText(tx, parts, { ...to, channel, template: "code", params: { code } });
}
