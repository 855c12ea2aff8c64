import pg from "pg";

/** Checksum of a table: how many rows, and a checksum of all of them. */
export interface TableChecksum {
  readonly table: string;
  readonly rows: number;
  readonly checksum: string;
}

/** Tables that are only ever added to (audit trail, ledgers, logs): the ones a restore must bring back to the row. */
async function appendOnlyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'refuse_change' and c.relnamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ name }) => name);
}

async function checksumOf(client: pg.Client, table: string): Promise<TableChecksum> {
  // Per row first, so that memory does not grow with the table; the sum does not depend on the order.
  const { rows } = await client.query<{ rows: number; checksum: string }>(`
    select count(*)::int as rows,
      coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text || '-' ||
      coalesce(sum(('x' || substr(md5(t::text), 16, 15))::bit(60)::bigint), 0)::text as checksum
    from ${pg.escapeIdentifier(table)} t`);
  return { table, rows: rows[0]?.rows ?? 0, checksum: rows[0]?.checksum ?? "" };
}

/** Checksums of every append-only table, as the client's transaction sees them. */
export async function checksums(client: pg.Client): Promise<TableChecksum[]> {
  const sums: TableChecksum[] = [];
  for (const table of await appendOnlyTables(client)) sums.push(await checksumOf(client, table));
  return sums;
}

/**
 * Names a moment in the WAL and takes the checksums of exactly that moment. Writers wait only while it is named:
 * a second transaction takes over the first one's view of the data and counts at leisure.
 */
export async function checksumsAtPoint(
  first: pg.Client,
  second: pg.Client,
  point: string,
): Promise<TableChecksum[]> {
  const tables = (await appendOnlyTables(first)).map((table) => pg.escapeIdentifier(table));
  await first.query("begin isolation level repeatable read");
  await first.query("set local lock_timeout = '10s'");
  if (tables.length > 0) await first.query(`lock table ${tables.join(", ")} in share mode`);
  const { rows } = await first.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
  await first.query("select pg_create_restore_point($1)", [point]);
  await second.query("begin isolation level repeatable read");
  await second.query(`set transaction snapshot ${pg.escapeLiteral(rows[0]?.snapshot ?? "")}`);
  await first.query("commit");
  const sums = await checksums(second);
  await second.query("commit");
  return sums;
}
