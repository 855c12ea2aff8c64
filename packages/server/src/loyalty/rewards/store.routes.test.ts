import * as contract from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aParticipant, aStoreGroup, plant } from "../../../test/builders.ts";
import { aCampaign } from "../../../test/builders-campaigns.ts";
import { aLevel } from "../../../test/builders-levels.ts";
import { aBuyer, anOrder, aShop, givePoints } from "../../../test/builders-orders.ts";
import { aReward, aSection } from "../../../test/builders-rewards.ts";
import { useApp } from "../../../test/use-app.ts";
import { eligibilityFactsOf, loadEligibilityFacts } from "../../members/eligibility/index.ts";
import { orderRoutes } from "../orders/index.ts";
import { rewardRoutes } from "./index.ts";
import { countPopularity } from "./jobs.ts";
import { lockRewards } from "./rewards.queries.ts";
import { factsRow } from "./store.queries.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: [...rewardRoutes, ...orderRoutes] });

const store = async (as: Caller, query: object = {}) =>
  (await app.request(contract.listStore, { query }, { as })).answer;
const names = async (as: Caller, query: object = {}) =>
  (await store(as, query)).items.map(({ name }) => name);
const item = (as: Caller, id: string, query: object = {}) =>
  app.request(contract.readStoreItem, { params: { id }, query }, { as });

/** A store of three items, cheapest A, and somebody with 150 points in it. */
async function aStore() {
  const shop = await aShop(app, { points: 150, reward: { name: "B", prices: { BR: 100, AR: 90 } } });
  const { client } = shop;
  const cheap = await aReward(app, client, { name: "A Fone ação", prices: { BR: 50 }, units: 3 });
  const dear = await aReward(app, client, { name: "C", prices: { BR: 200 }, units: 9 });
  return { ...shop, cheap, dear };
}

