import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type BenchBooks, fillBooks, pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median } from "./measure.ts";
import { type Bench, type Part, row } from "./part.ts";
import { type BenchProduct, product } from "./product.ts";
import { reporter, type Shop, shop } from "./shop.ts";

/** Entries that wait; BACKLOG=200000 for a quick look. */
const waiting = Number(process.env.BACKLOG ?? 5_000_000);
const entriesPerAward = 4;
const people = 5_000;
const seconds = 8;
/** Warm-up of both kinds of work, in seconds: a process that has just begun answers late whatever it drains. */
const warmUp = 20;
const rounds = 3;
const longest = 30 * 60_000;

/** Millions of postings nobody looked at yet, as after an import or a long outage, and people who work meanwhile. */
export const backlog: Part = {
  name: "backlog",
  run: async (shared) => {
    // A database of its own: its jobs begin with the backlog there.
    const stops: (() => Promise<void>)[] = [];
    const bench = ownResources(shared, stops);
    try {
      const at = await bench.use(shop);
      const connection = await pastGuards(await bench.use(database));
      stops.push(() => connection.end());
      bench.say(`${waiting.toLocaleString("en-US")} entries`);
      await plant(connection, at);
      // Cost of writing them is paid before the drains are looked at.
      await connection.query("vacuum analyze");
      await connection.query("checkpoint");
      const begun = performance.now();
      const served = await bench.use(product);
      const drained = untilDrained(connection, at.clientId).then((left) => ({
        left,
        took: (performance.now() - begun) / 1_000,
      }));
      let over = false;
      void drained.then(() => {
        over = true;
      });
      bench.say("people work while it drains");
      await work(served, at, warmUp);
      const during: Worked[] = [];
      do during.push(await work(served, at, seconds));
      while (!over && during.length < rounds);
      const { left, took } = await drained;
      bench.say(`drained in ${took.toFixed(0)} s; people work by themselves`);
      const after: Worked[] = [];
      for (let round = 0; round < rounds; round += 1) after.push(await work(served, at, seconds));
      const medianOf = (all: Worked[], what: keyof Worked) => median(all.map((each) => each[what]));
      return [
        row("backlog: entries that still wait", left, "", { atMost: 0 }),
        row("backlog: drained in", took, "s"),
        row("backlog: entries drained", waiting / took, "/s"),
        ...(["sale", "read"] as const).flatMap((what) => [
          row(`backlog: p95 of a ${what} while it drains`, medianOf(during, what), "ms"),
          row(`backlog: p95 of a ${what} without`, medianOf(after, what), "ms"),
          row(
            `backlog: p95 of a ${what}, with against without`,
            medianOf(during, what) / medianOf(after, what),
            "×",
            {
              atMost: 1.5,
            },
          ),
        ]),
      ];
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  },
};

/** Resources that only this part uses. */
function ownResources({ say }: Bench, stops: (() => Promise<void>)[]): Bench {
  const started = new Map<unknown, Promise<unknown>>();
  const bench: Bench = {
    say,
    use: async (resource) => {
      const known = started.get(resource) as ReturnType<typeof resource.start> | undefined;
      const running = known ?? resource.start(bench);
      if (!known) {
        started.set(resource, running);
        stops.push(async () => resource.stop(await running));
      }
      return running;
    },
  };
  return bench;
}

/** Awards of a crowd in the campaign of the shop. */
async function plant(connection: pg.Client, { clientId, campaignId }: Shop): Promise<void> {
  const books: BenchBooks = { clientId, potId: campaignId, people: [] };
  const { rows } = await connection.query<{ n: number }>(
    "select count(distinct user_id)::int as n from ledger_accounts where client_id = $1 and pot_id = $2",
    [clientId, campaignId],
  );
  await connection.query(
    `with people as (
       insert into users (username, first_name, last_name, country)
       select 'backlog-' || n, 'Ana', 'Silva', 'BR' from generate_series(1, $3::int) n returning id
     ), members as (
       insert into memberships (client_id, user_id, status, country) select $1, id, 'active', 'BR' from people
     )
     select ledger_open($1, $2, id) from people`,
    [clientId, campaignId, people],
  );
  await fillBooks(connection, books, Math.round(waiting / entriesPerAward), [rows[0]?.n ?? 0, people]);
}

/**
 * Waits until seals, standings and days hold all that was planted; answers what still waits when patience is over. Only
 * marks are read again and again: a look at millions of entries would be a load of its own beside what is measured.
 */
async function untilDrained(connection: pg.Client, clientId: string): Promise<number> {
  const planted = await connection.query<{ last: string }>(
    `select max(made_in::text::bigint) as last from ledger_transactions
     where client_id = $1 and source_type = 'claim_line' and made_in < '600'::xid8`,
    [clientId],
  );
  const left = async () => {
    const { rows } = await connection.query<{ n: number }>(
      `with mark as (
         select least(
           coalesce((select max(end_made_in::text::bigint) from ledger_seals where client_id = $1), 0),
           coalesce((select counted_to::text::bigint from campaign_days_counted where client_id = $1), 0),
           coalesce((select pg_snapshot_xmax(seen)::text::bigint from standings_read where client_id = $1), 0)) as at
       )
       select greatest($2::bigint + 1 - mark.at, 0)::int
         + (select count(*)::int from standing_touched where client_id = $1) as n from mark`,
      [clientId, planted.rows[0]?.last],
    );
    return rows[0]?.n ?? 0;
  };
  const end = performance.now() + longest;
  for (;;) {
    const waits = await left();
    if (waits === 0 || performance.now() > end) return waits;
    await sleep(1_000);
  }
}

type Worked = { sale: number; read: number };

/** The p95 of sales and of reading one's points, in milliseconds. */
async function work({ url, as }: BenchProduct, at: Shop, lasting: number): Promise<Worked> {
  const report = await reporterOf(at, as);
  const sale = await load({
    url: `${url}/api/sales`,
    method: "POST",
    connections: 2,
    seconds: lasting,
    next: report,
  });
  const headers = await as(at.sellers[0]?.userId ?? "", at.clientId);
  const read = await load({ url: `${url}/api/points`, connections: 2, seconds: lasting, headers });
  return { sale: sale.p95, read: read.p95 };
}

const reporters = new WeakMap<Shop, ReturnType<typeof reporter>>();

/** One for all rounds: no invoice comes twice. */
function reporterOf(at: Shop, as: BenchProduct["as"]): ReturnType<typeof reporter> {
  const known = reporters.get(at) ?? reporter(at, as, "K");
  reporters.set(at, known);
  return known;
}
