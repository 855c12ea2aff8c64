import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Selectable, type SelectQueryBuilder, sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type ClientRow = Selectable<Tables["clients"]>;
export type MenuRow = Pick<Selectable<Tables["module_items"]>, "key" | "enabled" | "labels">;

export interface ClientItemRow {
  id: string;
  slug: string;
  name: string;
  countries: Country[];
  created_at: Date;
  primary_color: string;
  under_maintenance: boolean;
  people: number;
}

/** One more row than the page, by name as people order names. */
export async function clientItems(
  tx: Tx,
  page: { search: string | undefined; after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<ClientItemRow[]> {
  const { search, after, rows } = page;
  const { rows: clients } = await sql<ClientItemRow>`
    select c.id, c.slug, c.name, c.countries, c.created_at, l.primary_color, l.under_maintenance,
           (select count(*) from memberships m where m.client_id = c.id) as people
    from clients c
    join client_branding l on l.client_id = c.id
    where (${search ?? ""} = '' or fold(c.name || ' ' || c.slug) like '%' || ${likeText(search)} || '%')
      and (${after?.[1] ?? null}::uuid is null
        or (c.name collate "und-x-icu", c.id) > (${after?.[0] ?? ""}::text collate "und-x-icu", ${after?.[1] ?? null}::uuid))
    order by c.name collate "und-x-icu", c.id
    limit ${rows}`.execute(tx);
  return clients;
}

/** A search as the middle of a pattern: folded, with nothing in it that a pattern would read. */
export function likeText(search: string | undefined) {
  const plain = (search ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<string>`fold(${plain})`;
}

export function clientById(tx: Tx, id: string): Promise<ClientRow | undefined> {
  return tx.selectFrom("clients").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Clock of a client's days and files. */
export async function clientZone(tx: Tx, id: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The row, held until the transaction ends. */
export function clientForUpdate(tx: Tx, id: string): Promise<ClientRow | undefined> {
  return tx.selectFrom("clients").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

function idsOf(tx: Tx): SelectQueryBuilder<Tables, "clients", { id: string }> {
  return tx.selectFrom("clients").select("clients.id");
}

/** The two oldest clients: enough to know whether there is exactly one. */
export async function oldestClients(tx: Tx): Promise<string[]> {
  const rows = await idsOf(tx).orderBy("created_at").orderBy("id").limit(2).execute();
  return rows.map(({ id }) => id);
}

export async function hostsOf(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("client_hosts")
    .select("host")
    .where("client_id", "=", clientId)
    .orderBy("host")
    .execute();
  return rows.map(({ host }) => host);
}

/** Sets a client's addresses; answers the first that belongs to somebody else, if any. */
export async function replaceHosts(
  tx: Tx,
  clientId: string,
  hosts: readonly string[],
): Promise<string | undefined> {
  await tx.deleteFrom("client_hosts").where("client_id", "=", clientId).execute();
  for (const host of [...new Set(hosts)]) {
    const taken = await tx
      .insertInto("client_hosts")
      .values({ host, client_id: clientId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 0n) return host;
  }
  return undefined;
}

/** A new client with the look every client starts with; undefined when the short name is taken. */
export async function insertClient(
  tx: Tx,
  client: { slug: string; name: string; countries: Country[]; time_zone: string; created_at: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("clients")
    .values(client)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await tx.insertInto("client_branding").values({ client_id: row.id }).execute();
  return row?.id;
}

/** Changes a client and counts the change; undefined when somebody else changed it since `version`. */
export function updateClient(
  tx: Tx,
  id: string,
  version: number,
  changes: Omit<Updateable<Tables["clients"]>, "id" | "version"> = {},
): Promise<ClientRow | undefined> {
  return tx
    .updateTable("clients")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

export function menuOf(tx: Tx, clientId: string): Promise<MenuRow[]> {
  return tx
    .selectFrom("module_items")
    .select(["key", "enabled", "labels"])
    .where("client_id", "=", clientId)
    .orderBy("position")
    .execute();
}

export async function replaceMenu(
  tx: Tx,
  clientId: string,
  items: readonly { key: string; enabled: boolean; labels: Partial<Record<Locale, string>> }[],
): Promise<void> {
  await tx.deleteFrom("module_items").where("client_id", "=", clientId).execute();
  if (items.length === 0) return;
  await tx
    .insertInto("module_items")
    .values(
      items.map(({ key, enabled, labels }, position) => ({
        client_id: clientId,
        key,
        position,
        enabled,
        labels: JSON.stringify(labels),
      })),
    )
    .execute();
}

/** The client of a sign-in page: the named one and no other, else by the address with its port, then without. */
export async function findClientByAddress(
  tx: Tx,
  door: { slug: string | undefined; host: string },
): Promise<string | undefined> {
  if (door.slug) {
    const slug = door.slug.toLowerCase();
    return (await tx.selectFrom("clients").select("id").where("slug", "=", slug).executeTakeFirst())?.id;
  }
  const listed = await tx
    .selectFrom("client_hosts")
    .select("client_id")
    .where("host", "in", [door.host, door.host.replace(/:\d+$/, "")])
    .orderBy(sql`length(host)`, "desc")
    .executeTakeFirst();
  return listed?.client_id;
}

/** A client's slug and the first of its hosts. */
export async function clientAddress(
  tx: Tx,
  clientId: string,
): Promise<{ slug: string; name: string; host: string | null }> {
  return tx
    .selectFrom("clients as c")
    .select((eb) => [
      "c.slug",
      "c.name",
      eb
        .selectFrom("client_hosts as h")
        .select((h) => h.fn.min("h.host").as("host"))
        .whereRef("h.client_id", "=", "c.id")
        .as("host"),
    ])
    .where("c.id", "=", clientId)
    .executeTakeFirstOrThrow();
}
