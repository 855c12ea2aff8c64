import type pg from "pg";
import { Database } from "../src/db/database.ts";
import { figureJobs } from "../src/insight/reports/index.ts";
import { campaignJobs } from "../src/loyalty/campaigns/index.ts";
import { ledgerJobs } from "../src/loyalty/ledger/index.ts";
import type { Parts } from "../src/parts.ts";
import { sixtyEach } from "../test/builders-campaigns.ts";
import { TestClock } from "../test/clock.ts";
import { fillBooks, openBooks, pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Bench, type Part, type Resource, type Row, row } from "./part.ts";
import { product } from "./product.ts";
import { type BenchCampaign, idsOf, openCampaign } from "./programme.ts";

type Counted = { clientId: string; readerId: string; entries: number };

/** Entries in the books; a line sold makes four of them. */
const sizes = [500_000, 5_000_000];
const perLine = 4;
const linesPerClaim = 5;
const earners = 5_000;
const chains = 20;
const products = 200;
const rounds = 3;

const paths = [
  "sales?by=week",
  "sales?by=product",
  "sales?by=brand",
  "sales?by=chain",
  "points?by=week",
  "audit?by=reason",
  "redemption?by=category",
  "levels",
  "queues",
  "compare",
].map((path) => `/api/office/figures/${path}`);

/** Two programmes that differ in how much was sold, counted as the timetable counts them. */
const counted: Resource<Counted[]> = {
  start: async (bench) => {
    const reached = await bench.use(database);
    const connection = await pastGuards(reached);
    try {
      const made: Counted[] = [];
      for (const entries of sizes) {
        bench.say(`${entries.toLocaleString("en-US")} entries`);
        made.push(await programmeOf(connection, entries));
      }
      await connection.query("vacuum analyze");
      const db = new Database({ url: reached.appUrl, poolSize: 1, onError: () => undefined });
      const parts = { ...({ db } as Parts), clock: new TestClock() };
      const once = { attempt: 1, maxAttempts: 1 };
      await ledgerJobs["ledger.seal"].run(parts, {}, once);
      await campaignJobs["campaigns.count_days"].run(parts, {}, once);
      await figureJobs["reports.count_sums"].run(parts, {}, once);
      await db.end();
      await connection.query("vacuum analyze sale_facts, sale_weeks, campaign_days, audit_reason_weeks");
      return made;
    } finally {
      await connection.end();
    }
  },
  stop: async () => undefined,
};

async function programmeOf(connection: pg.Client, entries: number): Promise<Counted> {
  const { clientId, people } = await openBooks(connection);
  const [readerId = "", approver = ""] = people;
  await connection.query("update users set is_superuser = true where id = $1", [readerId]);
  const plan = { rules: sixtyEach, stores: 20, proposer: readerId, approver };
  const campaign = await openCampaign(connection, clientId, plan);
  const { campaignId } = campaign;
  await connection.query("select ledger_open($1, $2, null)", [clientId, campaignId]);
  await connection.query(
    `select ledger_open($1, $2, user_id) from (
       select distinct user_id from ledger_accounts where client_id = $1 and user_id is not null limit $3::int) u`,
    [clientId, campaignId, earners],
  );
  const books = { clientId, potId: campaignId, people: [] };
  await fillBooks(connection, books, entries / perLine, [0, earners]);
  await fillClaims(connection, clientId, campaign);
  return { clientId, readerId, entries };
}

/** Claims behind the books' awards: sales of some lines each, over ten weeks, products and chains. */
async function fillClaims(
  connection: pg.Client,
  clientId: string,
  { campaignId, ruleSetVersionId, storeIds }: BenchCampaign,
): Promise<void> {
  const chainIds = await idsOf(
    connection,
    `insert into retailers (client_id, country, name) select $1, 'BR', 'Rede ' || n from generate_series(1, $2::int) n
     returning id`,
    [clientId, chains],
  );
  const productIds = await idsOf(
    connection,
    `insert into products (client_id, sku, name, product_type, brand)
     select $1, 'SKU-' || n, 'Produto ' || n, 'laptop', 'Aurora' from generate_series(1, $2::int) n returning id`,
    [clientId, products],
  );
  await connection.query(
    `create temp table sold as
       select source_id as line, user_id, n, n / $3::int as claim, md5($1 || '-' || n / $3::int)::uuid as claim_id
       from (select source_id, user_id, row_number() over (order by id)::int - 1 as n from ledger_lots
             where client_id = $1::uuid and pot_id = $2) lots`,
    [clientId, campaignId, linesPerClaim],
  );
  await connection.query(
    `insert into claims (id, client_id, campaign_id, user_id, country, retailer_id, store_id, invoice_number,
       invoice_key, sale_date, state, units, points, experience, rule_set_version_id, checked_at, submitted_at)
     select claim_id, $1, $2, min(user_id::text)::uuid, 'BR', ($3::uuid[])[1 + claim % $4::int],
       ($5::uuid[])[1 + claim % cardinality($5::uuid[])], 'NF' || claim, 'NF' || claim,
       current_date - claim % 70, 'auto_accepted', $6::int, 60 * $6::int, 40 * $6::int, $7, now(), now()
     from sold group by claim_id, claim`,
    [clientId, campaignId, chainIds, chains, storeIds, linesPerClaim, ruleSetVersionId],
  );
  await connection.query(
    `insert into claim_lines (id, client_id, claim_id, position, product_id, sku, name, product_type, brand, quantity,
       points, experience, trace)
     select line, $1, claim_id, 1 + n % $3::int, ($2::uuid[])[1 + abs(hashtext(line::text)) % cardinality($2::uuid[])], 'SKU', 'Produto',
       'laptop', 'Aurora', 1, 60, 40, '[]' from sold`,
    [clientId, productIds, linesPerClaim],
  );
  await connection.query(
    `insert into claim_transitions (client_id, claim_id, from_state, to_state, at)
     select $1, id, 'submitted', 'auto_accepted', now() from claims where client_id = $1`,
    [clientId],
  );
  await connection.query(
    `insert into audit_verdicts (client_id, subject_type, subject_id, auditor_id, verdict, sampled, points_before,
       points_rejected, at)
     select $1, 'claim', id, user_id, 'accepted', false, 60, 0, now() from claims
     where client_id = $1 and hashtext(id::text) % 10 = 0`,
    [clientId],
  );
  await connection.query("drop table sold");
}

/** Figures of the manager: each figure of 5 M entries, and against one of 500,000. */
export const figures: Part = {
  name: "figures",
  run: async (bench) => {
    const clients = await bench.use(counted);
    const rows: Row[] = [];
    for (const path of paths) rows.push(...(await figure(bench, clients, path)));
    return rows;
  },
};

async function figure(bench: Bench, clients: readonly Counted[], path: string): Promise<Row[]> {
  const { url, as } = await bench.use(product);
  const p95s = clients.map((): number[] => []);
  // One round measures both, so that a slow moment of the machine meets each of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { clientId, readerId }] of clients.entries()) {
      const headers = await as(readerId, clientId);
      const { p95 } = await load({ url, connections: 2, seconds: 1.5, headers, paths: [path] });
      p95s[index]?.push(p95);
    }
  }
  const [few = Number.NaN, many = Number.NaN] = p95s.map((values) => median(values));
  const name = path.replace("/api/office/figures/", "figure ");
  return [
    row(`${name} of 5,000,000 entries: p95`, many, "ms", { atMost: 300 }),
    row(`${name}: 5,000,000 entries against 500,000`, many / few, "×", { atMost: 1.3 }),
  ];
}
