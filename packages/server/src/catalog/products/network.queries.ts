import type { Country } from "@trilha/contract/core/country.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface NetworkCursor {
  after: readonly [name: string, id: string] | undefined;
  rows: number;
}

/** A search as the middle of a pattern: folded, with nothing in it that a pattern would read. */
export function likeText(search: string | undefined) {
  const plain = (search ?? "").replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<string>`'%' || fold(${plain}) || '%'`;
}

/** Rows after the one a page ended with, by name. */
export const afterPlace = ({ after }: Pick<NetworkCursor, "after">, alias: "r" | "s" | "b") => sql<boolean>`
  (${after?.[1] ?? null}::uuid is null or (${sql.ref(`${alias}.name`)} collate "und-x-icu", ${sql.ref(`${alias}.id`)})
    > (${after?.[0] ?? ""}::text collate "und-x-icu", ${after?.[1] ?? null}::uuid))`;

export interface ChainRow {
  id: string;
  name: string;
  country: Country;
  active: boolean;
  stores: number;
  activeStores: number;
  version: number;
}

const chainColumns = sql`r.id, r.name, r.country, r.active, r.version,
  (select count(*) from stores s where s.client_id = r.client_id and s.retailer_id = r.id) as stores,
  (select count(*) from stores s where s.client_id = r.client_id and s.retailer_id = r.id and s.active) as "activeStores"`;

/** A page of chains, by name. */
export async function chainPage(
  tx: Tx,
  clientId: string,
  filter: { search: string | undefined; country: Country | undefined; active: boolean | undefined },
  place: NetworkCursor,
): Promise<ChainRow[]> {
  const { search, country, active } = filter;
  const { rows } = await sql<ChainRow>`
    select ${chainColumns} from retailers r
    where r.client_id = ${clientId}
      and (${search || null}::text is null or fold(r.name) like ${likeText(search)})
      and (${country ?? null}::text is null or r.country = ${country ?? null})
      and (${active ?? null}::boolean is null or r.active = ${active ?? null})
      and ${afterPlace(place, "r")}
    order by r.name collate "und-x-icu", r.id
    limit ${place.rows}`.execute(tx);
  return rows;
}

export async function chainById(tx: Tx, clientId: string, id: string): Promise<ChainRow | undefined> {
  const { rows } = await sql<ChainRow>`
    select ${chainColumns} from retailers r where r.client_id = ${clientId} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** The chains of these ids, held until the transaction ends, in one order. */
export async function lockChains(tx: Tx, clientId: string, ids: readonly string[]) {
  return tx
    .selectFrom("retailers")
    .select(["id", "name", "country", "active", "version"])
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Every chain of the client. */
export function allChains(tx: Tx, clientId: string) {
  return tx
    .selectFrom("retailers")
    .select(["id", "name", "country"])
    .where("client_id", "=", clientId)
    .execute();
}

/** The new chain's id; undefined when its country has one of this name. */
export async function insertChain(
  tx: Tx,
  clientId: string,
  { name, country }: { name: string; country: Country },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("retailers")
    .values({ client_id: clientId, name, country })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Renames a chain; false when its country has one of this name. */
export async function renameChain(tx: Tx, clientId: string, id: string, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update retailers r set name = ${name}, version = version + 1
    where r.client_id = ${clientId} and r.id = ${id}
      and not exists (select from retailers o where o.client_id = r.client_id and o.country = r.country
        and o.name = ${name} and o.id <> r.id)`.execute(tx);
  return numAffectedRows === 1n;
}

export interface StoreRow {
  id: string;
  code: string;
  name: string;
  chainId: string;
  chain: string;
  country: Country;
  areaCode: string | null;
  city: string | null;
  timeZone: string;
  photosAllowed: boolean;
  active: boolean;
  version: number;
}

const storeColumns = sql`s.id, s.code, s.name, s.retailer_id as "chainId", r.name as chain, s.country,
  s.area_code as "areaCode", s.city, s.time_zone as "timeZone", s.photos_allowed as "photosAllowed", s.active, s.version`;
const storesOfChains = sql`stores s join retailers r on r.client_id = s.client_id and r.id = s.retailer_id`;

export interface StoreFilter {
  search?: string | undefined;
  country?: Country | undefined;
  chainId?: string | undefined;
  groupId?: string | undefined;
  active?: boolean | undefined;
}

function storeConditions(clientId: string, filter: StoreFilter) {
  const { search, country, chainId, groupId, active } = filter;
  return sql<boolean>`s.client_id = ${clientId}
    and (${search || null}::text is null or fold(concat_ws(' ', s.name, s.code, s.city)) like ${likeText(search)})
    and (${country ?? null}::text is null or s.country = ${country ?? null})
    and (${chainId ?? null}::uuid is null or s.retailer_id = ${chainId ?? null}::uuid)
    and (${active ?? null}::boolean is null or s.active = ${active ?? null})
    and (${groupId ?? null}::uuid is null or exists (select from store_group_stores m
      where m.client_id = s.client_id and m.group_id = ${groupId ?? null}::uuid and m.store_id = s.id))`;
}

