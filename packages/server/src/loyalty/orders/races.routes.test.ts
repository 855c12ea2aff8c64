import * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import type { OrderOutcome } from "@trilha/contract/loyalty/orders/shapes.ts";
import pg from "pg";
import { expect, inject, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { plant } from "../../../test/builders.ts";
import { aCrowd, anOrder, aRedemption, aShop, givePoints, type Shop } from "../../../test/builders-orders.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances, judge, verifyLedger } from "../ledger/index.ts";
import { unitsOnHand, verifyStock } from "../rewards/index.ts";
import { orderRoutes, verifyOrders } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: orderRoutes });

const redeem = (shop: Shop, as: Caller = shop.buyer, fields: Parameters<typeof aRedemption>[1] = {}) =>
  app.request(contract.redeem, { body: aRedemption(shop, fields) }, { as });
const decide = (shop: Shop, id: string, decision: "approve" | "reprove") =>
  app.request(contract.decideOnOrders, { body: { ids: [id], decision, reason: "x" } }, { as: shop.office });
const cancel = (shop: Shop, id: string, version: number) =>
  app.request(contract.cancelOwnOrder, { params: { id }, body: { version } }, { as: shop.buyer });
const ship = (shop: Shop, id: string) =>
  app.request(
    contract.shipOrders,
    { body: { shipments: [{ id, carrier: "Correios" }] } },
    { as: shop.office },
  );
const judged = (shop: Shop, sourceId: string) =>
  app.parts.db.write({ clientId: shop.client.id }, (tx) =>
    judge(tx, {
      ...{ clientId: shop.client.id, userId: shop.buyer.userId, sourceId, accepted: "none" },
      ...{ decisionId: crypto.randomUUID(), actorId: null, reason: "x", now: app.clock.now() },
    }),
  );
const own = async (shop: Shop, id: string) =>
  (await app.request(contract.readOwnOrder, { params: { id } }, { as: shop.buyer })).answer;
const done = async (reply: Promise<{ answer: { outcomes: OrderOutcome[] } }>) =>
  (await reply).answer.outcomes[0];
const has = ({ client, buyer, campaign }: Shop) =>
  plant(app, async (tx) => {
    const [pot] = await balances(tx, { clientId: client.id, userId: buyer.userId, potIds: [campaign.id] });
    return { available: pot?.available ?? 0, held: pot?.held ?? 0, debt: pot?.debt ?? 0 };
  });
const onHand = ({ client, reward }: Shop) =>
  plant(app, (tx) => unitsOnHand(tx, { clientId: client.id, rewardId: reward.id, country: "BR" }));

async function sound(shop: Shop) {
  const books = await verifyLedger(app.parts.db, { clientId: shop.client.id });
  const checks = [...books, await verifyStock(app.parts.db), await verifyOrders(app.parts.db)];
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
}

/** Asks again where the programme says that it is very busy, as the page does: with the same key. */
async function persistent(shop: Shop, as: Caller) {
  const key = crypto.randomUUID();
  for (;;) {
    const reply = await app.request(contract.redeem, { body: aRedemption(shop) }, { as, key });
    if (reply.status !== 503) return reply;
  }
}

