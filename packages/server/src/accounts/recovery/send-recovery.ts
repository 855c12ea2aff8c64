import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { queueMail, queueNothing, queueText } from "../../communication/messages/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { makePasswordLink } from "../identity/index.ts";
import { hashOfCode, newCode } from "./code-secrets.ts";
import { personToReach, senderFor } from "./recovery.people.queries.ts";
import { type CodePurpose, noteSent, requestToSend, sentSince } from "./recovery.queries.ts";

/** Asked for at a door, by who is not signed in. */
const atDoor: ReadonlySet<CodePurpose> = new Set(["recovery_link", "recovery_code", "entrance"]);

type ToSend = NonNullable<Awaited<ReturnType<typeof requestToSend>>>;

/** An id nobody has: what is asked about nobody costs as much as about somebody. */
const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * Makes the code or the link that was asked for and puts it into the outbox, once. The digits are drawn here: no
 * request, job or log ever holds them. Where there is nobody to write to the same statements run and as many jobs are
 * queued (security row 4); only the message is missing.
 */
export const sendRecovery: JobHandler<"recovery.send"> = async (parts, { requestId }) => {
  await parts.db.write({ system: true }, async (tx) => {
    const request = await requestToSend(tx, requestId);
    const now = parts.clock.now();
    // A late message would carry a code that is over.
    if (!request || request.expires_at <= now) return;
    const userId = request.user_id ?? nobody;
    const person = await personToReach(tx, userId);
    const sender = await senderFor(tx, userId, request.client_id);
    // People who left the door's client since they asked have no address there; a superuser changes their own contact
    // anywhere.
    const isElsewhere = request.client_id !== null && !sender && atDoor.has(request.purpose);
    const isLink = request.purpose === "recovery_link";
    const isFlooded = isLink && (await wasSent(tx, parts, request.purpose, userId));
    const locale = person?.locale ?? request.locale ?? sender?.locale ?? defaultLocale;
    if (!person || !request.recipient || isElsewhere || isFlooded) {
      const template = isLink ? "password_reset" : "code";
      await queueNothing(tx, { channel: request.channel, clientId: request.client_id, locale, template });
      await noteSent(tx, requestId, { messageId: null, codeHash: null, sentAt: null });
      return;
    }
    const to = { clientId: sender?.id ?? null, userId, locale, to: request.recipient };
    const firstName = person.first_name;
    if (isLink) {
      const link = makePasswordLink(parts, person, {
        now,
        page: "recover-password",
        ...(sender && { clientSlug: sender.slug }),
      });
      const messageId = await queueMail(tx, parts, {
        ...to,
        template: "password_reset",
        params: { firstName, link },
      });
      await noteSent(tx, requestId, { messageId, codeHash: null, sentAt: now });
      return;
    }
    const code = newCode();
    const codeHash = hashOfCode(parts.keys, requestId, code);
    const messageId = await queueCode(tx, parts, to, request, { firstName, code });
    await noteSent(tx, requestId, { messageId, codeHash, sentAt: now });
  });
};

/** One mail is enough, whatever names the person was asked for by. */
function wasSent(tx: Tx, parts: Parts, purpose: CodePurpose, userId: string): Promise<boolean> {
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
