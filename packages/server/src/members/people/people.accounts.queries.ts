import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

// People are global, so these look past the selected client: callers put them inside `asSystem`.

/** Person data for the mail with a password link. */
export interface AccountRow {
  id: string;
  username: string;
  email: string | null;
  password_hash: string | null;
  /** The client whose access code set the password. */
  password_client_id: string | null;
  last_sign_in_at: Date | null;
  first_name: string;
  last_name: string;
  locale: Locale | null;
}

const accountColumns = [
  "id",
  "username",
  "email",
  "password_hash",
  "password_client_id",
  "last_sign_in_at",
  "first_name",
  "last_name",
  "locale",
] as const;

/** The account of an e-mail, if there is one. */
export async function accountByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.username, u.email, u.password_hash, u.password_client_id, u.last_sign_in_at, u.first_name, u.last_name, u.locale
    from people_named(${email}, '') n join users u on u.id = n.id
    where n.matched = 'email'`.execute(tx);
  return rows[0];
}

export async function accountById(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return tx
    .selectFrom("users")
    .select(accountColumns)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether somebody of a client is named by a document; whose it is elsewhere is nobody's business here. */
export async function documentIsUsed(
  tx: Tx,
  clientId: string,
  { country, document }: { country: DocumentCountry; document: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("memberships")
    .select("id")
    .where("client_id", "=", clientId)
    .where("document_key", "=", `${country} ${document}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a person a member; undefined when they are one already. */
export async function insertMembership(
  tx: Tx,
  member: {
    client_id: string;
    user_id: string;
    country: Country;
    roles: Role[];
    job_profile: JobProfile | null;
    created_at: Date;
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("memberships")
    .values({ ...member, status: "active" })
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Whether somebody is in a client, whatever they are there. */
export async function isMember(tx: Tx, clientId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("memberships")
    .select("id")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Members who have never come and can be written to, and got no invitation since then. */
export async function neverCome(tx: Tx, clientId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select("u.id")
    .where("m.client_id", "=", clientId)
    .where("m.status", "<>", "blocked")
    .where("m.left_at", "is", null)
    .where("u.password_hash", "is", null)
    .where("u.email", "is not", null)
    .where("u.deleted_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox_messages as o")
            .select("o.id")
            .where("o.client_id", "=", clientId)
            .whereRef("o.user_id", "=", "u.id")
            .where("o.template", "=", "invitation")
            .where("o.created_at", ">", since),
        ),
      ),
    )
    .orderBy("u.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** People who still have no password and, since then, no invitation. */
export function uninvited(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  since: Date,
): Promise<AccountRow[]> {
  return tx
    .selectFrom("users as u")
    .select(accountColumns)
    .where("u.id", "in", ids)
    .where("u.password_hash", "is", null)
    .where("u.deleted_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox_messages as o")
            .select("o.id")
            .where("o.client_id", "=", clientId)
            .whereRef("o.user_id", "=", "u.id")
            .where("o.template", "=", "invitation")
            .where("o.created_at", ">=", since),
        ),
      ),
    )
    .orderBy("u.id")
    .execute();
}
