import { localDay } from "@trilha/contract/core/zoned-days.ts";
import * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { arrivalAfter } from "@trilha/contract/loyalty/rewards/arrival.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, plant } from "../../../test/builders.ts";
import { aBuyer, anOrder, aRedemption, aShop, givePoints, type Shop } from "../../../test/builders-orders.ts";
import { aReward } from "../../../test/builders-rewards.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances, verifyLedger } from "../ledger/index.ts";
import { unitsOnHand, verifyStock } from "../rewards/index.ts";
import { codesToLookAt, orderRoutes, verifyOrders } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: orderRoutes });

const redeem = (shop: Shop, fields: Parameters<typeof aRedemption>[1] = {}, as: Caller = shop.buyer) =>
  app.request(contract.redeem, { body: aRedemption(shop, fields) }, { as });
const decide = (
  shop: Shop,
  ids: string[],
  decision: "approve" | "reprove" = "approve",
  as: Caller = shop.office,
) => app.request(contract.decideOnOrders, { body: { ids, decision, reason: "Sem endereço" } }, { as });
const ship = (shop: Shop, id: string) =>
  app.request(
    contract.shipOrders,
    { body: { shipments: [{ id, carrier: "Correios", tracking: "BR123" }] } },
    { as: shop.office },
  );
const deliver = (shop: Shop, id: string) =>
  app.request(contract.deliverOrders, { body: { ids: [id] } }, { as: shop.office });
const takeBack = (shop: Shop, id: string) =>
  app.request(contract.takeBackOrders, { body: { ids: [id] } }, { as: shop.office });
const own = async (shop: Shop, id: string) =>
  (await app.request(contract.readOwnOrder, { params: { id } }, { as: shop.buyer })).answer;
const cancel = async (shop: Shop, id: string, version?: number) =>
  app.request(
    contract.cancelOwnOrder,
    { params: { id }, body: { version: version ?? (await own(shop, id)).version } },
    { as: shop.buyer },
  );
const has = (shop: Shop) =>
  plant(app, async (tx) => {
    const [pot] = await balances(tx, {
      ...{ clientId: shop.client.id, userId: shop.buyer.userId, potIds: [shop.campaign.id] },
    });
    return { available: pot?.available ?? 0, held: pot?.held ?? 0, debt: pot?.debt ?? 0 };
  });
const onHand = ({ client, reward }: Shop) =>
  plant(app, (tx) => unitsOnHand(tx, { clientId: client.id, rewardId: reward.id, country: "BR" }));
const outcomes = (reply: { answer: { outcomes: { done: boolean; problem: { code: string } | null }[] } }) =>
  reply.answer.outcomes.map(({ done, problem }) => problem?.code ?? done);

/** Books, stock and orders tell one story. */
async function sound(shop: Shop) {
  const books = await verifyLedger(app.parts.db, { clientId: shop.client.id });
  const checks = [...books, await verifyStock(app.parts.db), await verifyOrders(app.parts.db)];
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
}

