import pg from "pg";
import { database } from "./database.ts";
import { type Loaded, load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import { reporter, shop } from "./shop.ts";

const connections = 32;
const rounds = 3;
const seconds = 6;

async function analyze(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    await connection.query("vacuum analyze");
  } finally {
    await connection.end();
  }
}

/** Sales with three lines, each with a photo of its own, credited when answered; the load comes from the same machine. */
export const sales: Part = {
  name: "sales",
  run: async (bench) => {
    const at = await bench.use(shop);
    const { url, as } = await bench.use(product);
    const report = await reporter(at, as, "B");
    const measured: Loaded[] = [];
    const sale = { url: `${url}/api/sales`, method: "POST", connections, next: report } as const;
    await load({ ...sale, seconds: 3 });
    // A programme some sales old: the planner knows what the tables hold, as autovacuum tells it within a minute.
    await analyze((await bench.use(database)).ownerUrl);
    await load({ ...sale, seconds: 1 });
    for (let round = 0; round < rounds; round += 1) measured.push(await load({ ...sale, seconds }));
    const headers = await as(at.sellers[0]?.userId ?? "", at.clientId);
    const read = (path: string) => load({ url: `${url}${path}`, connections: 2, seconds: 3, headers });
    const balance = await read("/api/points");
    const statement = await read("/api/points/statement");
    const medianOf = (figure: keyof Loaded) => median(measured.map((each) => each[figure]));
    return [
      row(`sales of 3 lines, ${connections} at once`, medianOf("perSecond"), "/s", { atLeast: 250 }),
      row(`sales of 3 lines, ${connections} at once: p50`, medianOf("p50"), "ms"),
      row(`sales of 3 lines, ${connections} at once: p95`, medianOf("p95"), "ms", { atMost: 120 }),
      row("balance over HTTP: p95", balance.p95, "ms", { atMost: 15 }),
      row("statement page over HTTP: p95", statement.p95, "ms", { atMost: 15 }),
    ];
  },
};
