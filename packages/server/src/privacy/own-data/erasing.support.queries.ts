import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A document with fewer signs is in texts by chance. */
const shortest = 6;

/** By what somebody may be found in what was written at the door, where nobody is signed in. */
export interface Writer {
  /** User name and e-mail. */
  readonly addresses: readonly string[];
  readonly document: string | null;
}

/** A document as people type it: with dots, dashes and spaces, or without; never a part of a longer number. */
export function documentPattern(document: string | null): string | null {
  const signs = [...(document ?? "").replace(/[^\p{L}\p{N}]/gu, "")];
  return signs.length < shortest ? null : `(?<![[:alnum:]])${signs.join("[-[:space:]./]*")}(?![[:alnum:]])`;
}

/**
 * Erases what somebody wrote to support, signed in or not: the copies the desk was sent by mail, and what was written at
 * the door from an address of theirs, with its answers. Where somebody else's message holds their document, only that
 * goes. What they wrote signed in goes by the register; its copies are found here as long as it is there.
 */
export async function eraseSupport(tx: Tx, userId: string, { addresses, document }: Writer): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const lower = addresses.map((one) => one.toLowerCase());
  const theirs = sql`select r.id from support_requests r
    where r.user_id = ${userId} or lower(r.answer_to) = any(${lower}::text[])`;
  await sql`delete from outbox_messages m using (${theirs}) t
    where m.template = 'support_request' and strpos(concat(m.link, m.body_text), '/admin/support/' || t.id) > 0`.execute(
    tx,
  );
  const atTheDoor = sql`select r.id from support_requests r
    where r.user_id is null and lower(r.answer_to) = any(${lower}::text[])`;
  await sql`update support_answers set message = '—' where request_id in (${atTheDoor})`.execute(tx);
  await sql`update support_requests set name = '—', answer_to = '—', message = '—' where id in (${atTheDoor})`.execute(
    tx,
  );
  const pattern = documentPattern(document);
  if (pattern === null) return;
  await sql`update support_requests set message = regexp_replace(message, ${pattern}, '—', 'gi')
    where message ~* ${pattern}`.execute(tx);
  await sql`update support_answers set message = regexp_replace(message, ${pattern}, '—', 'gi')
    where message ~* ${pattern}`.execute(tx);
  await sql`update outbox_messages set body_text = regexp_replace(body_text, ${pattern}, '—', 'gi'),
      body_html = regexp_replace(body_html, ${pattern}, '—', 'gi')
    where template in ('support_request', 'support_receipt', 'support_answer')
      and concat(body_text, ' ', body_html) ~* ${pattern}`.execute(tx);
}