describe("§states#orders: the way of a parcel", () => {
  test("redeemed, approved, shipped, delivered; each step is told", async () => {
    const shop = await aShop(app);
    const placed = await anOrder(app, shop, { quantity: 2 });
    expect(placed).toMatchObject({
      ...{ state: "awaiting_approval", points: 200, quantity: 2, waiting: 0, version: 1 },
      ...{ waitsFor: { points: 0, claims: [] }, can: { cancel: true, confirmArrival: false } },
    });
    expect(await has(shop)).toEqual({ available: 800, held: 200, debt: 0 });
    expect(await onHand(shop)).toBe(8);
    expect(outcomes(await decide(shop, [placed.id]))).toEqual([true]);
    expect(await has(shop)).toEqual({ available: 800, held: 0, debt: 0 });
    expect(outcomes(await ship(shop, placed.id))).toEqual([true]);
    expect(await own(shop, placed.id)).toMatchObject({
      state: "shipped",
      carrier: "Correios",
      tracking: "BR123",
    });
    expect(outcomes(await deliver(shop, placed.id))).toEqual([true]);
    const done = await own(shop, placed.id);
    expect(done.history.map(({ to, by: actor }) => `${to} ${actor}`)).toEqual([
      ...["awaiting_approval you", "approved programme", "shipped programme", "delivered programme"],
    ]);
    const notified = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select("kind")
        .where("user_id", "=", shop.buyer.userId)
        .orderBy("id")
        .execute(),
    );
    expect(notified.map(({ kind }) => kind)).toEqual([
      ...["order.placed", "order.approved", "order.shipped", "order.delivered"],
    ]);
    await sound(shop);
  });

  test("§entities#order: says when it arrives, from its approval, and to both sides that it is late", async () => {
    const days = { from: 5, until: 10 };
    const shop = await aShop(app, { reward: { arrival: days } });
    const { id, arrival } = await anOrder(app, shop);
    expect(arrival).toEqual({ days, between: null, late: false });
    await decide(shop, [id]);
    const approvedOn = localDay(app.clock.now(), "America/Sao_Paulo");
    const between = arrivalAfter(approvedOn, days);
    expect((await own(shop, id)).arrival).toEqual({ days, between, late: false });
    // A promise holds, whatever the reward says by now.
    await plant(app, (tx) =>
      tx
        .updateTable("reward_countries")
        .set({ arrives_from: 30, arrives_until: 40 })
        .where("reward_id", "=", shop.reward.id)
        .execute(),
    );
    await ship(shop, id);
    await plant(app, (tx) =>
      tx
        .updateTable("orders")
        .set({ decided_at: new Date(app.clock.now().getTime() - 30 * 86_400_000) })
        .where("id", "=", id)
        .execute(),
    );
    expect((await own(shop, id)).arrival).toMatchObject({ days, late: true });
    const seen = await app.request(contract.readOrder, { params: { id } }, { as: shop.office });
    expect(seen.answer.arrival).toMatchObject({ days, late: true });
    await deliver(shop, id);
    expect((await own(shop, id)).arrival).toBeNull();
  });

  test("reproved with the reason: points, units and limits as before", async () => {
    const shop = await aShop(app, { reward: { limits: [{ period: "ever", units: 1 }] } });
    const placed = await anOrder(app, shop);
    expect((await redeem(shop)).problem.code).toBe("orders.reward_limit");
    expect(outcomes(await decide(shop, [placed.id], "reprove"))).toEqual([true]);
    expect(await own(shop, placed.id)).toMatchObject({ state: "reproved", reason: "Sem endereço" });
    expect(await has(shop)).toEqual({ available: 1000, held: 0, debt: 0 });
    expect(await onHand(shop)).toBe(10);
    expect((await redeem(shop)).status).toBe(200);
    const noReason = await app.request(
      contract.decideOnOrders,
      { body: { ids: [placed.id], decision: "reprove" } },
      { as: shop.office },
    );
    expect(noReason.problem.fields).toMatchObject([{ path: "body.reason", code: "reason_required" }]);
    await sound(shop);
  });

  test("cancelled before shipping, awaiting or approved; not after", async () => {
    const shop = await aShop(app);
    const [first, second, third] = [
      await anOrder(app, shop),
      await anOrder(app, shop),
      await anOrder(app, shop),
    ];
    expect((await cancel(shop, first.id)).answer.state).toBe("cancelled");
    await decide(shop, [second.id, third.id]);
    expect((await cancel(shop, second.id, 1)).problem.code).toBe("request.conflict");
    expect((await cancel(shop, second.id)).answer.state).toBe("cancelled");
    expect(await has(shop)).toEqual({ available: 900, held: 0, debt: 0 });
    await ship(shop, third.id);
    expect((await cancel(shop, third.id)).problem.code).toBe("orders.wrong_state");
    expect(await onHand(shop)).toBe(9);
    await sound(shop);
  });

  test("the office cancels with a reason", async () => {
    const shop = await aShop(app);
    const placed = await anOrder(app, shop);
    await decide(shop, [placed.id]);
    const reply = await app.request(
      contract.cancelOrders,
      { body: { ids: [placed.id], reason: "Fora de linha" } },
      { as: shop.office },
    );
    expect(outcomes(reply)).toEqual([true]);
    expect(await own(shop, placed.id)).toMatchObject({ state: "cancelled", reason: "Fora de linha" });
    expect(await has(shop)).toEqual({ available: 1000, held: 0, debt: 0 });
    await sound(shop);
  });

  test("who ordered says that it arrived; what came back is in stock again, once", async () => {
    const shop = await aShop(app);
    const [one, other] = [await anOrder(app, shop), await anOrder(app, shop)];
    await decide(shop, [one.id, other.id]);
    for (const { id } of [one, other]) await ship(shop, id);
    const arrived = await app.request(
      contract.confirmArrival,
      { params: { id: one.id }, body: { version: 3 } },
      { as: shop.buyer },
    );
    expect(arrived.answer.state).toBe("delivered");
    expect(outcomes(await takeBack(shop, other.id))).toEqual([true]);
    expect(outcomes(await takeBack(shop, other.id))).toEqual(["orders.wrong_state"]);
    expect(outcomes(await deliver(shop, other.id))).toEqual(["orders.wrong_state"]);
    expect(await own(shop, other.id)).toMatchObject({ state: "shipped", can: { confirmArrival: false } });
    expect(await onHand(shop)).toBe(9);
    expect(await has(shop)).toEqual({ available: 800, held: 0, debt: 0 });
    await sound(shop);
  });
});

