import type { Bare } from "./bare.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { sideBySide } from "./measure.ts";
import { type Bench, type Part, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";
import { record } from "./recorded.ts";

const connections = 32;
const rounds = 7;
const seconds = 2;

/** Our endpoint and a bare handler with the same statements and the same JSON, in turn, on one machine. */
async function compare(bench: Bench, name: string, path: string, atLeast: number): Promise<Row[]> {
  const { appUrl: databaseUrl } = await bench.use(database);
  const [client] = await bench.use(crowds);
  const { url, as, env } = await bench.use(product);
  if (!client) throw new Error("no client to measure with");
  const headers = await as(client.administratorId, client.clientId);
  const { statements, json } = await record(databaseUrl, env, path, headers);
  bench.say(`${statements.length} statements, ${json.length} bytes`);
  const bare = await startChild<Bare>("bare.ts", { databaseUrl, poolSize: 10, statements, json });
  try {
    const ours = () => load({ url: `${url}${path}`, connections, seconds, headers });
    const theirs = () => load({ url: bare.url, connections, seconds });
    await Promise.all([ours(), theirs()]);
    const { a, b, ratio } = await sideBySide(
      rounds,
      async () => (await ours()).perSecond,
      async () => (await theirs()).perSecond,
    );
    return [
      row(`${name}: of a bare handler's speed`, ratio, "×", { atLeast }),
      row(`${name}: requests`, a, "/s"),
      row(`${name}: requests of the bare handler`, b, "/s"),
    ];
  } finally {
    await bare.end();
  }
}

/** An authenticated list of 20 rows. */
export const list: Part = {
  name: "list",
  run: (bench) => compare(bench, "list of 20 people", "/api/people?limit=20", 0.6),
};

/** Session of the caller. */
export const session: Part = {
  name: "session",
  run: (bench) => compare(bench, "session snapshot", "/api/session", 0.5),
};
