import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import type { Resource } from "./part.ts";

export type BenchClient = { size: number; clientId: string; administratorId: string };

const sizes = [1_000, 10_000, 100_000];

/** Three clients that differ only in how many people they have; one administrator each. */
export const crowds: Resource<BenchClient[]> = {
  start: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    const connection = new pg.Client({ connectionString: ownerUrl });
    await connection.connect();
    try {
      const clients: BenchClient[] = [];
      for (const size of sizes) {
        bench.say(`${size.toLocaleString("en-US")} people`);
        clients.push(await crowd(connection, size));
        // Owner of a membership is looked up by a plan this connection keeps: made for a few people, it reads them all.
        await connection.query("analyze users, memberships");
      }
      // The bench's address is the door of the first.
      const [first] = clients;
      await connection.query("insert into client_hosts (host, client_id) values ('127.0.0.1', $1)", [
        first?.clientId,
      ]);
      await connection.query("vacuum analyze");
      await sleep(200);
      return clients;
    } finally {
      await connection.end();
    }
  },
  stop: async () => undefined,
};

async function crowd(connection: pg.Client, size: number): Promise<BenchClient> {
  const clientId = await openClient(connection, `bench-${size}`);
  // Names as real ones are spread: some common, most rare.
  const insertPeople = `
    with people as (
      insert into users (username, email, first_name, last_name, country, document)
      select 'bench-' || $2 || '-' || n, 'bench-' || $2 || '-' || n || '@example.com',
             (array['Ana','João','Maria','José','Beatriz','Luís','Zoé','Íris'])[1 + n % 8],
             (array['Silva','Souza','Peña','Dubois','Gómez','Nuñes'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6),
             'BR', null
      from generate_series(1, $2::int) n
      returning id, username
    )
    insert into memberships (client_id, user_id, status, country, job_profile, roles)
    select $1, id, 'active', 'BR', 'salesperson',
           case when username = 'bench-' || $2 || '-1' then '{program_administrator}'::text[] else '{}' end
    from people`;
  await connection.query(insertPeople, [clientId, size]);
  const findAdministrator = "select id from users where username = $1";
  const { rows: people } = await connection.query<{ id: string }>(findAdministrator, [`bench-${size}-1`]);
  return { size, clientId, administratorId: people[0]?.id ?? "" };
}
