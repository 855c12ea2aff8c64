// Row counts of a client by table: what only looks leaves it as it was.
import { sql } from "kysely";
import type { TestApp } from "./app.ts";
import { type Client, plant } from "./builders.ts";

/** How many rows of a client each table holds; tables without any are left out. */
export function rowsOfClient(
  app: Pick<TestApp, "parts" | "clock">,
  client: Client,
): Promise<Record<string, number>> {
  return plant(app, async (tx) => {
    const tables = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'client_id' and t.table_type = 'BASE TABLE'
      order by 1`.execute(tx);
    const counted: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where client_id = ${client.id}`.execute(tx);
      if (rows[0]?.count) counted[name] = rows[0].count;
    }
    return counted;
  });
}
