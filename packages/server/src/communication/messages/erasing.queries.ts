import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Erases a name from notifications that say who decided. */
export async function eraseNotifiedName(tx: Tx, clientIds: readonly string[], name: string): Promise<void> {
  await sql`update notifications n set params = jsonb_set(n.params, '{who}', '"—"')
    where n.client_id = any(${[...clientIds]}::uuid[]) and n.params->>'who' = ${name}`.execute(tx);
}

/** Erases messages to somebody, by their id or to an address (lower case); one that has not left yet can be kept. True: some are left. */
export async function eraseMessagesTo(
  tx: Tx,
  person: { userId: string; addresses: readonly string[] },
  unsentId: string | null,
): Promise<boolean> {
  await sql`delete from outbox_messages m
    where (m.user_id = ${person.userId} or lower(m.recipient) = any(${[...person.addresses]}::text[]))
      and (m.id is distinct from ${unsentId}::uuid or m.state in ('sent', 'dead'))`.execute(tx);
  const left = await tx
    .selectFrom("outbox_messages")
    .select("id")
    .where("user_id", "=", person.userId)
    .executeTakeFirst();
  return left !== undefined;
}

/** Erases the mails that told the desk of these support requests. */
export async function eraseRequestMails(tx: Tx, requestIds: readonly string[]): Promise<void> {
  await sql`delete from outbox_messages m using unnest(${[...requestIds]}::uuid[]) as t(id)
    where m.template = 'support_request' and strpos(concat(m.link, m.body_text), '/admin/support/' || t.id) > 0`.execute(
    tx,
  );
}

/** Erases what matches a pattern from mails about support requests. */
export async function eraseFromSupportMails(tx: Tx, pattern: string): Promise<void> {
  await sql`update outbox_messages set body_text = regexp_replace(body_text, ${pattern}, '—', 'gi'),
      body_html = regexp_replace(body_html, ${pattern}, '—', 'gi')
    where template in ('support_request', 'support_receipt', 'support_answer')
      and concat(body_text, ' ', body_html) ~* ${pattern}`.execute(tx);
}
