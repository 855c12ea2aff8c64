import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

type ViewRow = Selectable<Tables["saved_views"]>;
/** A view with its maker's name; null: no member of the client. */
export type NamedViewRow = ViewRow & { maker: string | null };

interface OwnList {
  clientId: string;
  userId: string;
  list: string;
}

const withMaker = sql`
  select v.*, m.sort_name as maker
  from saved_views v left join memberships m on m.client_id = v.client_id and m.user_id = v.user_id`;

/** Views of a list: a person's own, then those of others that are shared, each by name. */
export async function viewsOfList(
  tx: Tx,
  { clientId, userId, list }: OwnList,
  isStaff: boolean,
): Promise<NamedViewRow[]> {
  const { rows } = await sql<NamedViewRow>`
    ${withMaker}
    where v.client_id = ${clientId} and v.list = ${list} and (v.user_id = ${userId} or (v.shared and ${isStaff}))
    order by v.user_id <> ${userId}, fold(v.name), v.id`.execute(tx);
  return rows;
}

/** A view of one's own, or a shared one; held until the transaction ends. */
export async function viewById(
  tx: Tx,
  key: { clientId: string; userId: string; id: string },
): Promise<NamedViewRow | undefined> {
  const { rows } = await sql<NamedViewRow>`
    ${withMaker}
    where v.client_id = ${key.clientId} and v.id = ${key.id} and (v.user_id = ${key.userId} or v.shared)
    for update of v`.execute(tx);
  return rows[0];
}

/** Makes whoever adds to the same views wait for the end of this transaction. */
const holdTurn = (tx: Tx, views: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`saved_views ${views.join(" ")}`}, 0))`.execute(tx);

/** Names of a person's views of a list, in their turn. */
export async function namesToAdd(
  tx: Tx,
  { clientId, userId, list }: OwnList,
): Promise<ReadonlyMap<string, { id: string; shared: boolean }>> {
  await holdTurn(tx, [clientId, userId, list]);
  const rows = await tx
    .selectFrom("saved_views")
    .select(["name", "id", "shared"])
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

/** How many views of a list are shared, in the turn of who shares one more. */
export async function countShared(tx: Tx, clientId: string, list: string): Promise<number> {
  await holdTurn(tx, [clientId, list]);
  const { n } = await tx
    .selectFrom("saved_views")
    .select((from) => from.fn.countAll<number>().as("n"))
    .where("client_id", "=", clientId)
    .where("list", "=", list)
    .where("shared", "=", true)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertView(
  tx: Tx,
  { clientId, userId, list, name, query }: OwnList & { name: string; query: string },
): Promise<string> {
  const { id } = await tx
    .insertInto("saved_views")
    .values({ client_id: clientId, user_id: userId, list, name, query })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceFilters(tx: Tx, clientId: string, id: string, query: string): Promise<void> {
  await sql`
    update saved_views set query = ${query}, version = version + 1
    where client_id = ${clientId} and id = ${id}`.execute(tx);
}

export async function updateView(
  tx: Tx,
  view: { clientId: string; id: string; name: string; shared: boolean; version: number },
): Promise<void> {
  await tx
    .updateTable("saved_views")
    .set({ name: view.name, shared: view.shared, version: view.version + 1 })
    .where("client_id", "=", view.clientId)
    .where("id", "=", view.id)
    .execute();
}

export async function deleteView(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom("saved_views").where("client_id", "=", clientId).where("id", "=", id).execute();
}
