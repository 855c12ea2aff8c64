// Sales without us: an HTTP handler that writes the rows a sale leaves, by statements that were made up before, in one
// message and one transaction. A process of its own, like the product.
import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";
import { bareAward, valuesOf } from "./bare-books.ts";
import type { Shop } from "./shop.ts";

/** Setup of the process. */
export interface BareSales {
  databaseUrl: string;
  poolSize: number;
  at: Shop;
  /** Answer of the product to a sale. */
  json: string;
}

export const saleTables = [
  ...["claims", "claim_lines", "claim_transitions", "earning_counters", "idempotency_keys"],
] as const;

interface Sale {
  invoiceNumber: string;
  saleDate: string;
  photoFileId: string;
  lines: { productId: string; quantity: number }[];
}

const key = `
  insert into bare_idempotency_keys (client_id, user_id, key, endpoint, request_hash, created_at)
  values ($1, $2, $3, 'sales.report', $4, $5)`;
const claim = `
  with claim as (
    insert into bare_claims (id, client_id, campaign_id, user_id, country, retailer_id, store_id, invoice_number,
      invoice_key, sale_date, photo_file_id, photo_sha256, state, units, points, experience, rule_set_version_id,
      submitted_at)
    values ($1, $2, $3, $4, 'BR', $5, $6, $7, $7, $8, $9, $10, 'submitted', 6, 90, 60, $11, $12)
  ), lines as (
    insert into bare_claim_lines (id, client_id, claim_id, attempt, position, product_id, sku, name, product_type, brand,
      quantity, points, experience, trace)
    select id, $2::uuid, $1::uuid, 1, place, product, 'SKU', 'Notebook', 'Notebook', 'Aurora', 2, 30, 20, $13::jsonb
    from jsonb_to_recordset($14::jsonb) as l (id uuid, place smallint, product uuid)
  )
  insert into bare_claim_transitions (client_id, claim_id, to_state, actor_id, actor_name, at)
  values ($2, $1, 'submitted', $4, 'Ana', $12)`;
const counters = `
  insert into bare_earning_counters as c (client_id, campaign_id, scope, owner_id, period, points)
  values ($1, $2, 'week', $3, $4, 90), ($1, $2, 'budget', $2, to_hex(pg_backend_pid() % 16), 90)
  on conflict (client_id, campaign_id, scope, owner_id, period) do update set points = c.points + excluded.points`;
const answered = `
  update bare_idempotency_keys set answer = $4::jsonb where client_id = $1 and user_id = $2 and key = $3`;
const trace = JSON.stringify([{ step: "base", rule: "sku-1", points: 30, experience: 20 }]);

process.once("message", async ({ databaseUrl, poolSize, at, json }: BareSales) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, pipeline: true } as pg.PoolConfig);
  const answer: unknown = JSON.parse(json);
  const stored = JSON.stringify({ value: answer });
  const { clientId, campaignId: potId } = at;
  let turn = 0;
  const http = Fastify();
  http.post<{ Body: Sale }>("/", async ({ body: sale }) => {
    turn += 1;
    const userId = at.sellers[turn % at.sellers.length]?.userId ?? "";
    const [claimId, repeatKey, now] = [randomUUID(), randomUUID(), new Date()];
    const lines = sale.lines.map(({ productId }, index) => ({
      ...{ id: randomUUID(), place: index + 1, product: productId },
    }));
    const photo = [sale.photoFileId, Buffer.from(sale.photoFileId)];
    const written = [
      ...[claimId, clientId, potId, userId, at.retailerId, at.storeId, sale.invoiceNumber, sale.saleDate],
      ...[...photo, at.ruleSetVersionId, now, trace, JSON.stringify(lines)],
    ];
    const document = {
      claimId,
      invoiceNumber: sale.invoiceNumber,
      saleDate: sale.saleDate,
      store: "Centro 1",
    };
    const awards = lines.map(({ id }) =>
      valuesOf({
        ...{ clientId, potId, userId, key: `award:${id}:1`, points: 30, experience: 20, audit: "awaiting" },
        ...{
          source: { type: "claim_line", id },
          ruleSetVersionId: at.ruleSetVersionId,
          occurredAt: now,
          now,
        },
        ...{ expiresAt: now, actorId: userId, details: { trace: JSON.parse(trace), document } },
      }),
    );
    const client = await pool.connect();
    try {
      const send = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
      await Promise.all([
        client.query("begin"),
        send("key", key, [clientId, userId, repeatKey, Buffer.alloc(32), now]),
        send("claim", claim, written),
        ...awards.map((values) => send("award", bareAward, values)),
        send("counters", counters, [clientId, potId, userId, at.saleDate]),
        send("answered", answered, [clientId, userId, repeatKey, stored]),
        client.query("commit"),
      ]);
    } finally {
      client.release();
    }
    return answer;
  });
  const url = await http.listen({ host: "127.0.0.1", port: 0 });
  process.send?.(url);
});

process.once("disconnect", () => process.exit());
