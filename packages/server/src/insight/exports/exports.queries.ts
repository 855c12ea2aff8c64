import type { exportFailures } from "@trilha/contract/core/exports/shapes.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type ExportRow = Selectable<Tables["exports"]>;
export type Failure = (typeof exportFailures)[number];

export interface Owner {
  clientId: string;
  userId: string;
}

export interface NewExport
  extends Pick<
    ExportRow,
    | "client_id"
    | "asked_by"
    | "session_id"
    | "schedule_id"
    | "kind"
    | "locale"
    | "format"
    | "personal"
    | "reason"
    | "asked_at"
  > {
  params: string;
  expires_at: Date;
}

export function insertExport(tx: Tx, row: NewExport): Promise<ExportRow> {
  return tx.insertInto("exports").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Files with personal data somebody asked for themself since a moment; who asks meanwhile waits, so that none slips by. */
export async function personalSince(tx: Tx, { clientId, userId }: Owner, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exports ' || ${userId}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("exports")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("client_id", "=", clientId)
    .where("asked_by", "=", userId)
    .where("asked_at", ">", since)
    .where("session_id", "is not", null)
    .where("personal", "=", true)
    .executeTakeFirstOrThrow();
  return row.n;
}

export function exportPage(
  tx: Tx,
  { clientId, userId }: Owner,
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<ExportRow[]> {
  const { after, rows } = page;
  return tx
    .selectFrom("exports")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("asked_by", "=", userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(asked_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(rows)
    .execute();
}

export function ownExport(tx: Tx, { clientId, userId }: Owner, id: string): Promise<ExportRow | undefined> {
  return tx
    .selectFrom("exports")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("asked_by", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Takes an export to make it; undefined when it is made already or gone. One that broke off begins anew. */
export function takeExport(tx: Tx, clientId: string, id: string): Promise<ExportRow | undefined> {
  return tx
    .updateTable("exports")
    .set({ state: "running", rows: 0 })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .returningAll()
    .executeTakeFirst();
}

export async function noteRows(tx: Tx, id: string, rows: number): Promise<void> {
  await tx.updateTable("exports").set({ rows }).where("id", "=", id).execute();
}

/** False when it was ended meanwhile. */
export async function endExport(
  tx: Tx,
  id: string,
  ending: { state: "done"; file_key: string; rows: number } | { state: "failed"; failure: Failure },
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable("exports")
    .set({ ...ending, done_at: at })
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export function pastExports(tx: Tx, now: Date, most: number): Promise<Pick<ExportRow, "id" | "client_id">[]> {
  return tx
    .selectFrom("exports")
    .select(["id", "client_id"])
    .where("expires_at", "<=", now)
    .limit(most)
    .execute();
}

export async function forgetExport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("exports").where("id", "=", id).execute();
}

export function askerOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["email", "locale", "first_name as firstName"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Files somebody had made expire at once; the sweep takes them away. */
export async function expireExportsOf(tx: Tx, userId: string): Promise<void> {
  await sql`update exports set expires_at = least(expires_at, now()) where asked_by = ${userId}`.execute(tx);
}
