import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

// Writers of accounts for other rooms. People are global: callers speak for the system where a client's scope would hide
// them.

/** Makes an account; undefined: a name of it belongs to somebody. */
export function insertUser(
  tx: Tx,
  user: Insertable<Tables["users"]>,
): Promise<Selectable<Tables["users"]> | undefined> {
  return tx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface NewAccountRow {
  id: string;
  username: string;
  email: string | null;
  document: string | null;
  document_country: DocumentCountry | null;
  birthday: string | null;
  first_name: string;
  last_name: string;
  country: Country;
  locale: Locale | null;
}

/** Makes accounts without passwords, in one statement; answers how many came in: fewer than asked when a key was taken meanwhile. */
export async function insertUsers(tx: Tx, now: Date, accounts: readonly NewAccountRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into users (id, username, email, document, document_country, birthday, first_name, last_name, country, locale, created_at)
    select id, username, email, document, document_country, birthday, first_name, last_name, country, locale, ${now}
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as n(id uuid, username text, email text, document text,
      document_country char(2), birthday date, first_name text, last_name text, country char(2), locale text)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface NamesRow {
  id: string;
  username: string;
  email: string | null;
  document: string | null;
  document_country: DocumentCountry | null;
  birthday: string | null;
  first_name: string;
  last_name: string;
  locale: Locale | null;
}

/** Names of accounts that nobody has made their own: without a password and any other proof. */
export async function updateNames(tx: Tx, people: readonly NamesRow[]): Promise<void> {
  await sql`
    update users u
    set username = n.username, email = n.email, document = n.document, document_country = n.document_country,
      birthday = n.birthday, first_name = n.first_name, last_name = n.last_name, locale = n.locale, version = u.version + 1
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as n(id uuid, username text, email text, document text,
      document_country char(2), birthday date, first_name text, last_name text, locale text)
    where u.id = n.id and u.password_hash is null and not has_own_proof(u.id)`.execute(tx);
}

/** Changes an account; whoever edits an older version of it hears so. */
export async function updateUser(
  tx: Tx,
  userId: string,
  changes: Omit<Updateable<Tables["users"]>, "id" | "version">,
): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", userId)
    .execute();
}

/** As `updateUser`, if nobody changed it since `version`; false: somebody did. */
export async function updateUserAt(
  tx: Tx,
  userId: string,
  version: number,
  changes: Omit<Updateable<Tables["users"]>, "id" | "version">,
): Promise<boolean> {
  const saved = await tx
    .updateTable("users")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", userId)
    .where("version", "=", version)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

/** Sets or removes a picture; it is no change of the version people edit. */
export async function saveAvatar(tx: Tx, userId: string, fileId: string | null): Promise<void> {
  await tx.updateTable("users").set({ avatar_file_id: fileId }).where("id", "=", userId).execute();
}

/** A birthday is the person's own: it is filled in where there is none, never changed. */
export async function fillBirthday(tx: Tx, userId: string, birthday: string): Promise<void> {
  await tx
    .updateTable("users")
    .set((eb) => ({ birthday, version: eb("version", "+", 1) }))
    .where("id", "=", userId)
    .where("birthday", "is", null)
    .execute();
}

/** Closes an account: from this moment no password lets anybody in, and no device hears of it. */
export async function closeAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ deleted_at: now, password_hash: null, is_superuser: false })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("device_tokens").where("user_id", "=", userId).execute();
}

/** Remainder of a person: an id that was here once, under a name nobody has. Their memberships follow by triggers. */
export async function blankUser(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({
      ...{
        email: null,
        email_confirmed_at: null,
        document: null,
        document_country: null,
        password_hash: null,
      },
      ...{ password_changed_at: null, must_change_password: false, first_name: "—", last_name: "" },
      ...{ nickname: null, store_nickname: null, gender: null, marital_status: null, children: null },
      ...{ birthday: null, profession: null, phones: "{}", phone_verified_at: null, address: "{}" },
      ...{
        has_disability: false,
        disability: null,
        avatar_file_id: null,
        locale: null,
        last_sign_in_at: null,
      },
    })
    .set({ username: sql<string>`'gone-' || replace(gen_random_uuid()::text, '-', '')` })
    .where("id", "=", userId)
    .where("deleted_at", "is not", null)
    .execute();
}
