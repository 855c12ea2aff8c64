import type { Country } from "@trilha/contract/core/country.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import type { SaidValues } from "./registration-secrets.ts";

// Accounts are of the whole installation: these look past every client, in transactions that speak for none.

/** Membership of an account in a client. */
export function membershipOf(tx: Tx, clientId: string, userId: string) {
  return tx
    .selectFrom("memberships")
    .select(["id", "status"])
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Values a person typed, as the account holds them. */
export type AccountColumns = Pick<
  Selectable<Tables["users"]>,
  | "first_name"
  | "last_name"
  | "nickname"
  | "store_nickname"
  | "document"
  | "document_country"
  | "gender"
  | "marital_status"
  | "children"
  | "birthday"
  | "profession"
  | "has_disability"
  | "disability"
  | "country"
  | "locale"
> & { phones: string; address: string };

export interface ProvenRegistration {
  email: string;
  columns: AccountColumns;
  /** Of the password they chose; undefined: they keep the one they have. */
  hash: string | undefined;
  now: Date;
}

const orNull = (text: string | undefined) => text || null;

/** A new account; undefined when a name of it belongs to somebody. */
export async function makeAccount(tx: Tx, proved: ProvenRegistration): Promise<string | undefined> {
  const { email, columns, hash, now } = proved;
  const row = await tx
    .insertInto("users")
    .values({
      ...columns,
      username: email.toLowerCase(),
      email,
      email_confirmed_at: now,
      password_hash: hash ?? null,
      password_changed_at: hash ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Fills in what an account does not say yet; what it says stays, except where it belongs to no programme any more. */
export async function fillAccount(tx: Tx, id: string, proved: ProvenRegistration): Promise<string> {
  const person = proved.columns;
  const before = await tx
    .selectFrom("users as u")
    .selectAll("u")
    .select(sql<boolean>`exists (select from memberships m where m.user_id = u.id)`.as("belongs"))
    .where("u.id", "=", id)
    .forNoKeyUpdate("u")
    .executeTakeFirstOrThrow();
  const isBlank = (value: unknown) =>
    value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
  const { document, document_country, ...others } = person;
  const changes = Object.fromEntries(
    Object.entries(others).filter(([column, value]) => {
      const stored: unknown = Reflect.get(before, column);
      return value !== null && value !== "" && value !== "{}" && (!before.belongs || isBlank(stored));
    }),
  );
  const takesDocument = document && (before.document === null || !before.belongs);
  await tx
    .updateTable("users")
    .set((eb) => ({
      ...changes,
      ...(takesDocument && { document, document_country }),
      ...(proved.hash && {
        password_hash: proved.hash,
        password_changed_at: proved.now,
        password_client_id: null,
      }),
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${proved.now})`,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  return id;
}

/** Makes two who bring the same document to a client come one after the other. */
export async function lockDocument(
  tx: Tx,
  clientId: string,
  country: Country,
  document: string,
): Promise<void> {
  const name = `document ${clientId} ${country} ${document}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Makes an account a member, with what it said of its place. Who comes by themself opens their own data to staff. */
export async function bringIn(
  tx: Tx,
  member: {
    clientId: string;
    userId: string;
    status: "active" | "awaiting_approval";
    said: SaidValues;
    now: Date;
  },
): Promise<void> {
  const { said: fields } = member;
  const { id } = await tx
    .insertInto("memberships")
    .values({
      client_id: member.clientId,
      user_id: member.userId,
      status: member.status,
      country: fields.country,
      job_profile: fields.jobProfile ?? null,
      company_id: fields.companyId ?? null,
      brand_id: fields.brandId ?? null,
      retailer_id: fields.retailerId ?? null,
      store_id: fields.storeId ?? null,
      gmin_number: orNull(fields.gminNumber),
      cadv_code: orNull(fields.cadvCode),
      sap_code: orNull(fields.sapCode) ?? orNull(fields.companyTaxId),
      created_at: member.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("memberships")
    .set({ personal_data_open: true, personal_data_opened_at: member.now })
    .where("client_id", "=", member.clientId)
    .where("id", "=", id)
    .execute();
}
