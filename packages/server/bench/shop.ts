import { randomUUID } from "node:crypto";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import pg from "pg";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import type { Resource } from "./part.ts";
import type { BenchProduct } from "./product.ts";
import { idsOf, openCampaign } from "./programme.ts";

const people = 64;
/** Photos wait in the store already: as many as sales could be reported in all rounds. */
const photos = 40_000;

export type Shop = {
  clientId: string;
  campaignId: string;
  storeId: string;
  retailerId: string;
  ruleSetVersionId: string;
  productIds: string[];
  sellers: { userId: string; photoIds: string[] }[];
  saleDate: string;
};

const rules: RuleSet = {
  schema: 1,
  base: Array.from({ length: 200 }, (_, n) => ({
    id: `sku-${n}`,
    match: { sku: `SKU-${n}` },
    points: 20 + (n % 40),
    experience: 10 + (n % 20),
  })),
  activities: [],
  multipliers: [],
  caps: [
    { id: "line", kind: "units_per_line", limit: 20 },
    { id: "week", kind: "points_per_week", limit: 100_000_000 },
    { id: "budget", kind: "budget", limit: 1_000_000_000 },
  ],
};

/** A programme in the middle of its campaign: sellers signed up, their photos taken. */
export const shop: Resource<Shop> = {
  start: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    bench.say(`${people} sellers with ${photos.toLocaleString("en-US")} photos`);
    const connection = new pg.Client({ connectionString: ownerUrl });
    await connection.connect();
    try {
      return await openShop(connection);
    } finally {
      await connection.end();
    }
  },
  stop: async () => undefined,
};

async function openShop(db: pg.Client): Promise<Shop> {
  const slug = `shop-${randomUUID().slice(0, 8)}`;
  const clientId = await openClient(db, slug);
  const userIds = await idsOf(
    db,
    `insert into users (username, first_name, country) select $1 || '-' || n, 'Ana', 'BR' from generate_series(1, $2::int) n
     returning id`,
    [slug, people],
  );
  const [proposer = "", approver = ""] = userIds;
  const { campaignId, ruleSetVersionId, companyId, retailerId, storeIds, today } = await openCampaign(
    db,
    clientId,
    {
      ...{ rules, stores: 1, proposer, approver },
    },
  );
  const [storeId = ""] = storeIds;
  const productIds = await idsOf(
    db,
    `insert into products (client_id, sku, name, product_type, brand)
     select $1, 'SKU-' || n, 'Notebook ' || n, 'Notebook', 'Aurora' from generate_series(0, 199) n returning id`,
    [clientId],
  );
  await db.query(
    `insert into memberships (client_id, user_id, status, country, store_id, retailer_id)
     select $1, id, 'active', 'BR', $3, $4 from unnest($2::uuid[]) id`,
    [clientId, userIds, storeId, retailerId],
  );
  await db.query(
    `insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
       store_ids, terms_version, terms_locale, enrolled_at)
     select $1, $2, id, 'BR', $4, '{Aurora}', array[$5::uuid], array[$6::uuid], 1, 'pt-BR', now()
     from unnest($3::uuid[]) id`,
    [clientId, campaignId, userIds, companyId, retailerId, storeId],
  );
  const { rows } = await db.query<{ owner_id: string; ids: string[] }>(
    `with taken as (
       insert into files (client_id, owner_id, kind, name, declared_type, declared_size, state, sniffed_type, size,
         sha256, storage_key, created_at, completed_at)
       select $1::uuid, ($2::uuid[])[1 + n % $3::int], 'invoice', 'nota.jpg', 'image/jpeg', 1000, 'ready', 'image/jpeg', 1000,
         sha256(convert_to('${slug}' || n, 'UTF8')), '${slug}/' || n, now(), now()
       from generate_series(1, $4::int) n returning owner_id, id)
     select owner_id, array_agg(id) as ids from taken group by owner_id`,
    [clientId, userIds, people, photos],
  );
  await db.query("vacuum analyze");
  const sellers = rows.map(({ owner_id, ids }) => ({ userId: owner_id, photoIds: ids }));
  return {
    ...{ clientId, campaignId, storeId, retailerId, ruleSetVersionId, productIds, sellers },
    saleDate: today,
  };
}

/** Makes one report after the other: three lines, the sellers in turn, each with a photo of its own. */
export async function reporter(
  at: Shop,
  as: BenchProduct["as"],
  prefix: string,
): Promise<() => { body: string; headers: Record<string, string> }> {
  const sellers = await Promise.all(
    at.sellers.map(async (seller) => ({ ...seller, headers: await as(seller.userId, at.clientId) })),
  );
  let turn = 0;
  return () => {
    turn += 1;
    const seller = sellers[turn % sellers.length];
    const line = (index: number) => ({
      productId: at.productIds[(turn * 3 + index) % at.productIds.length],
      quantity: 1 + (turn % 3),
    });
    const body = {
      campaignId: at.campaignId,
      storeId: at.storeId,
      invoiceNumber: `${prefix}${turn}`,
      saleDate: at.saleDate,
      lines: [line(0), line(1), line(2)],
      photoFileId: seller?.photoIds.pop(),
    };
    return {
      body: JSON.stringify(body),
      headers: { ...seller?.headers, "content-type": "application/json", "idempotency-key": randomUUID() },
    };
  };
}
