import type pg from "pg";
import { pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";
import { type Shop, shop } from "./shop.ts";

const items = 2_000;
const orders = { first: 20_000, all: 200_000 };
const rounds = 3;
const [connections, seconds] = [32, 6];

/** Queries of the store. */
const pages = [
  "",
  "?sort=soonest",
  "?sort=price_up&affordable=true",
  "?search=item%2012",
  "?sort=price_down&inStock=true&limit=50",
  "?wished=true",
];

/** The store of 2,000 items with what each means for the person, by 32 at once; and with ten times the orders. */
export const store: Part = {
  name: "store",
  run: async (bench) => {
    const running = await bench.use(product);
    // One of its own: it is filled past every guard, and others ask what the books of theirs say.
    const at = await shop.start(bench);
    const connection = await pastGuards(await bench.use(database));
    try {
      bench.say("a store of 2,000 items");
      const filled = await fillStore(connection, at);
      await fillOrders(connection, at, filled, orders.first);
      const headers = await Promise.all(at.sellers.map(({ userId }) => running.as(userId, at.clientId)));
      let turn = 0;
      const next = () => {
        turn += 1;
        const path = `/api/rewards${pages[turn % pages.length]}`;
        return { headers: headers[turn % headers.length] ?? {}, path };
      };
      const ask = async () => {
        const p95s: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          p95s.push((await load({ url: running.url, connections, seconds, next })).p95);
        }
        return median(p95s);
      };
      await load({ url: running.url, connections, seconds: 2, next });
      const few = await ask();
      bench.say("ten times the orders");
      await fillOrders(connection, at, filled, orders.all - orders.first);
      const many = await ask();
      return [
        row("store of 2,000 items, 32 connections: p95", few, "ms", { atMost: 30 }),
        row("store with ten times the orders: p95", many, "ms", { atMost: 30 }),
        row("store: ten times the orders against before", many / few, "×", { atMost: 1.3 }),
      ];
    } finally {
      await connection.end();
    }
  },
};

type Filled = { categories: string[]; rewards: string[] };

/** Twenty categories, a hundred items in each: a tenth restricted, a tenth limited, a tenth sold out. */
async function fillStore(db: pg.Client, { clientId, sellers, campaignId }: Shop): Promise<Filled> {
  const [department = ""] = await idsOf(
    db,
    `insert into reward_departments (client_id, name, position) values ($1, '{"pt-BR": "Casa"}', 0) returning id`,
    [clientId],
  );
  const categories = await idsOf(
    db,
    `insert into reward_categories (client_id, department_id, name, position)
       select $1, $2, jsonb_build_object('pt-BR', 'Categoria ' || n), n from generate_series(1, 20) n returning id`,
    [clientId, department],
  );
  const rewards = await idsOf(
    db,
    `insert into rewards (client_id, sku, name, description, conditions, category_id, delivery, state, eligibility)
       select $1, 'ITEM-' || n, jsonb_build_object('pt-BR', 'Item ' || n, 'en-US', 'Item ' || n), '{}', '{}',
              ($2::uuid[])[1 + n % 20], 'shipped', 'published',
              case when n % 10 = 0 then '{"level": "creator"}'::jsonb else '{"all": []}' end
         from generate_series(1, $3::int) n returning id`,
    [clientId, categories, items],
  );
  const fill = [
    `insert into reward_countries (client_id, reward_id, country, price)
       select $1, id, 'BR', 50 + n * 7 from unnest($2::uuid[]) with ordinality as r (id, n)`,
    `insert into reward_stocks (client_id, reward_id, country, received)
       select $1, id, 'BR', case when n % 10 = 1 then 0 else 100000 end
         from unnest($2::uuid[]) with ordinality as r (id, n)`,
    `insert into reward_limits (client_id, scope, scope_id, period, units)
       select $1, 'reward', id, 'campaign', 2 from unnest($2::uuid[]) with ordinality as r (id, n) where n % 10 = 2`,
    `insert into reward_popularity (client_id, reward_id, units, counted_at)
       select $1, id, 1 + n * 37 % 500, now() from unnest($2::uuid[]) with ordinality as r (id, n)`,
  ];
  for (const statement of fill) await db.query(statement, [clientId, rewards]);
  await db.query(
    `insert into reward_limits (client_id, scope, scope_id, period, units)
       select $1, 'category', id, 'month', 3 from unnest($2::uuid[]) id`,
    [clientId, categories],
  );
  const people = sellers.map(({ userId }) => userId);
  await db.query(
    `insert into reward_wishes (client_id, user_id, reward_id, at)
       select $1, p, r, now() from unnest($2::uuid[]) p cross join unnest(($3::uuid[])[:20]) r`,
    [clientId, people, rewards],
  );
  for (const userId of people)
    await db.query("select ledger_open($1, $2, $3)", [clientId, campaignId, userId]);
  await db.query(
    `update ledger_accounts set balance = 4000, earned = 4000, version = 1
      where client_id = $1 and pot_id = $2 and kind = 'cleared' and user_id = any($3::uuid[])`,
    [clientId, campaignId, people],
  );
  await db.query(
    "insert into reward_catalogue_versions (client_id, version) values ($1, 1) on conflict do nothing",
    [clientId],
  );
  await db.query("vacuum analyze rewards, reward_countries, reward_stocks, reward_wishes, ledger_accounts");
  return { categories, rewards };
}

/** Rows that so many orders leave behind: their moves of stock, and the rows of the people they count in. */
async function fillOrders(
  db: pg.Client,
  { clientId, sellers, campaignId }: Shop,
  { categories, rewards }: Filled,
  count: number,
): Promise<void> {
  const people = sellers.map(({ userId }) => userId);
  await db.query(
    `insert into stock_moves (client_id, reward_id, country, kind, units, order_id, key, actor_name, at)
       select $1, ($2::uuid[])[1 + n % $3::int], 'BR', 'reserve', 1, o, 'reserve:' || o, '', now()
         from (select n, uuidv7() as o from generate_series(1, $4::int) n) made`,
    [clientId, rewards, rewards.length, count],
  );
  await db.query(
    `insert into redemption_counters (client_id, user_id, scope, scope_id, period, units)
       select distinct $1::uuid, ($2::uuid[])[1 + n % $3::int], s.scope, s.id, s.period, 1
         from generate_series(1, least($7::int, 64 * 400)) n
         cross join lateral (values
           ('reward', ($4::uuid[])[1 + (n * 7919) % 2000], 'c:' || $6::text), ('reward', ($4::uuid[])[1 + (n * 7919) % 2000], 'ever'),
           ('category', ($5::uuid[])[1 + (n * 31) % 20], 'm:2020-01'), ('category', ($5::uuid[])[1 + (n * 31) % 20], 'ever')
         ) as s (scope, id, period)
       on conflict do nothing`,
    [clientId, people, people.length, rewards, categories, campaignId, Math.floor(count / 50)],
  );
  await db.query("vacuum analyze stock_moves, redemption_counters");
}
