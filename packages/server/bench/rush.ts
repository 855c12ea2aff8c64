import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import pg from "pg";
import { Database } from "../src/db/database.ts";
import { awardMany, verifyLedger } from "../src/loyalty/ledger/index.ts";
import { verifyOrders } from "../src/loyalty/orders/index.ts";
import { moveStock, verifyStock } from "../src/loyalty/rewards/index.ts";
import { database } from "./database.ts";
import { percentile } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { type BenchHeaders, knownCallers, product } from "./product.ts";
import { idsOf, openCrowd } from "./programme.ts";

const people = 1_000;
const units = 10;
const price = 100;

const address: DeliveryAddress = {
  country: "BR",
  recipient: "Ana Souza",
  phone: "(11) 91234-5678",
  zipCode: "01310-100",
  state: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  street: "Avenida Paulista",
  number: "1000",
  complement: "",
};

/** A thousand people want the ten there are, all in the same moment; ten get one, and everybody hears it soon. */
export const rush: Part = {
  name: "rush",
  run: async (bench) => {
    const { ownerUrl, appUrl } = await bench.use(database);
    const { url } = await bench.use(product);
    const owner = new pg.Client({ connectionString: ownerUrl });
    const db = new Database({ url: appUrl, poolSize: 4, onError: () => undefined });
    await owner.connect();
    try {
      bench.say(`${people.toLocaleString("en-US")} people with points for ${units} items`);
      const at = await openRush(owner, db);
      const headers = await knownCallers(await bench.use(product), at);
      const warm = await Promise.all(headers.slice(0, 100).map((caller) => order(url, at, at.other, caller)));
      if (warm.filter(({ placed }) => placed).length !== units) throw new Error("the first rush went wrong");
      await owner.query("analyze");
      const answers = await Promise.all(headers.map((caller) => order(url, at, at.rewardId, caller)));
      const placed = answers.filter((answer) => answer.placed).length;
      const { clientId } = at;
      const checks = [
        ...(await verifyLedger(db, { clientId })),
        await verifyStock(db, { clientId }),
        await verifyOrders(db, { clientId }),
      ];
      const faults = checks.flatMap((check) => check.faults);
      for (const fault of faults) bench.say(fault);
      const times = answers.map(({ milliseconds }) => milliseconds);
      return [
        row("reward rush, 1,000 people and 10 items: orders", placed, "", { atMost: units }),
        row("reward rush: items nobody got", units - placed, "", { atMost: 0 }),
        row("reward rush: answered, p95", percentile(times, 95), "ms", { atMost: 1_000 }),
        row("reward rush: faults in books, stock and orders", faults.length, "", { atMost: 0 }),
      ];
    } finally {
      await db.end();
      await owner.end();
    }
  },
};

type Rush = { clientId: string; campaignId: string; rewardId: string; other: string; userIds: string[] };

/** Orders as the page does: asked to come back in a moment it sends the same again. */
async function order(
  url: string,
  { campaignId }: Rush,
  rewardId: string,
  caller: BenchHeaders,
): Promise<{ placed: boolean; milliseconds: number }> {
  const body = JSON.stringify({ campaignId, rewardId, quantity: 1, price, address });
  const headers = { ...caller, "content-type": "application/json", "idempotency-key": randomUUID() };
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/api/orders`, { method: "POST", headers, body });
    const text = await answer.text();
    if (answer.status === 503) {
      await sleep(20);
      continue;
    }
    const late = answer.status === 409 && text.includes(orderProblems.notEnoughStock.code);
    if (!answer.ok && !late) throw new Error(`an order was answered ${answer.status}: ${text}`);
    return { placed: answer.ok, milliseconds: performance.now() - start };
  }
}

/** People signed up who live at one address, each with points for one item, and two items of the same kind. */
async function openRush(owner: pg.Client, db: Database): Promise<Rush> {
  const { recipient: _, phone: __, ...home } = address;
  const at = await openCrowd(owner, { name: "rush", people, rules: emptyRuleSet, home });
  await givePoints(db, at);
  const [rewardId = "", other = ""] = await fillSection(owner, db, at.clientId);
  await owner.query("analyze");
  return { ...at, rewardId, other };
}

async function givePoints(
  db: Database,
  at: Pick<Rush, "clientId" | "campaignId" | "userIds">,
): Promise<void> {
  const { clientId, campaignId: potId } = at;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 40 * 86_400_000);
  const awards = at.userIds.toSorted().map((userId) => {
    const id = randomUUID();
    return {
      ...{ clientId, potId, userId, key: `award:${id}:1`, points: 2 * price, experience: 2 * price },
      ...{ audit: "cleared" as const, source: { type: "claim_line" as const, id }, ruleSetVersionId: null },
      ...{ occurredAt: now, now, expiresAt, actorId: null, details: { trace: [], document: {} } },
    };
  });
  for (let start = 0; start < awards.length; start += 100) {
    await db.write({ clientId }, (tx) => awardMany(tx, awards.slice(start, start + 100)));
  }
}

/** Two items, so many of each. */
async function fillSection(owner: pg.Client, db: Database, clientId: string): Promise<string[]> {
  const [department = ""] = await idsOf(
    owner,
    `insert into reward_departments (client_id, name, position) values ($1, '{"pt-BR": "Casa"}', 0) returning id`,
    [clientId],
  );
  const [category = ""] = await idsOf(
    owner,
    `insert into reward_categories (client_id, department_id, name, position)
       values ($1, $2, '{"pt-BR": "Sala"}', 0) returning id`,
    [clientId, department],
  );
  const rewardIds = await idsOf(
    owner,
    `insert into rewards (client_id, sku, name, description, conditions, category_id, delivery, state)
       select $1, 'ITEM-' || n, '{"pt-BR": "Fone"}', '{}', '{}', $2, 'shipped', 'published'
       from generate_series(1, 2) n returning id`,
    [clientId, category],
  );
  await owner.query(
    `insert into reward_countries (client_id, reward_id, country, price)
       select $1, id, 'BR', $3 from unnest($2::uuid[]) id`,
    [clientId, rewardIds, price],
  );
  for (const rewardId of rewardIds) {
    await db.write({ clientId }, (tx) =>
      moveStock(tx, {
        ...{ clientId, rewardId, country: "BR", kind: "receive", units, key: `receive:${randomUUID()}` },
        ...{ by: { userId: null, name: "" }, at: new Date() },
      }),
    );
  }
  return rewardIds;
}
