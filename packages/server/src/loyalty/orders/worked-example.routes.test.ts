// The model's worked example, and the end of a campaign, over HTTP.
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { settleCampaign } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import * as audit from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { expect, test } from "vitest";
import { aClient, aProduct, aStaffMember, plant } from "../../../test/builders.ts";
import { aCampaign, type CampaignOptions } from "../../../test/builders-campaigns.ts";
import { aBuyer, anOrder, aRedemption, aShop, givePoints, type Shop } from "../../../test/builders-orders.ts";
import { aReward } from "../../../test/builders-rewards.ts";
import { aReport } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { campaignJobs } from "../campaigns/index.ts";
import { balances, judge as judgeSource, potTotals, verifyLedger } from "../ledger/index.ts";
import { verifyStock } from "../rewards/index.ts";
import { verifyOrders } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const lastDay = "2026-11-10";
const days = { beginsOn: "2026-08-01", endsOn: lastDay };

/** Base 60 points and 60 experience a unit, ×1.5 while it lasts. */
const rules: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "all", match: {}, points: 60, experience: 60 }],
  multipliers: [
    {
      ...{
        id: "spring",
        name: {},
        factor: { numerator: 3, denominator: 2 },
        from: days.beginsOn,
        to: lastDay,
      },
      ...{ match: {}, countries: [], storeGroupIds: [], levels: [], experienceToo: false, stacks: false },
    },
  ],
};

const own = async (shop: Shop, id: string) =>
  (await app.request(contract.readOwnOrder, { params: { id } }, { as: shop.buyer })).answer;
const decide = (shop: Shop, id: string) =>
  app.request(contract.decideOnOrders, { body: { ids: [id], decision: "approve" } }, { as: shop.office });
const redeem = (shop: Shop, fields: Parameters<typeof aRedemption>[1] = {}) =>
  app.request(contract.redeem, { body: aRedemption(shop, fields) }, { as: shop.buyer });
const settle = (shop: Shop) =>
  app.request(settleCampaign, { params: { id: shop.campaign.id }, body: {} }, { as: shop.office });

const turn = () => campaignJobs["campaigns.begin_and_end"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

async function stands({ client, buyer, campaign }: Shop) {
  const [pot] = await plant(app, (tx) =>
    balances(tx, { clientId: client.id, userId: buyer.userId, potIds: [campaign.id] }),
  );
  const { available = 0, underAudit = 0, held = 0, debt = 0, experience = 0 } = pot ?? {};
  return { uncleared: underAudit, cleared: available - underAudit, held, debt, experience };
}

async function sound(shop: Shop) {
  const books = await verifyLedger(app.parts.db, { clientId: shop.client.id });
  const checks = [...books, await verifyStock(app.parts.db), await verifyOrders(app.parts.db)];
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
}

test("the worked example of the model", { timeout: 60_000 }, async () => {
  app.clock.set("2026-10-20T12:00:00Z");
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { days, ruleSet: rules, sample_rate: 1000 });
  const buyer = await aBuyer(app, { client, campaign }, 0);
  const office = await aStaffMember(app, client, "program_administrator");
  const auditor = await aStaffMember(app, client, "auditor");
  const reward = await aReward(app, client, { units: 1, prices: { BR: 150 } });
  const shop: Shop = { client, campaign, buyer, office, reward };
  const product = await aProduct(app, client);
  const sell = async () => {
    const lines = [{ productId: product.id, quantity: 1 }];
    const body = await aReport(app, { campaign, seller: buyer, product }, { lines });
    return (await app.request(reportSale, { body }, { as: buyer })).answer;
  };
  const judge = async (id: string, verdict: "accept" | "reject") => {
    const at = { type: "claim", id } as const;
    const opened = await app.request(audit.openSubject, { params: at, body: {} }, { as: auditor });
    const { version } = opened.answer;
    const body = { version, verdict, ...(verdict === "reject" && { reason: "Nota ilegível" }) };
    expect((await app.request(audit.decideClaim, { params: at, body }, { as: auditor })).status).toBe(200);
    await app.runJobs();
  };

  // Two units at 60 with ×1.5.
  const [first, second] = [await sell(), await sell()];
  expect([first.points, first.experience]).toEqual([90, 60]);
  await app.runJobs();
  expect(await stands(shop)).toEqual({ uncleared: 180, cleared: 0, held: 0, debt: 0, experience: 120 });
  await judge(first.id, "accept");
  expect(await stands(shop)).toMatchObject({ uncleared: 90, cleared: 90 });

  const placed = await anOrder(app, shop, { price: 150 });
  expect(placed.waitsFor).toMatchObject({
    points: 60,
    claims: [{ id: second.id, kind: "claim", label: second.invoiceNumber, points: 60 }],
  });
  expect(await stands(shop)).toMatchObject({ uncleared: 30, cleared: 0, held: 150 });
  await app.runJobs();
  const waiting = await app.request(
    audit.readSubject,
    { params: { type: "claim", id: second.id } },
    { as: auditor },
  );
  expect(waiting.answer.waitingOrders).toBe(1);
  const early = (await decide(shop, placed.id)).answer.outcomes[0];
  expect(early?.problem).toMatchObject({ code: "ledger.waits_for_audit" });
  expect(early?.problem?.title).toContain("60");

  await judge(second.id, "reject");
  expect(await own(shop, placed.id)).toMatchObject({
    state: "reproved",
    reason: "Os pontos deste pedido não passaram na auditoria",
    history: [{ by: "you" }, { by: "audit" }],
  });
  expect(await stands(shop)).toEqual({ uncleared: 0, cleared: 90, held: 0, debt: 0, experience: 60 });

  app.clock.set("2026-11-11T03:00:00Z");
  await turn();
  expect((await settle(shop)).answer.totals).toMatchObject({
    ...{ issued: 180, reversed: 90, expired: 90, uncleared: 0, cleared: 0, experience: 60 },
  });
  await sound(shop);
});

