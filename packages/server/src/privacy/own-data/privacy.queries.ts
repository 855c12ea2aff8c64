import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/** Texts somebody agreed to, in any client, the newest first. */
export function consentsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("acceptances as a")
    .innerJoin("clients as c", "c.id", "a.client_id")
    .select(["a.id", "a.kind", "a.version", "a.accepted_at", "c.name as client"])
    .where("a.user_id", "=", userId)
    .orderBy("a.accepted_at", "desc")
    .limit(100)
    .execute();
}

/** Staff who saw somebody's document, phones or birthday, the last first. */
export function readsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("personal_reads as r")
    .innerJoin("clients as c", "c.id", "r.client_id")
    .innerJoin("users as u", "u.id", "r.reader_id")
    .select(["r.at", "c.name as client", sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("reader")])
    .where("r.user_id", "=", userId)
    .orderBy("r.at", "desc")
    .limit(50)
    .execute();
}

export type OwnExportRow = Selectable<Tables["own_exports"]>;

/** Undefined: one is under way. */
export function insertOwnExport(
  tx: Tx,
  row: Pick<OwnExportRow, "user_id" | "client_id" | "locale" | "asked_at" | "expires_at"> & { total: number },
): Promise<OwnExportRow | undefined> {
  return tx
    .insertInto("own_exports")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("user_id").where("state", "in", ["queued", "running"]).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export function ownExportsOf(tx: Tx, userId: string, now: Date): Promise<OwnExportRow[]> {
  return tx
    .selectFrom("own_exports")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(5)
    .execute();
}

export function ownExportById(tx: Tx, id: string, userId: string): Promise<OwnExportRow | undefined> {
  return tx
    .selectFrom("own_exports")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Takes one to make it; undefined: it is made, or gone. One that broke off begins anew. */
export function takeOwnExport(tx: Tx, id: string): Promise<OwnExportRow | undefined> {
  return tx
    .updateTable("own_exports")
    .set({ state: "running", done: 0 })
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .returningAll()
    .executeTakeFirst();
}

export async function noteDone(tx: Tx, id: string, done: number): Promise<void> {
  await tx.updateTable("own_exports").set({ done }).where("id", "=", id).execute();
}

/** False: it was ended meanwhile. */
export async function endOwnExport(
  tx: Tx,
  id: string,
  ending: { state: "done"; file_key: string; bytes: number; done: number } | { state: "failed" },
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable("own_exports")
    .set({ ...ending, done_at: at })
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export function pastOwnExports(tx: Tx, now: Date, most: number): Promise<{ id: string }[]> {
  return tx.selectFrom("own_exports").select("id").where("expires_at", "<=", now).limit(most).execute();
}

export function allOwnExports(tx: Tx, userId: string): Promise<{ id: string }[]> {
  return tx.selectFrom("own_exports").select("id").where("user_id", "=", userId).execute();
}

export async function forgetOwnExport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("own_exports").where("id", "=", id).execute();
}