describe("§states#orders: a digital one", () => {
  test("is delivered with its approval, and its codes are the person's alone", async () => {
    const shop = await aShop(app, { reward: { delivery: "digital" }, codes: 3 });
    const placed = await anOrder(app, shop, { delivery: "digital", quantity: 2 });
    const codes = (as: Caller) => app.request(contract.readOrderCodes, { params: { id: placed.id } }, { as });
    expect((await codes(shop.buyer)).problem.code).toBe("orders.codes_not_yet");
    expect(outcomes(await decide(shop, [placed.id]))).toEqual([true]);
    const unseen = () =>
      app.parts.db.read({ clientId: shop.client.id }, (tx) =>
        codesToLookAt(tx, { clientId: shop.client.id, userId: shop.buyer.userId }),
      );
    expect(await unseen()).toBe(1);
    const reply = await codes(shop.buyer);
    expect(reply.answer.codes).toHaveLength(2);
    expect(await unseen()).toBe(0);
    expect((await codes(shop.office)).problem.code).toBe("request.not_found");
    expect(await own(shop, placed.id)).toMatchObject({
      state: "delivered",
      can: { readCodes: true, cancel: false },
    });
    expect((await cancel(shop, placed.id)).problem.code).toBe("orders.wrong_state");
    expect(outcomes(await takeBack(shop, placed.id))).toEqual(["orders.wrong_state"]);
    await sound(shop);
  });

  test("takes no address, and gives its codes back when it does not come", async () => {
    const shop = await aShop(app, { reward: { delivery: "digital" }, codes: 1 });
    expect((await redeem(shop)).problem.code).toBe("orders.address_wrong");
    const placed = await anOrder(app, shop, { delivery: "digital" });
    await cancel(shop, placed.id);
    expect((await redeem(shop, { delivery: "digital" })).status).toBe(200);
    await sound(shop);
  });
});

describe("an act on many orders", () => {
  test("does what it can, and says of each other one why not", async () => {
    const shop = await aShop(app, { reward: { units: 20 } });
    const [one, waits] = [await anOrder(app, shop), await anOrder(app, shop)];
    await givePoints(app, shop.campaign, shop.buyer, 500, { audit: "awaiting" });
    const waiting = await anOrder(app, shop, { quantity: 9, price: 100 });
    await cancel(shop, waits.id);
    const stranger = crypto.randomUUID();
    const reply = await decide(shop, [one.id, waits.id, waiting.id, stranger]);
    expect(outcomes(reply)).toEqual([
      ...[true, "orders.wrong_state", "ledger.waits_for_audit", "request.not_found"],
    ]);
    await sound(shop);
  });

  test("nobody decides on their own order, and nobody blocked is approved or sent a parcel", async () => {
    const shop = await aShop(app);
    const mine = await aBuyer(app, shop, 500);
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ roles: ["program_administrator"] })
        .where("user_id", "=", mine.userId)
        .execute(),
    );
    const order = await anOrder(app, shop, { as: mine });
    expect(outcomes(await decide(shop, [order.id], "approve", mine))).toEqual(["orders.own_order"]);
    const [waits, approved] = [await anOrder(app, shop), await anOrder(app, shop)];
    await decide(shop, [approved.id]);
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ status: "blocked" })
        .where("user_id", "=", shop.buyer.userId)
        .execute(),
    );
    expect(outcomes(await decide(shop, [waits.id]))).toEqual(["orders.person_blocked"]);
    expect(outcomes(await ship(shop, approved.id))).toEqual(["orders.person_blocked"]);
    await sound(shop);
  });
});