/** A page of stores, by name. */
export async function storePage(
  tx: Tx,
  clientId: string,
  filter: StoreFilter,
  place: NetworkCursor,
): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from ${storesOfChains}
    where ${storeConditions(clientId, filter)} and ${afterPlace(place, "s")}
    order by s.name collate "und-x-icu", s.id
    limit ${place.rows}`.execute(tx);
  return rows;
}

export async function storeById(tx: Tx, clientId: string, id: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from ${storesOfChains} where s.client_id = ${clientId} and s.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** The stores of these ids, held until the transaction ends, in one order. */
export async function lockStores(tx: Tx, clientId: string, ids: readonly string[]): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from ${storesOfChains}
    where s.client_id = ${clientId} and s.id = any(${[...ids]}::uuid[])
    order by s.id for update of s`.execute(tx);
  return rows;
}

/** Every store of the client, by code. */
export async function allStores(tx: Tx, clientId: string): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${storeColumns} from ${storesOfChains} where s.client_id = ${clientId} order by s.code, s.id`.execute(
    tx,
  );
  return rows;
}

export type StoreFacts = Omit<StoreRow, "id" | "chain" | "version">;

/** The new store's id; undefined when the code is another's. */
export async function insertStore(tx: Tx, clientId: string, store: StoreFacts): Promise<string | undefined> {
  const row = await tx
    .insertInto("stores")
    .values({ client_id: clientId, ...rowOf(store) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Whether a store other than this one has the code. */
export async function codeIsUsed(tx: Tx, clientId: string, code: string, butId?: string): Promise<boolean> {
  const { rows } = await sql`
    select from stores where client_id = ${clientId} and code = ${code}
      and id is distinct from ${butId ?? null}::uuid`.execute(tx);
  return rows.length > 0;
}

export async function updateStore(tx: Tx, clientId: string, id: string, store: StoreFacts): Promise<void> {
  await tx
    .updateTable("stores")
    .set((eb) => ({ ...rowOf(store), version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

function rowOf({ chainId, areaCode, timeZone, photosAllowed, ...same }: StoreFacts) {
  return {
    ...same,
    retailer_id: chainId,
    area_code: areaCode,
    time_zone: timeZone,
    photos_allowed: photosAllowed,
  };
}

const fileColumns = sql`id uuid, version integer, code text, name text, "chainId" uuid, country char(2),
  "areaCode" text, city text, "timeZone" text, "photosAllowed" boolean, active boolean`;

/** Answers how many came in; fewer than asked when a code was taken meanwhile. */
export async function insertStores(tx: Tx, clientId: string, stores: readonly StoreFacts[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into stores (client_id, retailer_id, country, area_code, city, name, code, time_zone, photos_allowed, active)
    select ${clientId}, "chainId", country, "areaCode", city, name, code, "timeZone", "photosAllowed", active
    from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as n(${fileColumns})
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Writes stores over those of the same id and version; answers how many were still as they had been read. */
export async function updateStores(
  tx: Tx,
  clientId: string,
  stores: readonly (StoreFacts & { id: string; version: number })[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update stores s
    set retailer_id = n."chainId", area_code = n."areaCode", city = n.city, name = n.name, time_zone = n."timeZone",
      photos_allowed = n."photosAllowed", active = n.active, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as n(${fileColumns})
    where s.client_id = ${clientId} and s.id = n.id and s.version = n.version`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Areas (states, provinces) of the countries, for cells that name one. */
export function countryAreas(tx: Tx) {
  return tx.selectFrom("country_areas").select(["country", "code", "name"]).execute();
}

export async function clientCountries(tx: Tx, clientId: string): Promise<Country[]> {
  const row = await tx
    .selectFrom("clients")
    .select("countries")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return row.countries;
}

/** The new company's id; undefined when the name is taken. */
export async function insertCompany(
  tx: Tx,
  clientId: string,
  { name, kind }: { name: string; kind: "company" | "agency" },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("companies")
    .values({ client_id: clientId, name, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Ids of the stores that match, or of these that exist. */
export async function matchingStores(
  tx: Tx,
  clientId: string,
  which: { ids: readonly string[] } | StoreFilter,
): Promise<string[]> {
  const condition =
    "ids" in which
      ? sql<boolean>`s.client_id = ${clientId} and s.id = any(${[...which.ids]}::uuid[])`
      : storeConditions(clientId, which);
  const { rows } = await sql<{
    id: string;
  }>`select s.id from stores s where ${condition} order by s.id`.execute(tx);
  return rows.map(({ id }) => id);
}
