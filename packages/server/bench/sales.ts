import { createHash, randomUUID } from "node:crypto";
import { canonicalRuleSet } from "@trilha/contract/earning/hash.ts";
import type { RuleSet } from "@trilha/contract/earning/rule-set.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/earning/zoned-days.ts";
import pg from "pg";
import { database } from "./database.ts";
import { type Loaded, load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, type Resource, row } from "./part.ts";
import { product } from "./product.ts";

const zone = "America/Sao_Paulo";
const people = 64;
const connections = 32;
const rounds = 3;
const seconds = 6;
/** Photos wait in the store already: as many as sales could be reported in all rounds. */
const photos = 40_000;

type Shop = {
  clientId: string;
  campaignId: string;
  storeId: string;
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
const shop: Resource<Shop> = {
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
  const ids = async (text: string, values: unknown[]): Promise<string[]> => {
    const { rows } = await db.query<{ id: string }>(text, values);
    return rows.map(({ id }) => id);
  };
  const one = async (text: string, values: unknown[]) => (await ids(text, values))[0] ?? "";
  const today = localDay(new Date(), zone);
  const [beginsOn, endsOn] = [addDays(today, -30), addDays(today, 45)];
  const [beginsAt, endsAt] = [firstMomentOf(beginsOn, zone), firstMomentOf(addDays(endsOn, 1), zone)];
  const slug = `shop-${randomUUID().slice(0, 8)}`;
  const clientId = await one("insert into clients (slug, name) values ($1, $1) returning id", [slug]);
  await db.query("insert into client_looks (client_id) values ($1)", [clientId]);
  await db.query("insert into brands (client_id, name) values ($1, 'Aurora')", [clientId]);
  const companyId = await one(
    "insert into companies (client_id, kind, name) values ($1, 'company', 'Lojas') returning id",
    [clientId],
  );
  const retailerId = await one(
    "insert into retailers (client_id, country, name) values ($1, 'BR', 'Rede') returning id",
    [clientId],
  );
  const storeId = await one(
    `insert into stores (client_id, retailer_id, country, name, code, time_zone)
     values ($1, $2, 'BR', 'Centro', 'C1', $3) returning id`,
    [clientId, retailerId, zone],
  );
  const productIds = await ids(
    `insert into products (client_id, sku, name, product_type, brand)
     select $1, 'SKU-' || n, 'Notebook ' || n, 'Notebook', 'Aurora' from generate_series(0, 199) n returning id`,
    [clientId],
  );
  const userIds = await ids(
    `insert into users (username, first_name, country) select $1 || '-' || n, 'Ana', 'BR' from generate_series(1, $2::int) n
     returning id`,
    [slug, people],
  );
  const campaignId = await one(
    `insert into campaigns (client_id, title, state, begins_at, ends_at)
     values ($1, '{"pt-BR":"Bancada"}', 'draft', $2, $3) returning id`,
    [clientId, beginsAt, endsAt],
  );
  await db.query(
    `insert into campaign_countries (client_id, campaign_id, country, time_zone, begins_on, ends_on, begins_at, ends_at)
     values ($1, $2, 'BR', $3, $4, $5, $6, $7)`,
    [clientId, campaignId, zone, beginsOn, endsOn, beginsAt, endsAt],
  );
  await db.query(
    `insert into rule_set_versions (client_id, campaign_id, version, document, hash, effective_from, state)
     values ($1, $2, 1, $3, $4, $5, 'draft')`,
    [
      clientId,
      campaignId,
      JSON.stringify(rules),
      createHash("sha256").update(canonicalRuleSet(rules)).digest("hex"),
      beginsOn,
    ],
  );
  const decide = `update rule_set_versions set state = $2, proposed_by = $3, decided_by = $4 where campaign_id = $1`;
  const [proposer, approver] = userIds;
  await db.query(decide, [campaignId, "proposed", proposer, null]);
  await db.query(decide, [campaignId, "approved", proposer, approver]);
  for (const state of ["validated", "scheduled", "running"]) {
    await db.query("update campaigns set state = $2 where id = $1", [campaignId, state]);
  }
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
  return { clientId, campaignId, storeId, productIds, sellers, saleDate: today };
}

async function analyze(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    await connection.query("vacuum analyze");
  } finally {
    await connection.end();
  }
}

/** Sales with three lines, each with a photo of its own, credited when answered; the load comes from the same machine. */
export const sales: Part = {
  name: "sales",
  run: async (bench) => {
    const at = await bench.use(shop);
    const { url, as } = await bench.use(product);
    const tokens = await Promise.all(
      at.sellers.map(async (seller) => ({ ...seller, headers: await as(seller.userId, at.clientId) })),
    );
    let turn = 0;
    const report = () => {
      turn += 1;
      const seller = tokens[turn % tokens.length];
      const line = (of: number) => ({
        productId: at.productIds[(turn * 3 + of) % at.productIds.length],
        quantity: 1 + (turn % 3),
      });
      const body = {
        campaignId: at.campaignId,
        storeId: at.storeId,
        invoiceNumber: `B${turn}`,
        saleDate: at.saleDate,
        lines: [line(0), line(1), line(2)],
        photoFileId: seller?.photoIds.pop(),
      };
      return {
        body: JSON.stringify(body),
        headers: {
          ...seller?.headers,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
      };
    };
    const measured: Loaded[] = [];
    const sale = { url: `${url}/api/sales`, method: "POST", connections, next: report } as const;
    await load({ ...sale, seconds: 3 });
    // A programme some sales old: the planner knows what the tables hold, as autovacuum tells it within a minute.
    await analyze((await bench.use(database)).ownerUrl);
    await load({ ...sale, seconds: 1 });
    for (let round = 0; round < rounds; round += 1) measured.push(await load({ ...sale, seconds }));
    const [seller] = tokens;
    const read = (path: string) =>
      load({ url: `${url}${path}`, connections: 2, seconds: 3, headers: seller?.headers ?? {} });
    const balance = await read("/api/points");
    const statement = await read("/api/points/statement");
    const of = (figure: keyof Loaded) => median(measured.map((each) => each[figure]));
    return [
      row(`sales of 3 lines, ${connections} at once`, of("perSecond"), "/s", { atLeast: 250 }),
      row(`sales of 3 lines, ${connections} at once: p50`, of("p50"), "ms"),
      row(`sales of 3 lines, ${connections} at once: p95`, of("p95"), "ms", { atMost: 120 }),
      row("balance over HTTP: p95", balance.p95, "ms", { atMost: 15 }),
      row("statement page over HTTP: p95", statement.p95, "ms", { atMost: 15 }),
    ];
  },
};