describe("§routes#screen-reward-store reward store", () => {
  test("tells of each item what it means for the person", async () => {
    const { buyer, campaign, cheap, dear } = await aStore();
    const { items, total, me } = await store(buyer, { sort: "price_up" });
    expect(me).toMatchObject({
      ...{ country: "BR", points: 150, underAudit: 0, debt: 0, level: "basic" },
      campaign: { id: campaign.id },
    });
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { id: cheap.id, price: 50, missing: 0, soonestOn: null, locked: [], stock: "few", limitLeft: null },
      { price: 100, missing: 0, stock: "many", wished: false },
      { id: dear.id, price: 200, missing: 50, soonestOn: expect.any(String), stock: "many" },
    ]);
  });

  test("says in how many working days a parcel arrives here; a digital code has none", async () => {
    const { client, buyer } = await aStore();
    const arrival = { from: 5, until: 10 };
    const parcel = await aReward(app, client, { arrival });
    const code = await aReward(app, client, { arrival, delivery: "digital" });
    expect((await item(buyer, parcel.id)).answer.arrival).toEqual(arrival);
    expect((await item(buyer, code.id)).answer.arrival).toBeNull();
  });

  test("§interface#language-mark says in which language each text is", async () => {
    const { client, buyer } = await aStore();
    const description = JSON.stringify({ "pt-BR": "De louça", "es-ES": "De loza" });
    const reward = await aReward(app, client, { name: "Caneca", description });
    const options = { as: buyer, locale: "es-ES" } as const;
    const { answer } = await app.request(
      contract.readStoreItem,
      { params: { id: reward.id }, query: {} },
      options,
    );
    expect(answer).toMatchObject({
      ...{ name: "Caneca", locale: "pt-BR" },
      ...{ description: "De loza", descriptionLocale: "es-ES" },
      ...{ conditions: "", conditionsLocale: "es-ES" },
    });
  });

  test("says what an item is worth in the money of the country, never in another's", async () => {
    const { client, buyer, cheap } = await aStore();
    const worthIn = async (currency: string) => {
      await plant(app, (tx) =>
        sql`insert into reward_settings (client_id, currency, point_value)
            values (${client.id}, ${currency}, 0.05)
            on conflict (client_id) do update set currency = excluded.currency, version = reward_settings.version + 1`.execute(
          tx,
        ),
      );
      await app.request(contract.listStore, { query: {} }, { as: buyer });
      return (await item(buyer, cheap.id)).answer.worth;
    };
    expect(await worthIn("MXN")).toBeNull();
    expect(await worthIn("BRL")).toEqual({ currency: "BRL", amount: 2.5 });
  });

  test("is sorted by price, by what is soonest, by what is popular, page by page", async () => {
    const shop = await aStore();
    const { client, buyer, reward } = shop;
    await aReward(app, client, {
      name: "locked",
      prices: { BR: 10 },
      eligibility: { level: "creator" },
      units: 1,
    });
    await aReward(app, client, { name: "sold out", prices: { BR: 20 } });
    const order = ["locked", "sold out", "A Fone ação", "B", "C"];
    expect(await names(buyer, { sort: "price_up" })).toEqual(order);
    expect(await names(buyer, { sort: "price_down" })).toEqual(order.toReversed());
    const soonest = ["A Fone ação", "B", "C", "locked", "sold out"];
    expect(await names(buyer, { sort: "soonest" })).toEqual(soonest);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await store(buyer, { sort: "soonest", limit: 2, ...(cursor && { cursor }) });
      paged.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(soonest);
    const placed = await anOrder(app, shop, {});
    expect(placed.rewardId).toBe(reward.id);
    await countPopularity(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect((await names(buyer))[0]).toBe("B");
  });

  test("is narrowed by words, section, wish, stock and what is affordable", async () => {
    const { client, buyer, cheap } = await aStore();
    const section = await aSection(app, client, "Casa");
    const lamp = await aReward(app, client, { name: "Luminária", section });
    expect(await names(buyer, { search: "ACAO fo" })).toEqual(["A Fone ação"]);
    expect(await names(buyer, { search: "luminria" })).toEqual(["Luminária"]);
    expect(await names(buyer, { departmentId: section.departmentId })).toEqual(["Luminária"]);
    expect(await names(buyer, { categoryId: section.categoryId })).toEqual(["Luminária"]);
    expect(await names(buyer, { affordable: "true", sort: "price_up" })).toEqual(["A Fone ação", "B"]);
    expect(await names(buyer, { inStock: "true", sort: "price_up" })).toEqual(["A Fone ação", "B", "C"]);
    const wish = (id: string) => app.request(contract.wishReward, { params: { id } }, { as: buyer });
    for (const id of [lamp.id, lamp.id, cheap.id]) expect((await wish(id)).status).toBe(204);
    expect((await wish(client.id)).refusal).toBe("404 request.not_found");
    await app.request(contract.unwishReward, { params: { id: cheap.id } }, { as: buyer });
    expect(await names(buyer, { wished: "true" })).toEqual(["Luminária"]);
    const { departments } = (await app.request(contract.readStoreSections, {}, { as: buyer })).answer;
    expect(departments.find(({ id }) => id === section.departmentId)).toEqual({
      ...{ id: section.departmentId, name: "Casa", items: 1 },
      categories: [{ id: section.categoryId, name: "Casa", items: 1 }],
    });
  });

  test("shows what the person's country sells now, and nothing of another client", async () => {
    const { client, buyer } = await aStore();
    const now = app.clock.now();
    const next = new Date(now.getTime() + 60_000);
    await aReward(app, client, { name: "draft", state: "draft" });
    await aReward(app, client, { name: "abroad", prices: { AR: 10 } });
    await aReward(app, client, { name: "gone", visible_until: now });
    const soon = await aReward(app, client, { name: "soon", visible_from: next });
    await aReward(app, await aClient(app), { name: "elsewhere" });
    expect(await names(buyer, { sort: "price_up" })).toEqual(["A Fone ação", "B", "C"]);
    expect((await item(buyer, soon.id)).refusal).toBe("404 request.not_found");
    app.clock.set(next);
    expect((await item(buyer, soon.id)).answer).toMatchObject({ name: "soon" });
  });

  test("follows every change of the office, the next time it is looked at", async () => {
    const { buyer, cheap } = await aStore();
    expect((await store(buyer, { search: "fone" })).items).toMatchObject([{ price: 50 }]);
    await plant(app, (tx) =>
      tx.updateTable("reward_countries").set({ price: 60 }).where("reward_id", "=", cheap.id).execute(),
    );
    expect((await store(buyer, { search: "fone" })).items).toMatchObject([{ price: 60 }]);
    await plant(app, (tx) =>
      tx.updateTable("rewards").set({ state: "archived" }).where("id", "=", cheap.id).execute(),
    );
    expect((await store(buyer, { search: "fone" })).items).toEqual([]);
  });

  test("is open to who is in no campaign, with nothing to spend", async () => {
    const { client } = await aStore();
    const guest = await aParticipant(app, client);
    const { items, me } = await store(guest, { sort: "price_up" });
    expect(me).toMatchObject({ campaign: null, points: 0 });
    expect(items[0]).toMatchObject({ missing: 50, soonestOn: null, locked: [{ kind: "no_campaign" }] });
  });
});

