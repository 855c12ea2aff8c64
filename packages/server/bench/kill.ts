import type { claim } from "@trilha/contract/loyalty/claims/shapes.ts";
import type * as z from "zod/mini";
import { Database } from "../src/db/database.ts";
import { verifyDays } from "../src/loyalty/campaigns/index.ts";
import { verifyFigures } from "../src/loyalty/claims/index.ts";
import { verifyOrders } from "../src/loyalty/orders/index.ts";
import { verifyStock } from "../src/loyalty/rewards/index.ts";
import { freePort } from "../src/platform/runtime/free-port.ts";
import { killWithin, lostIn } from "../test/killing.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import type { Serve } from "./serve.ts";
import { reporter, shop } from "./shop.ts";

const seconds = 20;
const atOnce = 8;
/** A process lives at most so long after it listens. */
const life = 2_000;

type Asked = { body: string; headers: Record<string, string> };

/**
 * Sales are reported while the process that answers is killed again and again. What it answered must be in the books;
 * what it did not is sent once more with the same key, and is answered by the next.
 */
export const kill: Part = {
  name: "kill",
  run: async (bench) => {
    const { appUrl } = await bench.use(database);
    const at = await bench.use(shop);
    const { as, env } = await bench.use(product);
    const next = await reporter(at, as, "K");
    const start = async () =>
      startChild<Serve>("serve.ts", { databaseUrl: appUrl, env: { ...env, PORT: String(await freePort()) } });
    const answered = new Set<string>();
    const unanswered: Asked[] = [];
    let [rounds, acknowledged, again] = [0, 0, 0];
    const hear = (sale: z.output<typeof claim>) => {
      acknowledged += 1;
      for (const { id } of sale.lines) answered.add(`award:${id}:1`);
    };
    // The next one starts while this one works, as others would go on when one falls.
    let coming = start();
    const stop = performance.now() + seconds * 1_000;
    while (performance.now() < stop) {
      const { url, child } = await coming;
      coming = start();
      const working = Array.from({ length: atOnce }, async () => {
        for (;;) {
          const waiting = unanswered.pop();
          const request = waiting ?? next();
          const sale = await send(url, request).catch(() => undefined);
          if (!sale) return unanswered.push(request);
          if (waiting) again += 1;
          hear(sale);
        }
      });
      await killWithin(child, life);
      await Promise.all(working);
      rounds += 1;
    }
    const { url, end } = await coming;
    for (const request of unanswered) hear(await send(url, request));
    await end();
    const db = new Database({ url: appUrl, poolSize: 2, onError: () => undefined });
    try {
      const { missing, faults } = await lostIn(db, at.clientId, answered);
      const others = [
        await verifyDays(db),
        await verifyFigures(db),
        await verifyStock(db, { clientId: at.clientId }),
        await verifyOrders(db, { clientId: at.clientId }),
      ];
      const counted = others.flatMap((check) => check.faults);
      for (const fault of [...faults, ...counted]) bench.say(fault);
      return [
        row("kill -9 under load: processes killed", rounds, ""),
        row("kill -9 under load: sales acknowledged", acknowledged, ""),
        row("kill -9 under load: of them asked twice", again + unanswered.length, ""),
        row("kill -9 under load: acknowledged and missing", missing.length, "", { atMost: 0 }),
        row("kill -9 under load: faults in the books", faults.length + counted.length, "", { atMost: 0 }),
      ];
    } finally {
      await db.end();
    }
  },
};

async function send(url: string, request: Asked): Promise<z.output<typeof claim>> {
  const answer = await fetch(`${url}/api/sales`, { method: "POST", ...request });
  if (!answer.ok) throw new Error(`a sale was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as z.output<typeof claim>;
}
