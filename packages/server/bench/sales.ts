import pg from "pg";
import { copyAccounts, copyTables, dropTables, ledgerTables } from "./bare-books.ts";
import { type BareSales, saleTables } from "./bare-sales.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { type Loaded, load } from "./load.ts";
import { median } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import { untilQuiet } from "./quiet.ts";
import { reporter, shop } from "./shop.ts";

const connections = 32;
const rounds = 3;
const seconds = 6;
/** As many as the product has. */
const poolSize = 8;
const tables = [...ledgerTables, ...saleTables];

/**
 * Sales with three lines, each with a photo of its own, credited when answered, against a bare handler that writes the same
 * rows; in turn, with the load from the same machine.
 */
export const sales: Part = {
  name: "sales",
  run: async (bench) => {
    const at = await bench.use(shop);
    const { url, as } = await bench.use(product);
    const { ownerUrl: databaseUrl } = await bench.use(database);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    const report = await reporter(at, as, "B");
    const next = await reporter(at, as, "H");
    const sale = { url: `${url}/api/sales`, method: "POST", connections, next: report } as const;
    // Both are done while no job holds a table they lock.
    await copyTables(pool, tables);
    await load({ ...sale, seconds: 3 });
    await copyAccounts(pool, at.clientId);
    const setup: BareSales = {
      databaseUrl,
      poolSize,
      at,
      json: await answerTo(`${url}/api/sales`, report()),
    };
    const bare = await startChild<BareSales>("bare-sales.ts", setup);
    const byHand = { url: bare.url, method: "POST", connections, next } as const;
    try {
      await load({ ...byHand, seconds: 3 });
      // A programme some sales old: the planner knows what the tables hold, as autovacuum tells it within a minute.
      await pool.query("vacuum analyze");
      await load({ ...sale, seconds: 1 });
      await load({ ...byHand, seconds: 1 });
      const measured: { ours: Loaded; theirs: Loaded }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const ours = await load({ ...sale, seconds });
        // Checks of what was reported would take the processor from the bare handler.
        await untilQuiet(databaseUrl);
        measured.push({ ours, theirs: await load({ ...byHand, seconds }) });
      }
      const headers = await as(at.sellers[0]?.userId ?? "", at.clientId);
      const read = (path: string) => load({ url: `${url}${path}`, connections: 2, seconds: 3, headers });
      const balance = await read("/api/points");
      const statement = await read("/api/points/statement");
      const medianOf = (figure: (round: (typeof measured)[number]) => number) => median(measured.map(figure));
      const name = `sales of 3 lines, ${connections} at once`;
      return [
        row(
          `${name}: of the speed of a bare handler with the same rows`,
          medianOf(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
          "×",
          { atLeast: 0.6 },
        ),
        row(
          name,
          medianOf(({ ours }) => ours.perSecond),
          "/s",
        ),
        row(
          `${name}: p95`,
          medianOf(({ ours }) => ours.p95),
          "ms",
        ),
        row(
          `${name}: the bare handler`,
          medianOf(({ theirs }) => theirs.perSecond),
          "/s",
        ),
        row(
          `${name}: p95 of the bare handler`,
          medianOf(({ theirs }) => theirs.p95),
          "ms",
        ),
        row("balance over HTTP: p95", balance.p95, "ms", { atMost: 15 }),
        row("statement page over HTTP: p95", statement.p95, "ms", { atMost: 15 }),
      ];
    } finally {
      await bare.end();
      await untilQuiet(databaseUrl);
      await dropTables(pool, tables);
      await pool.end();
    }
  },
};

async function answerTo(
  url: string,
  sale: { body: string; headers: Record<string, string> },
): Promise<string> {
  const answer = await fetch(url, { method: "POST", ...sale });
  if (!answer.ok) throw new Error(`a sale was answered ${answer.status}`);
  return answer.text();
}
