import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

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

/** An account as it is, held until the transaction ends, and whether it belongs to a programme. */
export function lockAccount(tx: Tx, id: string) {
  return tx
    .selectFrom("users as u")
    .selectAll("u")
    .select(sql<boolean>`exists (select from memberships m where m.user_id = u.id)`.as("belongs"))
    .where("u.id", "=", id)
    .forNoKeyUpdate("u")
    .executeTakeFirstOrThrow();
}