describe("§validation#redemption what is locked says what opens it", () => {
  test("level, training with where it is done, limits, windows; the item page too", async () => {
    const shop = await aShop(app, { points: 1000 });
    const { client, buyer } = shop;
    const { id: training } = await plant(app, (tx) =>
      tx
        .insertInto("trainings")
        .values({ client_id: client.id, title: JSON.stringify({ "pt-BR": "Som" }), link: "/courses/1" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const at = new Date(app.clock.now().getTime() + 60_000);
    const eligibility = { all: [{ level: "creator" as const }, { training }] };
    const restricted = await aReward(app, client, { eligibility, redeem_from: at, units: 20 });
    const { answer } = await item(buyer, restricted.id);
    expect(answer).toMatchObject({
      quantityMost: 0,
      redeemFrom: at.toISOString(),
      locked: [
        { kind: "level", level: "creator" },
        { kind: "training", training: { id: training, title: "Som", link: "/courses/1" } },
        { kind: "opens_later", at: at.toISOString() },
      ],
    });
    await plant(app, async (tx) => {
      const done = { client_id: client.id, training_id: training, user_id: buyer.userId };
      await tx
        .insertInto("training_completions")
        .values({ ...done, completed_at: at, source: "staff" })
        .execute();
    });
    expect((await item(buyer, restricted.id)).answer.locked.map(({ kind }) => kind)).toEqual([
      "level",
      "opens_later",
    ]);
  });

  test("§validation#redemption the store and an order judge a person by the same facts", async () => {
    const { client, campaign, buyer } = await aShop(app);
    await aLevel(app, buyer, campaign, "creator");
    await aStoreGroup(app, client, buyer.storeId);
    const { clientId, userId } = buyer;
    const key = { clientId, userId, campaignId: campaign.id, country: "BR", now: app.clock.now() } as const;
    const [row, facts] = await plant(app, async (tx) => {
      const { id } = await tx
        .insertInto("trainings")
        .values({ client_id: clientId, title: JSON.stringify({ "pt-BR": "Som" }) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const done = { client_id: clientId, training_id: id, user_id: userId, source: "staff" } as const;
      await tx
        .insertInto("training_completions")
        .values({ ...done, completed_at: key.now })
        .execute();
      return [await factsRow(tx, key), await loadEligibilityFacts(tx, key)] as const;
    });
    expect(facts.enrolledDays).not.toBeNull();
    expect(facts.level).toBe("creator");
    expect(facts.storeGroupIds).toHaveLength(1);
    expect(facts.storeIds).toEqual([buyer.storeId]);
    expect(row && eligibilityFactsOf(row.facts, key.now)).toEqual(facts);
  });

  test("§validation#redemption the office holds an item while somebody orders it: neither waits for the other", async () => {
    const shop = await aShop(app);
    const { id: clientId } = shop.client;
    await app.parts.db.write({ clientId }, async (tx) => {
      expect(await lockRewards(tx, clientId, [shop.reward.id])).toEqual([shop.reward.id]);
      expect((await anOrder(app, shop)).state).toBe("awaiting_approval");
    });
  });

  test("limits of item and category count what was ordered", async () => {
    const limits = [
      { scope: "category", period: "month", units: 3 },
      { period: "campaign", units: 2 },
    ] as const;
    const shop = await aShop(app, { points: 1000, reward: { limits } });
    const { buyer, reward } = shop;
    expect((await item(buyer, reward.id)).answer).toMatchObject({ limitLeft: 2, quantityMost: 2 });
    await anOrder(app, shop, { quantity: 2 });
    expect((await item(buyer, reward.id)).answer).toMatchObject({
      ...{ limitLeft: 0, quantityMost: 0 },
      locked: [{ kind: "reward_limit", units: 2, period: "campaign", opensOn: null }],
      limits: [
        { scope: "category", period: "month", units: 3, left: 1 },
        { scope: "reward", period: "campaign", units: 2, left: 0 },
      ],
    });
    app.clock.pass({ days: 31 });
    expect((await item(buyer, reward.id)).answer.limits).toMatchObject([
      { period: "month", left: 3 },
      { period: "campaign", left: 0 },
    ]);
  });

  test("how many one order may have: points, stock and ten", async () => {
    const shop = await aShop(app, { points: 450, reward: { units: 20 } });
    const most = async () => (await item(shop.buyer, shop.reward.id)).answer.quantityMost;
    expect(await most()).toBe(4);
    await givePoints(app, shop.campaign, shop.buyer, 5000);
    expect(await most()).toBe(10);
    const scarce = await aReward(app, shop.client, { units: 3 });
    expect((await item(shop.buyer, scarce.id)).answer).toMatchObject({ quantityMost: 3, stock: "few" });
  });
});

describe("whose points", () => {
  test("the campaign that runs, unless another is asked for; one of nobody's leads nowhere", async () => {
    const { client, buyer, campaign } = await aShop(app, { points: 100 });
    const other = await aCampaign(app, client);
    const rich = await aBuyer(app, { client, campaign: other }, 700);
    expect((await store(rich, { campaignId: other.id })).me.points).toBe(700);
    expect((await store(buyer, { campaignId: campaign.id })).me.points).toBe(100);
    const foreign = await app.request(contract.listStore, { query: { campaignId: other.id } }, { as: buyer });
    expect(foreign.refusal).toBe("404 request.not_found");
  });
});
