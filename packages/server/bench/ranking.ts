import { setTimeout as sleep } from "node:timers/promises";
import {
  type RankingScope,
  rankingMeasures,
  rankingScopes,
} from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { isRefusal } from "../src/core/refusal.ts";
import { Database } from "../src/db/database.ts";
import { award } from "../src/loyalty/ledger/index.ts";
import { pastGuards } from "./books.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { percentile, sideBySide, timesOf } from "./measure.ts";
import { type Part, type Row, row } from "./part.ts";
import { askers, fillPlaces, openPlaces, type Placed } from "./placed.ts";
import { type BenchProduct, product } from "./product.ts";
import { reporter, shop } from "./shop.ts";

const sizes = { few: 100_000, many: 1_000_000 };
const rounds = 5;
const asks = 100;
const changes = 40;
/** How often somebody looks whether their score is there. */
const look = 20;

type Ask = (path: string) => Promise<Page>;
type Page = { mine: { me: boolean; experience: number }[] };

/** A page of each ranking with one's own place, at a hundred thousand people and at a million; how soon a score is seen. */
export const ranking: Part = {
  name: "ranking",
  run: async (bench) => {
    const reached = await bench.use(database);
    const running = await bench.use(product);
    const sellers = await bench.use(shop);
    const connection = await pastGuards(reached);
    const db = new Database({ url: reached.appUrl, poolSize: 2, onError: () => undefined });
    try {
      bench.say("100,000 people in one ranking, 1,000,000 in another");
      const [few, at] = [await openPlaces(connection), await openPlaces(connection)];
      await fillPlaces(connection, few, sizes.few);
      await fillPlaces(connection, at, sizes.many);
      const people = await askers(connection, at);
      const [fewAsk, manyAsk] = [
        await pages(running, few, await askers(connection, few)),
        await pages(running, at, people),
      ];
      bench.say("pages of both in turn");
      const rows: Row[] = [];
      for (const scope of rankingScopes) {
        const { a, ratio } = await sideBySide(
          rounds,
          () => manyAsk(scope),
          () => fewAsk(scope),
        );
        rows.push(
          row(`ranking of ${scope}, 1,000,000 people: p95`, a, "ms", { atMost: 50 }),
          row(`ranking of ${scope}: against 100,000`, ratio, "×", { atMost: 1.3 }),
        );
      }
      bench.say("sales beside");
      const report = await reporter(sellers, running.as, "R");
      const sale = { url: `${running.url}/api/sales`, method: "POST", next: report } as const;
      const [beside, seen, busy] = await Promise.all([
        load({ ...sale, connections: 4, seconds: 40 }),
        seenAfter(db, running, at, people),
        slowest(manyAsk),
      ]);
      return [
        ...rows,
        row("ranking with sales beside, the slowest scope: p95", busy, "ms", {
          atMost: 50,
        }),
        row("a changed score is in the ranking: p95", percentile(seen, 95), "ms", { atMost: 1_000 }),
        row("sales beside it", beside.perSecond, "/s"),
      ];
    } finally {
      await db.end();
      await connection.end();
    }
  },
};

/** The p95 of a page of a scope, asked by people from top to bottom, by both measures. */
async function pages(running: BenchProduct, at: Placed, people: readonly string[]) {
  const askAs = await Promise.all(people.map((userId) => asking(running, at, userId)));
  let turn = 0;
  return async (scope: RankingScope) => {
    const one = () => {
      turn += 1;
      const measure = rankingMeasures[turn % 2] ?? "points";
      return askAs[turn % askAs.length]?.(`&scope=${scope}&measure=${measure}&limit=50`) ?? Promise.reject();
    };
    await timesOf(10, one);
    return percentile(await timesOf(asks, one), 95);
  };
}

async function slowest(ask: (scope: RankingScope) => Promise<number>): Promise<number> {
  const p95: number[] = [];
  for (const scope of rankingScopes) p95.push(await ask(scope));
  return Math.max(...p95);
}

/** Milliseconds from the commit of a posting until its person reads it in the ranking. */
async function seenAfter(db: Database, running: BenchProduct, at: Placed, people: readonly string[]) {
  const times: number[] = [];
  for (const [turn, userId] of people.slice(0, changes).entries()) {
    const ask = await asking(running, at, userId);
    const line = crypto.randomUUID();
    // A sum beyond all others: what was filled in has no posting, and gives way to what has.
    const experience = 1_000_000 + turn;
    const now = new Date();
    const given = await db.write({ clientId: at.clientId }, (tx) =>
      award(tx, {
        ...{
          clientId: at.clientId,
          potId: at.campaignId,
          userId,
          key: `award:${line}:1`,
          points: 60,
          experience,
        },
        ...{
          audit: "awaiting",
          source: { type: "claim_line", id: line },
          ruleSetVersionId: null,
          details: {},
        },
        ...{ occurredAt: now, now, expiresAt: new Date(now.getTime() + 1e9), actorId: null },
      }),
    );
    if (isRefusal(given)) throw new Error(given.refused.code);
    const posted = performance.now();
    for (;;) {
      const { mine } = await ask("&measure=experience&limit=1");
      if (mine.some((one) => one.me && one.experience === experience)) break;
      if (performance.now() - posted > 10_000) throw new Error("a score was not seen in ten seconds");
      await sleep(look);
    }
    times.push(performance.now() - posted);
    await sleep(100 + (turn % 7) * 70);
  }
  return times;
}

async function asking(running: BenchProduct, at: Placed, userId: string): Promise<Ask> {
  const headers = await running.as(userId, at.clientId);
  return async (path) => {
    const answer = await fetch(`${running.url}/api/ranking?campaignId=${at.campaignId}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Page;
  };
}
