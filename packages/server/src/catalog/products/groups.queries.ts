import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface StoreGroupRow {
  id: string;
  name: string;
  stores: number;
  version: number;
}

const columns = sql`g.id, g.name, g.version,
  (select count(*) from store_group_stores m where m.client_id = g.client_id and m.group_id = g.id) as stores`;

/** A page of groups of stores, by name. */
export async function groupPage(
  tx: Tx,
  clientId: string,
  search: string | undefined,
  place: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<StoreGroupRow[]> {
  const { after, rows: limit } = place;
  const { rows } = await sql<StoreGroupRow>`
    select ${columns} from store_groups g
    where g.client_id = ${clientId}
      and (${search || null}::text is null or strpos(fold(g.name), fold(${search ?? ""})) > 0)
      and (${after?.[1] ?? null}::uuid is null or (g.name collate "und-x-icu", g.id)
        > (${after?.[0] ?? ""}::text collate "und-x-icu", ${after?.[1] ?? null}::uuid))
    order by g.name collate "und-x-icu", g.id
    limit ${limit}`.execute(tx);
  return rows;
}

export async function groupById(tx: Tx, clientId: string, id: string): Promise<StoreGroupRow | undefined> {
  const { rows } = await sql<StoreGroupRow>`
    select ${columns} from store_groups g where g.client_id = ${clientId} and g.id = ${id}`.execute(tx);
  return rows[0];
}

/** The group, held until the transaction ends. */
export function lockGroup(tx: Tx, clientId: string, id: string) {
  return tx
    .selectFrom("store_groups")
    .select(["id", "name", "version"])
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The new group's id; undefined when the name is taken. */
export async function insertGroup(tx: Tx, clientId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .insertInto("store_groups")
    .values({ client_id: clientId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Renames a group; false when another has the name. */
export async function renameGroup(tx: Tx, clientId: string, id: string, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update store_groups g set name = ${name}, version = version + 1
    where g.client_id = ${clientId} and g.id = ${id}
      and not exists (select from store_groups o where o.client_id = g.client_id and o.name = ${name}
        and o.id <> g.id)`.execute(tx);
  return numAffectedRows === 1n;
}

export async function addMembers(
  tx: Tx,
  clientId: string,
  id: string,
  storeIds: readonly string[],
): Promise<void> {
  await sql`
    insert into store_group_stores (client_id, group_id, store_id)
    select ${clientId}, ${id}, s from unnest(${[...storeIds]}::uuid[]) s
    on conflict do nothing`.execute(tx);
}

/** Takes these stores out of the group, or with `butThese` all the others. */
export async function removeMembers(
  tx: Tx,
  clientId: string,
  id: string,
  which: { these: readonly string[] } | { butThese: readonly string[] },
): Promise<void> {
  const these = "these" in which;
  const ids = [...("these" in which ? which.these : which.butThese)];
  await sql`
    delete from store_group_stores
    where client_id = ${clientId} and group_id = ${id}
      and (store_id = any(${ids}::uuid[])) = ${these}`.execute(tx);
}

/** The group is another one now: whoever edits an older one is told. */
export async function touchGroup(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx
    .updateTable("store_groups")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Whether a rule set of any campaign speaks of the group; refused ones do not count. */
export async function groupIsUsed(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from rule_set_versions
    where client_id = ${clientId} and state <> 'refused' and strpos(document::text, ${id}) > 0
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function deleteGroup(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom("store_groups").where("client_id", "=", clientId).where("id", "=", id).execute();
}
