import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface ProductRow {
  id: string;
  sku: string;
  name: string;
  product_type: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  picture_file_id: string | null;
  active: boolean;
  updated_at: Date;
  version: number;
}

export interface ProductFilter {
  words: readonly string[];
  productType: string | undefined;
  brand: string | undefined;
  processor: string | undefined;
  generation: string | undefined;
  active: boolean | undefined;
}

const columns = sql`p.id, p.sku, p.name, p.product_type, p.brand, p.processor, p.generation, p.picture_file_id,
  p.active, p.updated_at, p.version`;

/** A page of products; `product_page` finds them, row security stands before what they are. */
export async function productPage(
  tx: Tx,
  filter: ProductFilter,
  page: {
    by: "name" | "best" | "new";
    after?: readonly [name: string, id: string] | undefined;
    rows: number;
  },
): Promise<ProductRow[]> {
  const { words, productType, brand, processor, generation, active } = filter;
  const [afterName, afterId] = page.after ?? [null, null];
  const { rows } = await sql<ProductRow>`
    select ${columns}
    from product_page(${[...words]}::text[], ${productType || null}::text, ${brand || null}::text,
      ${processor || null}::text, ${generation || null}::text, ${active ?? null}::boolean, ${page.by}::text,
      ${afterName}::text, ${afterId}::uuid, ${page.rows}::integer) f
    join products p on p.client_id = current_client() and p.id = f.id
    order by f.place`.execute(tx);
  return rows;
}

/** Products alike in type, brand, processor and generation, with how many they are. */
export async function productKinds(tx: Tx, words: readonly string[], active: boolean | undefined) {
  const { rows } = await sql<{
    productType: string;
    brand: string;
    processor: string | null;
    generation: string | null;
    products: number;
  }>`
    select product_type as "productType", brand, processor, generation, products
    from product_kinds(${[...words]}::text[], ${active ?? null}::boolean)`.execute(tx);
  return rows;
}

/** Best-selling products of this person, of their last reported sales; active products only. */
export async function ownBestSellers(
  tx: Tx,
  who: { clientId: string; userId: string },
  rows: number,
): Promise<ProductRow[]> {
  const { rows: products } = await sql<ProductRow>`
    with recent as (
      select id from claims
      where client_id = ${who.clientId} and user_id = ${who.userId} and state <> 'withdrawn'
      order by submitted_at desc, id desc limit 50
    ), sold as (
      select l.product_id, sum(l.quantity) as units
      from recent r
      join claim_lines l on l.client_id = ${who.clientId} and l.claim_id = r.id
      group by l.product_id
    )
    select ${columns}
    from sold s
    join products p on p.client_id = ${who.clientId} and p.id = s.product_id
    where p.active
    order by s.units desc, p.id
    limit ${rows}`.execute(tx);
  return products;
}

export async function productById(tx: Tx, clientId: string, id: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${columns} from products p where p.client_id = ${clientId} and p.id = ${id}`.execute(tx);
  return rows[0];
}

/** The products of these ids, held until the transaction ends, in one order. */
export async function lockProducts(tx: Tx, clientId: string, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${columns} from products p
    where p.client_id = ${clientId} and p.id = any(${[...ids]}::uuid[])
    order by p.id for update`.execute(tx);
  return rows;
}

export interface ProductFacts {
  sku: string;
  name: string;
  product_type: string;
  brand: string;
  processor: string | null;
  generation: string | null;
}
/** With its picture, which a file does not bring. */
export type PicturedFacts = ProductFacts & { picture_file_id: string | null };

/** The new product's id; undefined when the SKU is another's. */
export async function insertProduct(
  tx: Tx,
  clientId: string,
  now: Date,
  facts: PicturedFacts,
): Promise<string | undefined> {
  const row = await tx
    .insertInto("products")
    .values({ client_id: clientId, ...facts, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Whether a product other than this one has the SKU, whatever its capitals. */
export async function skuIsUsed(tx: Tx, clientId: string, sku: string, butId: string): Promise<boolean> {
  const { rows } = await sql`
    select from products
    where client_id = ${clientId} and upper(sku) = upper(${sku}) and id <> ${butId}`.execute(tx);
  return rows.length > 0;
}

export async function updateProduct(
  tx: Tx,
  clientId: string,
  id: string,
  facts: PicturedFacts,
): Promise<void> {
  await tx
    .updateTable("products")
    .set((eb) => ({ ...facts, version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

export async function switchRows(
  tx: Tx,
  table: "products" | "stores" | "retailers" | "brands",
  clientId: string,
  ids: readonly string[],
  active: boolean,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set active = ${active}, version = version + 1
    where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** The client's brands. */
export async function brandNames(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.selectFrom("brands").select("name").where("client_id", "=", clientId).execute();
  return rows.map(({ name }) => name);
}

/** Whole catalogue, by SKU. */
export async function allProducts(tx: Tx, clientId: string): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${columns} from products p where p.client_id = ${clientId} order by p.sku, p.id`.execute(tx);
  return rows;
}

/** Answers how many came in; fewer than asked when a SKU was taken meanwhile. */
export async function insertProducts(
  tx: Tx,
  clientId: string,
  now: Date,
  products: readonly (ProductFacts & { active: boolean })[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into products (client_id, sku, name, product_type, brand, processor, generation, active, created_at, updated_at)
    select ${clientId}, sku, name, product_type, brand, processor, generation, active, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as n(sku text, name text, product_type text, brand text,
      processor text, generation text, active boolean)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Writes products over those of the same id and version; answers how many were still as they had been read. */
export async function updateProducts(
  tx: Tx,
  clientId: string,
  products: readonly (ProductFacts & { id: string; version: number; active: boolean })[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update products p
    set sku = n.sku, name = n.name, product_type = n.product_type, brand = n.brand, processor = n.processor,
      generation = n.generation, active = n.active, version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as n(id uuid, version integer, sku text, name text,
      product_type text, brand text, processor text, generation text, active boolean)
    where p.client_id = ${clientId} and p.id = n.id and p.version = n.version`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
