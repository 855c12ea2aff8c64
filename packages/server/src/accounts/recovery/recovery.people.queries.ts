import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface SignInPolicy {
  clientId: string | null;
  /** §messages#revealing-messages's plain messages are let through. */
  isPlain: boolean;
  /** Where a number without a country code belongs. */
  country: Country;
}

/** Policy of the programme at the door; at the installation's own, what holds everywhere. */
export async function loadSignInPolicy(tx: Tx, id: string | null): Promise<SignInPolicy> {
  const client = await tx
    .selectFrom("clients")
    .select(["id", "plain_sign_in_messages as isPlain", "countries"])
    .where("id", "=", id)
    .executeTakeFirst();
  return {
    clientId: client?.id ?? null,
    isPlain: client?.isPlain ?? false,
    country: client?.countries[0] ?? "BR",
  };
}

export interface RecoveryAccount {
  id: string;
  matched: "username" | "email" | "document";
  email: string | null;
  phones: Record<string, string>;
  phoneVerifiedAt: Date | null;
  locale: Locale | null;
}

/**
 * People a typed name may mean, with where they can be reached: members of the door's client and nobody else. The
 * installation's own door (null) is everybody's, its superusers' too.
 */
export async function peopleNamed(
  tx: Tx,
  clientId: string | null,
  typed: { login: string; bareDocument: string },
): Promise<RecoveryAccount[]> {
  const { rows } = await sql<RecoveryAccount>`
    select n.id, n.matched, u.email, u.phones, u.phone_verified_at as "phoneVerifiedAt", u.locale
      from people_named(${typed.login}, ${typed.bareDocument}) n join users u on u.id = n.id
     where ${clientId}::uuid is null
        or exists (select from memberships m where m.user_id = n.id and m.client_id = ${clientId}::uuid
          and (n.matched <> 'document' or m.document_key is not null))`.execute(tx);
  return rows;
}

const columns = [
  "id",
  "username",
  "email",
  "email_confirmed_at",
  "password_hash",
  "first_name",
  "last_sign_in_at",
  "locale",
  "country",
  "phones",
  "phone_verified_at",
] as const;

/** One person as codes, links and changes need them. */
export function personToReach(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockToChange(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select(columns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * In whose name a person is written to: the client they asked in, of which they must be a member still, or, where they
 * asked in none, the one of the longest standing.
 */
export async function senderFor(tx: Tx, userId: string, askedIn: string | null) {
  const row = await tx
    .selectFrom("memberships as m")
    .innerJoin("clients as c", "c.id", "m.client_id")
    .leftJoin("client_branding as l", "l.client_id", "c.id")
    .select(["c.id", "c.slug", "l.default_locale as locale"])
    .where("m.user_id", "=", userId)
    .$if(askedIn !== null, (query) => query.where("c.id", "=", askedIn))
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