test("points that were spent and fall are a debt: shown, refused, repaid", async () => {
  const shop = await aShop(app, { points: 0 });
  const claim = async (points: number) => givePoints(app, shop.campaign, shop.buyer, points);
  const source = await claim(100);
  const { id } = await anOrder(app, shop);
  await decide(shop, id);
  await plant(app, (tx) =>
    judgeSource(tx, {
      ...{ clientId: shop.client.id, userId: shop.buyer.userId, sourceId: source, accepted: "none" },
      ...{ decisionId: "d", actorId: null, reason: "x", now: app.clock.now() },
    }),
  );
  await givePoints(app, shop.campaign, shop.buyer, 300, { audit: "awaiting" });
  const refused = await redeem(shop);
  expect(refused.refusal).toBe("409 ledger.in_debt");
  expect(refused.problem.params).toEqual({ owed: 100 });
  await claim(100);
  expect(await stands(shop)).toMatchObject({ debt: 0 });
  const { items } = (await app.request(listStatement, { query: {} }, { as: shop.buyer })).answer;
  expect(items.map(({ type, points, debt, states }) => [type, points, debt, states])).toEqual([
    ["repay", -100, -100, []],
    ["award", 100, 0, [{ state: "repaid", points: 100 }]],
    ["award", 300, 0, [{ state: "under_audit", points: 300 }]],
    ["reverse", 0, 100, []],
    ["capture", 0, 0, []],
    ["hold", -100, 0, []],
    ["award", 100, 0, [{ state: "reversed", points: 100 }]],
  ]);
  expect((await redeem(shop)).status).toBe(200);
  await sound(shop);
});

const lateShop = (options: CampaignOptions = {}) => aShop(app, { campaign: { days, ...options }, points: 0 });

test("the last second of a campaign without days of settlement; the order lives until it is decided", async () => {
  app.clock.set("2026-10-20T12:00:00Z");
  const shop = await lateShop();
  const end = new Date("2026-11-11T03:00:00Z");
  await givePoints(app, shop.campaign, shop.buyer, 300, { expiresAt: end });
  app.clock.set("2026-11-11T02:59:59Z");
  const [remaining, given] = [await anOrder(app, shop), await anOrder(app, shop)];
  app.clock.set(end);
  expect((await redeem(shop)).refusal).toBe("409 orders.no_campaign");
  await turn();
  const refused = await settle(shop);
  expect(refused.refusal).toBe("409 campaigns.orders_waiting");
  expect(refused.problem.params).toEqual({ orders: 2 });
  expect((await decide(shop, remaining.id)).answer.outcomes).toMatchObject([{ done: true }]);
  const cancel = { params: { id: given.id }, body: { version: 1 } };
  expect((await app.request(contract.cancelOwnOrder, cancel, { as: shop.buyer })).status).toBe(200);
  // Points that come back after the end have expired with it.
  expect(await stands(shop)).toMatchObject({ cleared: 0, held: 0 });
  expect((await settle(shop)).answer.totals).toMatchObject({ issued: 300, redeemed: 100, expired: 200 });
  const totals = await plant(app, (tx) =>
    potTotals(tx, { clientId: shop.client.id, potId: shop.campaign.id }),
  );
  expect(totals).toMatchObject({ held: 0, debt: 0 });
  await sound(shop);
});

test("15 days of settlement: earned points are redeemed until their last second", async () => {
  app.clock.set("2026-10-20T12:00:00Z");
  const shop = await lateShop({ settlement_days: 15 });
  const gone = new Date("2026-11-26T03:00:00Z");
  await givePoints(app, shop.campaign, shop.buyer, 300, { expiresAt: gone });
  app.clock.set("2026-11-26T02:59:59Z");
  expect((await redeem(shop)).status).toBe(200);
  app.clock.set(gone);
  expect((await redeem(shop)).refusal).toBe("409 orders.no_campaign");
  await sound(shop);
});

test("before a campaign begins there is nothing to redeem", async () => {
  app.clock.set("2026-07-20T12:00:00Z");
  const shop = await lateShop({ state: "scheduled" });
  expect((await redeem(shop)).refusal).toBe("409 orders.no_campaign");
});
