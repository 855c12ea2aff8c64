import pg from "pg";
import { openClient } from "./client.ts";
import type { BenchDatabase } from "./database.ts";

export type BenchBooks = { clientId: string; potId: string; people: string[] };

/** People who are measured: what they have stays the same however much the others get. */
const steady = 100;
const crowd = 5_000;

/** A connection past every guard, in the product's own database. */
export async function pastGuards({ ownerUrl, superuserUrl }: BenchDatabase): Promise<pg.Client> {
  const url = new URL(superuserUrl);
  url.pathname = new URL(ownerUrl).pathname;
  const connection = new pg.Client({ connectionString: url.href });
  await connection.connect();
  await connection.query("set session_replication_role = replica");
  return connection;
}

/** A client with people who have accounts in one pot. */
export async function openBooks(connection: pg.Client): Promise<BenchBooks> {
  const potId = crypto.randomUUID();
  const clientId = await openClient(connection, `bench-books-${potId.slice(0, 8)}`);
  const { rows } = await connection.query<{ id: string }>(
    `insert into users (username, first_name, last_name, country)
       select $1 || n, 'Ana', 'Silva', 'BR' from generate_series(1, $2::int) n returning id`,
    [`books-${potId}-`, steady + crowd],
  );
  const people = rows.map(({ id }) => id);
  await connection.query("select ledger_open($1, $2, null)", [clientId, potId]);
  await connection.query("select ledger_open($1, $2, id) from unnest($3::uuid[]) id", [
    clientId,
    potId,
    people,
  ]);
  return { clientId, potId, people: people.slice(0, steady) };
}

/** Awards as a sale makes them, set-wise, in turn over so many people from a place on: four entries and a lot each. */
export async function fillBooks(
  connection: pg.Client,
  { clientId, potId }: BenchBooks,
  awards: number,
  [from, people]: [number, number],
): Promise<void> {
  await connection.query(
    `create temp table filling on commit preserve rows as
       select n, p.user_id, p.uncleared, p.xp, p.had + n / $4::int + 1 as version,
         (select coalesce(max(id), 0) from ledger_transactions) + n + 1 as id, uuidv7() as line
       from generate_series(0, $3::int - 1) n
       join (select user_id, row_number() over (order by min(id)) - 1 as place, max(version) as had,
               min(id) filter (where kind = 'uncleared') as uncleared, min(id) filter (where kind = 'xp') as xp
             from ledger_accounts where client_id = $1 and pot_id = $2 and user_id is not null group by user_id
            ) p on p.place = $5::int + n % $4::int`,
    [clientId, potId, awards, people, from],
  );
  const indexes = await withoutIndexes(connection);
  await connection.query(
    `insert into ledger_transactions (id, client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
       occurred_at, posted_at, details, made_in)
     overriding system value
     select id, $1, 'award:' || line || ':1', '\\x00', 'award', $2, user_id, 'claim_line', line,
       timestamptz '2026-03-01' + n * interval '1 second', timestamptz '2026-03-01' + n * interval '1 second',
       '{"trace": [{"step": "base", "points": 60}], "document": {"invoice": "000123456"}}',
       -- As many sales made them, not one great one: what reads on from a mark finds its place.
       (3 + n * 500 / $3)::text::xid8
     from filling order by n`,
    [clientId, potId, awards],
  );
  await connection.query(
    `insert into ledger_entries (transaction_id, line, client_id, account_id, amount, balance_after, account_version)
     select f.id, e.line, $1, e.account, e.amount, e.after, e.version
     from filling f,
       (select min(id) filter (where unit = 'PTS') as points, min(id) filter (where unit = 'XP') as experience
        from ledger_accounts where client_id = $1 and pot_id = $2 and kind = 'issuance') o,
       lateral (values (1, o.points, -60, null::bigint, null::int), (2, f.uncleared, 60, f.version * 60, f.version),
         (3, o.experience, -40, null, null), (4, f.xp, 40, f.version * 40, f.version)
       ) e (line, account, amount, after, version)
     order by f.n, e.line`,
    [clientId, potId],
  );
  await connection.query(
    `insert into ledger_lots (client_id, pot_id, user_id, transaction_id, source_type, source_id, earned_at, expires_at,
       audit, original, open, experience)
     select $1, $2, user_id, id, 'claim_line', line, timestamptz '2026-03-01', now() + interval '45 days', 'awaiting',
       60, 60, 40 from filling order by n`,
    [clientId, potId],
  );
  await connection.query(`
    update ledger_accounts a set version = f.version, balance = f.version * f.worth, earned = f.version * f.worth
    from (select uncleared as id, max(version)::int as version, 60 as worth from filling group by 1
          union all select xp, max(version)::int, 40 from filling group by 1) f where a.id = f.id`);
  await connection.query(
    "select setval('ledger_transactions_id_seq', (select max(id) from ledger_transactions))",
  );
  await connection.query("drop table filling");
  for (const definition of indexes) await connection.query(definition);
  await connection.query("vacuum analyze ledger_accounts, ledger_transactions, ledger_entries, ledger_lots");
}

/** Indexes are built faster at the end than row by row; answers what builds them. */
async function withoutIndexes(connection: pg.Client): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('ledger_transactions'::regclass, 'ledger_entries'::regclass, 'ledger_lots'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await connection.query(`drop index ${name}`);
  await connection.query("set maintenance_work_mem = '256MB'");
  return rows.map(({ definition }) => definition);
}

/** How many entries there are at first, and in the end; the measured people keep theirs. */
export const growth = {
  first: { steady: 5_000, crowd: 20_000 },
  more: 1_225_000,
  steady,
  crowd,
} as const;