describe("the office's list", () => {
  test("filters, and finds by code and name; where a parcel goes is for whoever ships", async () => {
    const shop = await aShop(app, { reward: { units: 20 } });
    const placed = await anOrder(app, shop);
    await givePoints(app, shop.campaign, shop.buyer, 500, { audit: "awaiting" });
    const waiting = await anOrder(app, shop, { quantity: 10 });
    const list = async (query: Parameters<typeof app.request<typeof contract.listOrders>>[1]["query"]) =>
      (await app.request(contract.listOrders, { query }, { as: shop.office })).answer.items.map(
        ({ id }) => id,
      );
    expect(await list({})).toEqual([waiting.id, placed.id]);
    expect(await list({ state: "awaiting_approval" })).toEqual([placed.id, waiting.id]);
    expect(await list({ ready: "yes" })).toEqual([placed.id]);
    expect(await list({ ready: "no" })).toEqual([waiting.id]);
    expect(await list({ search: placed.code.toLowerCase() })).toEqual([placed.id]);
    expect(await list({ search: "nobody" })).toEqual([]);
    expect(await list({ country: "AR" })).toEqual([]);
    const today = app.clock.today();
    expect(
      await list({ from: today, to: today, campaignId: shop.campaign.id, rewardId: shop.reward.id }),
    ).toHaveLength(2);
    const { answer } = await app.request(
      contract.readOrder,
      { params: { id: placed.id } },
      { as: shop.office },
    );
    expect(answer).toMatchObject({
      ready: true,
      hindrance: null,
      address: { city: "São Paulo" },
      can: { approve: true },
    });
    const { answer: other } = await app.request(
      contract.readOrder,
      { params: { id: waiting.id } },
      { as: shop.office },
    );
    expect(other).toMatchObject({
      hindrance: "waits_for_audit",
      waitsFor: { points: 100 },
      can: { approve: false },
    });
  });

  test("pages, the newest first; people see their own alone", async () => {
    const shop = await aShop(app);
    const other = await aBuyer(app, shop, 100);
    const ids = [];
    for (const as of [shop.buyer, other, shop.buyer]) ids.push((await anOrder(app, shop, { as })).id);
    const page = await app.request(contract.listOrders, { query: { limit: 2 } }, { as: shop.office });
    const rest = await app.request(
      contract.listOrders,
      { query: { limit: 2, cursor: page.answer.nextCursor ?? "" } },
      { as: shop.office },
    );
    expect([...page.answer.items, ...rest.answer.items].map(({ id }) => id)).toEqual(ids.toReversed());
    const mine = await app.request(contract.listOwnOrders, { query: {} }, { as: other });
    expect(mine.answer.items.map(({ id }) => id)).toEqual([ids[1]]);
    const foreign = await app.request(contract.readOwnOrder, { params: { id: ids[0] ?? "" } }, { as: other });
    expect(foreign.problem.code).toBe("request.not_found");
  });
});

describe("bad input keeps nothing", () => {
  test.each([
    ["a reward of another client", "request.not_found"],
    ["a reward archived meanwhile", "rewards.not_available"],
    ["another price", "rewards.price_changed"],
    ["a campaign of another client", "request.not_found"],
  ])("%s: %s", async (what, code) => {
    const shop = await aShop(app);
    const before = await has(shop);
    const other = await aClient(app);
    if (what.includes("archived")) {
      await plant(app, (tx) =>
        tx.updateTable("rewards").set({ state: "archived" }).where("id", "=", shop.reward.id).execute(),
      );
    }
    const fields = what.startsWith("a reward of")
      ? { rewardId: (await aReward(app, other, { units: 1 })).id }
      : what.startsWith("a campaign")
        ? { campaignId: (await aShop(app)).campaign.id }
        : what === "another price"
          ? { price: 99 }
          : {};
    const reply = await redeem(shop, fields);
    expect(reply.problem.code).toBe(code);
    if (code === "rewards.price_changed") expect(reply.problem.params).toEqual({ price: 100 });
    expect(await has(shop)).toEqual(before);
    expect(await onHand(shop)).toBe(10);
    await sound(shop);
  });

  test("an address of the wrong country, or none", async () => {
    const shop = await aShop(app);
    const { address } = aRedemption(shop) as { address: Record<string, string> };
    const wrong = await redeem(shop, { address: { ...address, country: "AR" } as never });
    expect(wrong.problem.code).toBe("orders.address_wrong");
    expect(wrong.problem.fields).toMatchObject([{ path: "body.address.country", code: "other_country" }]);
    expect((await redeem(shop, { address: undefined })).problem.fields).toMatchObject([{ code: "required" }]);
    expect((await redeem(shop, { quantity: -1 })).status).toBe(422);
    expect((await redeem(shop, { quantity: 11 })).status).toBe(422);
    await sound(shop);
  });

  test("a double tap is one order; another key is another", async () => {
    const shop = await aShop(app);
    const body = aRedemption(shop);
    const key = crypto.randomUUID();
    const tap = () => app.request(contract.redeem, { body }, { as: shop.buyer, key });
    const [one, other] = await Promise.all([tap(), tap()]);
    expect(one.answer.id).toBe(other.answer.id);
    expect((await redeem(shop)).answer.id).not.toBe(one.answer.id);
    expect(await has(shop)).toEqual({ available: 800, held: 200, debt: 0 });
  });
});
