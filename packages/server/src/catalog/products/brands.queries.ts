import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { afterPlace, likeText, type NetworkCursor } from "./network.queries.ts";

interface BrandRow {
  id: string;
  name: string;
  companies: { id: string; name: string }[];
  active: boolean;
  version: number;
}

const columns = sql`b.id, b.name, b.active, b.version,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
            order by c.name collate "und-x-icu", c.id), '[]')
     from brand_companies o join companies c on c.client_id = o.client_id and c.id = o.company_id
    where o.client_id = b.client_id and o.brand_id = b.id) as companies`;

/** A page of brands, by name. */
export async function brandPage(
  tx: Tx,
  clientId: string,
  { search, active }: { search: string | undefined; active: boolean | undefined },
  place: NetworkCursor,
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select ${columns} from brands b
    where b.client_id = ${clientId}
      and (${search || null}::text is null or fold(b.name) like ${likeText(search)})
      and (${active ?? null}::boolean is null or b.active = ${active ?? null})
      and ${afterPlace(place, "b")}
    order by b.name collate "und-x-icu", b.id
    limit ${place.rows}`.execute(tx);
  return rows;
}

export async function brandById(tx: Tx, clientId: string, id: string): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    select ${columns} from brands b where b.client_id = ${clientId} and b.id = ${id}`.execute(tx);
  return rows[0];
}

/** The brands of these ids, held until the transaction ends, in one order. */
export function lockBrands(tx: Tx, clientId: string, ids: readonly string[]) {
  return tx
    .selectFrom("brands")
    .select(["id", "name", "active", "version"])
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The new brand's id; undefined when the name is taken. */
export async function insertBrand(tx: Tx, clientId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .insertInto("brands")
    .values({ client_id: clientId, name })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The next version of a brand. */
export async function renewBrand(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx
    .updateTable("brands")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Companies of the client among these ids. */
export async function companiesOf(tx: Tx, clientId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from companies where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The companies a brand belongs to from now on. */
export async function replaceBrandCompanies(
  tx: Tx,
  clientId: string,
  brandId: string,
  companyIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom("brand_companies")
    .where("client_id", "=", clientId)
    .where("brand_id", "=", brandId)
    .execute();
  await sql`
    insert into brand_companies (client_id, brand_id, company_id)
    select distinct ${clientId}::uuid, ${brandId}::uuid, company_id
    from unnest(${[...companyIds]}::uuid[]) as company_id`.execute(tx);
}