/** So many people came at once that the planner still takes the books for empty. */
async function lookAtTables() {
  const { adminUrl } = inject("cluster");
  const url = new URL(adminUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query("analyze ledger_accounts, ledger_transactions, ledger_entries, ledger_lots, orders");
  await admin.end();
}

/** How often each answer came. */
function counted(replies: readonly { status: number; problem: { code: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const what = reply.status === 200 ? "done" : reply.problem.code;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

test("1,000 people, 10 items at once: exactly 10 orders", { timeout: 120_000 }, async () => {
  const shop = await aShop(app, { points: 0 });
  const crowd = await aCrowd(app, shop, { people: 1000, points: 100 });
  for (let start = 0; start < crowd.length; start += 50) {
    await Promise.all(crowd.slice(start, start + 50).map((as) => app.tokenFor(as)));
  }
  const replies = await Promise.all(crowd.map((as) => persistent(shop, as)));
  expect(counted(replies)).toEqual({ done: 10, "orders.not_enough_stock": 990 });
  expect(await onHand(shop)).toBe(0);
  await lookAtTables();
  await sound(shop);
});

test("one person, 60 redeems of 100 at once with 1,000 points: exactly 10", { timeout: 60_000 }, async () => {
  const shop = await aShop(app, { reward: { units: 100 } });
  const replies = await Promise.all(Array.from({ length: 60 }, () => persistent(shop, shop.buyer)));
  expect(counted(replies)).toEqual({ done: 10, "orders.insufficient_points": 50 });
  expect(await has(shop)).toEqual({ available: 0, held: 1000, debt: 0 });
  expect(await onHand(shop)).toBe(90);
  await sound(shop);
});

test("a category's limit of 3, 20 at once: exactly 3", async () => {
  const limits = [{ scope: "category", period: "month", units: 3 }] as const;
  const shop = await aShop(app, { reward: { units: 100, limits }, points: 5000 });
  const replies = await Promise.all(Array.from({ length: 20 }, () => persistent(shop, shop.buyer)));
  expect(counted(replies)).toEqual({ done: 3, "orders.category_limit": 17 });
  await sound(shop);
});

test("approve against reprove: one wins, the other hears that it is late", async () => {
  const shop = await aShop(app);
  for (let round = 0; round < 4; round += 1) {
    const { id } = await anOrder(app, shop);
    const outcomes = await Promise.all([
      done(decide(shop, id, "approve")),
      done(decide(shop, id, "reprove")),
    ]);
    expect(outcomes.map((one) => one?.problem?.code ?? "done").sort()).toEqual([
      "done",
      "orders.wrong_state",
    ]);
  }
  await sound(shop);
});

test("cancel against ship, and against approve: one wins", async () => {
  const shop = await aShop(app);
  for (let round = 0; round < 4; round += 1) {
    const shipped = await anOrder(app, shop);
    await decide(shop, shipped.id, "approve");
    const [stopped, sent] = await Promise.all([cancel(shop, shipped.id, 2), done(ship(shop, shipped.id))]);
    expect([stopped.status === 200, sent?.done].filter(Boolean)).toHaveLength(1);
    const approved = await anOrder(app, shop);
    const [gone, remaining] = await Promise.all([
      cancel(shop, approved.id, 1),
      done(decide(shop, approved.id, "approve")),
    ]);
    expect([gone.status === 200, remaining?.done].filter(Boolean)).toHaveLength(1);
  }
  await sound(shop);
});

test("an audit rejects while the order is approved: its points fell, or they are owed", async () => {
  for (let round = 0; round < 4; round += 1) {
    const shop = await aShop(app, { points: 0 });
    const source = await givePoints(app, shop.campaign, shop.buyer, 100);
    const { id } = await anOrder(app, shop);
    const [approved] = await Promise.all([done(decide(shop, id, "approve")), judged(shop, source)]);
    await app.runJobs();
    const { state } = await own(shop, id);
    if (approved?.done) {
      expect(state).toBe("approved");
      expect(await has(shop)).toEqual({ available: 0, held: 0, debt: 100 });
    } else {
      expect(approved?.problem?.code).toBe("orders.points_fell");
      expect(state).toBe("reproved");
      expect(await has(shop)).toEqual({ available: 0, held: 0, debt: 0 });
      expect(await onHand(shop)).toBe(10);
    }
    await sound(shop);
  }
});

test("redeemed while the audit reverses the points: reproved, or there never were enough", async () => {
  for (let round = 0; round < 4; round += 1) {
    const shop = await aShop(app, { points: 0 });
    const source = await givePoints(app, shop.campaign, shop.buyer, 100);
    const [reply] = await Promise.all([redeem(shop), judged(shop, source)]);
    await app.runJobs();
    if (reply.status === 200) expect((await own(shop, reply.answer.id)).state).toBe("reproved");
    else expect(reply.refusal).toBe("409 orders.insufficient_points");
    expect(await has(shop)).toEqual({ available: 0, held: 0, debt: 0 });
    expect(await onHand(shop)).toBe(10);
    await sound(shop);
  }
});
