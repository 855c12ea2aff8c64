import type pg from "pg";
import type { TestApp } from "./app.ts";

/**
 * How often connections are waited for meanwhile, statements sent together counted once and the end of a read not at all;
 * with `about`, only of the connection that is asked something with this in it.
 */
export async function tripsOf(app: TestApp, work: () => Promise<unknown>, about = ""): Promise<number> {
  const { pool } = app.parts.db;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let counted = 0;
  const watched = new Map<pg.PoolClient, pg.PoolClient["query"]>();
  pool.connect = (async () => {
    const client = await connect();
    if (watched.has(client)) return client;
    watched.set(client, client.query);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    let [waiting, trips, concerns] = [0, 0, false];
    client.query = ((...given: unknown[]) => {
      const text = typeof given[0] === "string" ? given[0] : JSON.stringify(given[0]);
      if (waiting === 0 && text !== "commit") trips += 1;
      concerns ||= text.includes(about);
      if (concerns) {
        counted += trips;
        trips = 0;
      }
      waiting += 1;
      const result = query(...given);
      const done = () => {
        waiting -= 1;
      };
      result.then(done, done);
      return result;
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  try {
    await work();
    return counted;
  } finally {
    pool.connect = connect as typeof pool.connect;
    for (const [client, query] of watched) client.query = query;
  }
}
