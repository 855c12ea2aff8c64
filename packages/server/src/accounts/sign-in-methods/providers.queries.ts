import type { ProviderKind } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type ProviderRow = Selectable<Tables["sign_in_providers"]>;

export function providersOf(tx: Tx, clientId: string): Promise<ProviderRow[]> {
  return tx.selectFrom("sign_in_providers").selectAll().where("client_id", "=", clientId).execute();
}

/** A provider, with the short name of its client. */
export function providerOf(tx: Tx, clientId: string, kind: ProviderKind) {
  return tx
    .selectFrom("sign_in_providers as p")
    .innerJoin("clients as c", "c.id", "p.client_id")
    .selectAll("p")
    .select("c.slug")
    .where("p.client_id", "=", clientId)
    .where("p.kind", "=", kind)
    .executeTakeFirst();
}

export async function saveProvider(tx: Tx, row: ProviderRow): Promise<void> {
  const { client_id: _client, kind: _kind, ...changes } = row;
  await tx
    .insertInto("sign_in_providers")
    .values(row)
    .onConflict((conflict) => conflict.columns(["client_id", "kind"]).doUpdateSet(changes))
    .execute();
}

export async function removeProvider(tx: Tx, clientId: string, kind: ProviderKind): Promise<void> {
  await tx
    .deleteFrom("sign_in_providers")
    .where("client_id", "=", clientId)
    .where("kind", "=", kind)
    .execute();
}

export async function hasCaptchaSecret(tx: Tx, clientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("captcha_secrets")
    .select("client_id")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null takes it away. */
export async function saveCaptchaSecret(tx: Tx, clientId: string, secret: Buffer | null): Promise<void> {
  if (!secret) {
    await tx.deleteFrom("captcha_secrets").where("client_id", "=", clientId).execute();
    return;
  }
  await tx
    .insertInto("captcha_secrets")
    .values({ client_id: clientId, secret })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ secret }))
    .execute();
}

/** Edit of a client's sign-in methods. */
export function loadClientSignIn(tx: Tx, clientId: string) {
  return tx
    .selectFrom("clients as c")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select([
      "c.version",
      "c.slug",
      "c.plain_sign_in_messages",
      "l.document_entry",
      "l.first_access",
      "l.use_recaptcha",
      "l.recaptcha_site_key",
      "l.default_locale",
    ])
    .where("c.id", "=", clientId)
    .executeTakeFirst();
}

/** Whether a host is one of a client's own, with its port or without. */
export async function isHostOf(tx: Tx, clientId: string, host: string): Promise<boolean> {
  const row = await tx
    .selectFrom("client_hosts")
    .select("host")
    .where("client_id", "=", clientId)
    .where("host", "in", [host, host.replace(/:\d+$/, "")])
    .executeTakeFirst();
  return row !== undefined;
}

export type VisitRow = Selectable<Tables["provider_visits"]>;

/** Keeps who went to a provider, and forgets who never came back. */
export async function insertVisit(tx: Tx, row: VisitRow, now: Date): Promise<void> {
  await tx.deleteFrom("provider_visits").where("expires_at", "<", now).execute();
  await tx.insertInto("provider_visits").values(row).execute();
}

/** Takes a visit; nobody takes it twice. */
export function takeVisit(tx: Tx, stateHash: Buffer): Promise<VisitRow | undefined> {
  return tx
    .deleteFrom("provider_visits")
    .where("state_hash", "=", stateHash)
    .returningAll()
    .executeTakeFirst();
}

export interface Account {
  clientId: string;
  issuer: string;
  subject: string;
}

/** The person an account elsewhere belongs to. */
export async function linkedPerson(tx: Tx, account: Account): Promise<string | undefined> {
  const row = await tx
    .selectFrom("linked_identities")
    .select("user_id")
    .where("client_id", "=", account.clientId)
    .where("issuer", "=", account.issuer)
    .where("subject", "=", account.subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether somebody has come in before, by whatever way. */
export async function hasComeBefore(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("users")
    .select("last_sign_in_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.last_sign_in_at != null;
}

export async function linkPerson(tx: Tx, account: Account, userId: string, now: Date): Promise<void> {
  const { clientId: client_id, issuer, subject } = account;
  await tx
    .insertInto("linked_identities")
    .values({ client_id, issuer, subject, user_id: userId, linked_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "issuer", "subject"]).doUpdateSet({ last_used_at: now }),
    )
    .execute();
}

/**
 * Members of a client whom a text may mean: by e-mail, document or a code of the programme. Whether they may enter is
 * judged by the job that writes to them; the answer must not tell.
 */
export async function peopleCalled(
  tx: Tx,
  clientId: string,
  typed: { email: string; documents: readonly string[]; code: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.user_id as id from memberships m join users u on u.id = m.user_id
    where m.client_id = ${clientId} and u.deleted_at is null and (
      u.id in (select n.id from people_named(${typed.email}, '') n where n.matched = 'email')
      or (u.document = any(${[...typed.documents]}::text[]) and m.document_key is not null)
      or lower(${typed.code}) in (lower(m.gmin_number), lower(m.cadv_code), lower(m.sap_code)))
    limit 2`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Members of a client with a document, and what decides whether a code may go to them. */
export async function peopleByDocument(tx: Tx, clientId: string, documents: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    birthday: string | null;
    phones: Record<string, string>;
    isVerified: boolean;
    locale: Locale | null;
  }>`
    select u.id, u.birthday, u.phones, u.phone_verified_at is not null as "isVerified", u.locale
    from users u join memberships m on m.user_id = u.id and m.client_id = ${clientId}
    where u.document = any(${[...documents]}::text[]) and m.document_key is not null and u.deleted_at is null
    limit 2`.execute(tx);
  return rows;
}

/** The phone codes went to, as it is now. */
export function phonesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["phones", "phone_verified_at"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Person data for the mail with the link. */
export function personToInvite(tx: Tx, clientId: string, userId: string) {
  return tx
    .selectFrom("users as u")
    .innerJoin("memberships as m", "m.user_id", "u.id")
    .innerJoin("clients as c", "c.id", "m.client_id")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select([
      "u.id",
      "u.username",
      "u.email",
      "u.password_hash",
      "u.last_sign_in_at",
      "u.first_name",
      "u.locale",
      "c.slug",
      "l.default_locale",
    ])
    .where("m.client_id", "=", clientId)
    .where("u.id", "=", userId)
    .where("m.status", "=", "active")
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
}
