import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { seal } from "../../core/seal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { brandOf, insertMessage, unusedMessageId } from "./messaging.outbox.queries.ts";
import { notificationWords } from "./present-notification.ts";
import { type Brand, renderMail } from "./render-mail.ts";
import { marked } from "./rules/secrets.ts";
import { type MailParams, type MailTemplate, mailTexts } from "./texts/mails.ts";
import type { NotificationKind, NotificationParams } from "./texts/notifications.ts";
import { type TextParams, type TextTemplate, textTexts } from "./texts/texts.ts";

/** To whom, in whose name and in which language. */
interface Addressed {
  /** Null: the installation itself writes, as for someone who belongs to no client. Needs the system's scope. */
  clientId: string | null;
  userId: string | null;
  locale: Locale;
}

const installation: Brand = { name: "Trilha", primaryColor: "#0F766E", timeZone: "UTC" };
// A code is of no use an hour later; everything else is tried for about two days.
const attempts = { mail: 12, push: 5, text: 6 };

/** Queues a mail in the transaction that causes it. Links that let somebody in are kept encrypted until it leaves. */
export async function queueMail<Template extends MailTemplate>(
  tx: Tx,
  parts: Parts,
  mail: Addressed & { to: string; template: Template; params: MailParams[Template] },
): Promise<string> {
  const { template, locale, params } = mail;
  const { subject, text, html } = renderMail(template, locale, params, await brandFor(tx, mail.clientId));
  return queue(
    tx,
    parts,
    {
      ...mail,
      channel: "mail",
      recipient: mail.to,
      subject,
      text,
      html,
      secrets: secretsOf(params, mailTexts[template].secret),
    },
    attempts.mail,
  );
}

/** Queues an SMS or a WhatsApp message. */
export async function queueText<Template extends TextTemplate>(
  tx: Tx,
  parts: Parts,
  message: Addressed & {
    channel: "sms" | "whatsapp";
    /** E.164. */
    to: string;
    template: Template;
    params: TextParams[Template];
  },
): Promise<string> {
  const { template, locale, params } = message;
  const { text, secret } = textTexts[template];
  const { name } = await brandFor(tx, message.clientId);
  const facts = Object.entries<string>({ ...params }).map(([key, value]) => [
    key,
    marked(key, value, secret),
  ]);
  const words = localize(text, locale, { client: marked("client", name, []), ...Object.fromEntries(facts) });
  const secrets = secretsOf(params, secret);
  return queue(
    tx,
    parts,
    { ...message, recipient: message.to, subject: "", text: words, html: null, secrets },
    attempts.text,
  );
}

/**
 * The work of queueing a message to somebody at a sign-in page, for nobody: as many statements, the same words drawn, and
 * a delivery that finds nothing to send. No message is written: the outbox shows people what was sent.
 */
export async function queueNothing(
  tx: Tx,
  to: {
    channel: "mail" | "sms" | "whatsapp";
    clientId: string | null;
    locale: Locale;
    template: "password_reset" | "code";
  },
): Promise<void> {
  const brand = await brandFor(tx, to.clientId);
  const params = { firstName: "", link: "", code: "" };
  if (to.channel === "mail") renderMail(to.template, to.locale, params, brand);
  const id = await unusedMessageId(tx);
  const maxAttempts = to.channel === "mail" ? attempts.mail : attempts.text;
  await enqueue(tx, "messaging.deliver", { messageId: id }, { key: `deliver ${id}`, maxAttempts });
}

/** Queues a push message to whatever devices the person has when it leaves. */
export async function queuePush<Kind extends NotificationKind>(
  tx: Tx,
  parts: Parts,
  message: Addressed & { userId: string; kind: Kind; params: NotificationParams[Kind]; link?: string },
): Promise<string> {
  const { kind, locale, params, userId } = message;
  const { title, body } = notificationWords(locale, kind, params);
  const content = { subject: title, text: body, html: null, link: message.link, secrets: {} };
  const about = { ...message, channel: "push" as const, template: kind, recipient: userId };
  return queue(tx, parts, { ...about, ...content }, attempts.push);
}

async function brandFor(tx: Tx, clientId: string | null): Promise<Brand> {
  const row = clientId && (await brandOf(tx, clientId));
  if (!row) return installation;
  return {
    name: row.name,
    primaryColor: row.primary_color ?? installation.primaryColor,
    timeZone: row.time_zone,
  };
}

function secretsOf(params: object, secret: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => secret.includes(name)));
}

function sealed({ keys }: Parts, secrets: Record<string, string>): Buffer | null {
  if (Object.keys(secrets).length === 0) return null;
  return seal(keys, "outbox-mask", JSON.stringify(secrets));
}

interface Message extends Addressed {
  channel: "mail" | "sms" | "whatsapp" | "push";
  recipient: string;
  template: string;
  subject: string;
  text: string;
  html: string | null;
  link?: string | undefined;
  secrets: Record<string, string>;
}

async function queue(tx: Tx, parts: Parts, message: Message, maxAttempts: number): Promise<string> {
  const id = await insertMessage(tx, {
    client_id: message.clientId,
    user_id: message.userId,
    channel: message.channel,
    recipient: message.recipient,
    template: message.template,
    locale: message.locale,
    subject: message.subject,
    body_text: message.text,
    body_html: message.html,
    link: message.link ?? null,
    sealed: sealed(parts, message.secrets),
    created_at: parts.clock.now(),
  });
  await enqueue(tx, "messaging.deliver", { messageId: id }, { key: `deliver ${id}`, maxAttempts });
  return id;
}
