import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/insight/reports/endpoints.ts";
import { listOfficeCampaigns, readBurnDown } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { decideClaim } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { reportSale, withdrawSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { cancelOrders, decideOnOrders, redeem } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { aProduct, aStaffMember, plant } from "../../../test/builders.ts";
import { anEnrolled } from "../../../test/builders-campaigns.ts";
import { aRedemption, aShop } from "../../../test/builders-orders.ts";
import { aMarket, aReport, type Market } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { campaignJobs, verifyDays } from "../../loyalty/campaigns/index.ts";
import { standingJobs } from "../../loyalty/leaderboards/index.ts";
import { figureJobs, verifyWeeks } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

vi.setConfig({ testTimeout: 60_000 });
const once = { attempt: 1, maxAttempts: 1 };
/** Counts what is there now: a count goes up to the oldest transaction that runs, whoever's it is. */
const fold = async () => {
  const at = await plant(app, (tx) =>
    sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx),
  );
  const passed = async () =>
    (
      await plant(app, (tx) =>
        sql<{ passed: boolean }>`
          select pg_snapshot_xmin(pg_current_snapshot()) > ${at.rows[0]?.xid}::xid8 as passed`.execute(tx),
      )
    ).rows[0]?.passed;
  await expect.poll(passed, { timeout: 40_000 }).toBe(true);
  await campaignJobs["campaigns.count_days"].run(app.parts, {}, once);
  await figureJobs["reports.count_sums"].run(app.parts, {}, once);
};
const faults = async () => [
  ...(await verifyWeeks(app.parts.db)).faults,
  ...(await verifyDays(app.parts.db)).faults,
];
const today = () => app.clock.today();
const send = async (market: Market, fields: Parameters<typeof aReport>[2] = {}) => {
  const body = await aReport(app, market, fields);
  return (await app.request(reportSale, { body }, { as: market.seller })).answer;
};

/** A programme in which an auditor looks at everything, and somebody who reads its figures. */
async function aScene() {
  const market = await aMarket(app, { sample_rate: 1000 });
  const { client } = market;
  const other = await aProduct(app, client, { brand: "Brisa", name: "Brisa 7" });
  const manager = await aStaffMember(app, client, "program_administrator");
  const auditor = await aStaffMember(app, client, "auditor");
  const sales = async (query: Request<typeof contract.readSalesFigure>["query"]) =>
    (await app.request(contract.readSalesFigure, { query }, { as: manager })).answer;
  const points = async (query: Request<typeof contract.readPointsFigure>["query"]) =>
    (await app.request(contract.readPointsFigure, { query }, { as: manager })).answer;
  const audit = async (query: Request<typeof contract.readAuditFigure>["query"]) =>
    (await app.request(contract.readAuditFigure, { query }, { as: manager })).answer;
  const decide = async (id: string, body: Partial<Request<typeof decideClaim>["body"]>) => {
    const { version } = await plant(app, (tx) =>
      tx.selectFrom("claims").select("version").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    const decision = { version, verdict: "accept" as const, seconds: 20, ...body };
    return app.request(
      decideClaim,
      { params: { type: "claim", id }, body: decision },
      { as: auditor, locale: "pt-BR" },
    );
  };
  return { market, client, other, manager, auditor, sales, points, audit, decide };
}

describe("§purpose#loyalty-rules what the programme's people ask", () => {
  test("sums are the books: sold, confirmed, waiting, fallen and withdrawn, whenever they are counted", async () => {
    const { market, other, manager, sales, points, audit, decide } = await aScene();
    const { campaign, product } = market;
    const good = await send(market);
    const bad = await send(market, { lines: [{ productId: other.id, quantity: 3 }] });
    const halves = await send(market, {
      lines: [
        { productId: product.id, quantity: 4 },
        { productId: other.id, quantity: 1 },
      ],
    });
    const gone = await send(market, { lines: [{ productId: other.id, quantity: 5 }] });
    await fold();
    expect((await sales({ campaignId: campaign.id })).total).toEqual({
      ...{ lines: 5, units: 15, points: 900, confirmed: 0, waiting: 900, fallen: 0 },
    });
    expect(await faults()).toEqual([]);

    await app.runJobs();
    await app.request(withdrawSale, { params: { id: gone.id }, body: { version: 2 } }, { as: market.seller });
    await decide(good.id, {});
    await decide(bad.id, { verdict: "reject", reason: "reason.unreadable" });
    const [first, second] = halves.lines;
    await decide(halves.id, {
      verdict: "by_line",
      lines: [
        { lineId: first?.id ?? "", verdict: "accepted", acceptedQuantity: 1, reason: "na nota há uma só" },
        { lineId: second?.id ?? "", verdict: "accepted" },
      ],
    });
    await fold();
    expect(await faults()).toEqual([]);
    const report = await sales({ campaignId: campaign.id, by: "brand" });
    expect(report.total).toEqual({
      ...{ lines: 5, units: 4, points: 900, confirmed: 240, waiting: 0, fallen: 660 },
    });
    expect(report.rows.map(({ label, units, confirmed }) => [label, units, confirmed])).toEqual([
      ["Aurora", 3, 180],
      ["Brisa", 1, 60],
    ]);

    await fold();
    await fold();
    expect({ ...(await sales({ campaignId: campaign.id, by: "brand" })), countedAt: "" }).toEqual({
      ...{ ...report, countedAt: "" },
    });
    expect((await points({ campaignId: campaign.id, by: "campaign" })).rows).toMatchObject([
      {
        key: campaign.id,
        label: "Primavera",
        given: 240,
        issued: 900,
        reversed: 660,
        confirmed: 240,
        underAudit: 0,
        liability: 240,
      },
    ]);
    // §loyalty#points-given one number everywhere
    const at = { as: manager };
    const listed = await app.request(listOfficeCampaigns, { query: {} }, at);
    const burnDown = await app.request(readBurnDown, { params: { id: campaign.id } }, at);
    const compared = await app.request(contract.readCompareFigure, { query: {} }, at);
    expect([listed.answer.items[0], burnDown.answer, compared.answer.campaigns[0]]).toMatchObject([
      { id: campaign.id, given: 240 },
      { given: 240 },
      { id: campaign.id, given: 240 },
    ]);
    const reasons = await audit({ campaignId: campaign.id });
    expect(reasons.total).toEqual({ accepted: 1, partial: 1, rejected: 1, points: 360 });
    expect(reasons.rows.map(({ key, label, rejected, partial }) => [key, label, rejected, partial])).toEqual(
      expect.arrayContaining([
        ["reason.unreadable", "Não dá para ler a imagem", 1, 0],
        ["other", "other", 0, 1],
        ["none", "none", 0, 0],
      ]),
    );
  });

  test("each question is narrowed by its filters, and shows nothing of another client", async () => {
    const { market, other, sales, points } = await aScene();
    const { campaign, product, seller } = market;
    const stranger = await aScene();
    await send(stranger.market, { lines: [{ productId: stranger.other.id, quantity: 9 }] });
    await send(market, { saleDate: today() });
    await send(market, { lines: [{ productId: other.id, quantity: 1 }] });
    await fold();
    expect((await sales({ by: "product" })).rows.map(({ key, units }) => [key, units])).toEqual([
      [product.id, 2],
      [other.id, 1],
    ]);
    expect((await sales({ by: "product", limit: 1 })).rows).toHaveLength(1);
    expect((await sales({ by: "chain" })).rows).toMatchObject([{ key: seller.retailerId, units: 3 }]);
    expect((await sales({ by: "country" })).rows).toMatchObject([{ key: "BR", units: 3 }]);
    expect((await sales({ by: "week" })).rows).toMatchObject([{ units: 3 }]);
    expect((await sales({ brand: "Brisa" })).total.units).toBe(1);
    expect((await sales({ country: "MX" })).total.units).toBe(0);
    expect((await sales({ from: "2020-01-01", to: "2020-02-01" })).total.units).toBe(0);
    expect((await sales({ from: today(), to: today() })).total.units).toBe(3);
    expect((await sales({ campaignId: stranger.market.campaign.id })).rows).toEqual([]);
    expect((await points({ by: "day", from: today() })).total).toMatchObject({
      issued: 180,
      underAudit: 180,
    });
    expect((await points({ campaignId: campaign.id, to: "2020-01-01" })).total.liability).toBe(0);
  });

  test("orders are told by category as they went; what was redeemed, given back and is owed, in money too", async () => {
    const shop = await aShop(app, { points: 1000 });
    const { client, buyer, office, reward } = shop;
    const order = async () => (await app.request(redeem, { body: aRedemption(shop) }, { as: buyer })).answer;
    const [first, second, third] = [await order(), await order(), await order()];
    await order();
    const decide = (ids: string[], decision: "approve" | "reprove") =>
      app.request(decideOnOrders, { body: { ids, decision, reason: "Sem endereço" } }, { as: office });
    await decide([first.id, second.id], "approve");
    await decide([third.id], "reprove");
    await fold();
    await app.request(cancelOrders, { body: { ids: [second.id], reason: "Avaria" } }, { as: office });
    await plant(app, (tx) =>
      tx
        .insertInto("reward_settings")
        .values({ client_id: client.id, currency: "BRL", point_value: 0.05 })
        .onConflict((conflict) =>
          conflict.column("client_id").doUpdateSet({ currency: "BRL", point_value: 0.05 }),
        )
        .execute(),
    );
    await fold();
    expect(await faults()).toEqual([]);
    const redeemed = async (query: Request<typeof contract.readRedemptionFigure>["query"]) =>
      (await app.request(contract.readRedemptionFigure, { query }, { as: office })).answer;
    const expected = {
      placed: 4,
      approved: 2,
      reproved: 1,
      cancelled: 1,
      delivered: 0,
      units: 1,
      points: 100,
    };
    expect(await redeemed({})).toMatchObject({ total: expected, rows: [expected] });
    expect((await redeemed({ by: "reward" })).rows).toMatchObject([{ key: reward.id, ...expected }]);
    expect((await redeemed({ by: "campaign" })).rows).toMatchObject([{ label: "Primavera" }]);
    expect((await redeemed({ country: "MX" })).rows).toEqual([]);
    const points = await app.request(contract.readPointsFigure, { query: {} }, { as: office });
    expect(points.answer).toMatchObject({
      total: { issued: 1000, redeemed: 200, refunded: 100, reserved: 100, liability: 900 },
      money: { currency: "BRL", liability: 45 },
    });
    const queues = (await app.request(contract.readQueuesFigure, {}, { as: office })).answer.rows;
    expect(queues.find(({ queue }) => queue === "orders")).toMatchObject({ waiting: 1, ages: [1, 0, 0, 0] });
  });

  test("levels are told from who signed up to who was granted one", async () => {
    const { market, client, manager } = await aScene();
    const { campaign, seller } = market;
    await send(market);
    await standingJobs["leaderboards.count_scores"].run(app.parts, {}, once);
    const review = {
      client_id: client.id,
      user_id: seller.userId,
      campaign_id: campaign.id,
      country: "BR" as const,
      kind: "promotion" as const,
      from_level: "basic" as const,
      to_level: "creator" as const,
      state: "eligible" as const,
      threshold: 100,
      experience: 120,
      audited: 0,
      opened_at: app.clock.now(),
    };
    await plant(app, (tx) => tx.insertInto("level_reviews").values(review).execute());
    const funnel = (await app.request(contract.readLevelsFigure, { query: {} }, { as: manager })).answer;
    // Points before the audit are not counted.
    expect(funnel).toMatchObject({ campaign: { id: campaign.id }, enrolled: 1, people: 0 });
    expect(funnel.rows).toEqual([
      { level: "basic", people: 1, eligible: 0, waiting: 0, granted: 0, refused: 0, lapsed: 0 },
      { level: "creator", people: 0, eligible: 1, waiting: 1, granted: 0, refused: 0, lapsed: 0 },
      { level: "influencer", people: 0, eligible: 0, waiting: 0, granted: 0, refused: 0, lapsed: 0 },
    ]);
    const elsewhere = { query: { campaignId: crypto.randomUUID() } };
    expect((await app.request(contract.readLevelsFigure, elsewhere, { as: manager })).answer.rows).toEqual(
      [],
    );
  });

  test("§limits#age-bands people of a campaign by the age of today, with their points", async () => {
    const { market, client, manager } = await aScene();
    const { campaign, seller } = market;
    const others = [await anEnrolled(app, client, campaign), await anEnrolled(app, client, campaign)];
    const born = (userId: string, birthday: string) =>
      plant(app, (tx) => tx.updateTable("users").set({ birthday }).where("id", "=", userId).execute());
    const open = (...userIds: string[]) =>
      plant(app, (tx) =>
        tx
          .updateTable("memberships")
          .set({ personal_data_open: true })
          .where("client_id", "=", client.id)
          .where("user_id", "in", userIds)
          .execute(),
      );
    const [other, closed] = others.map(({ userId }) => userId) as [string, string];
    await born(seller.userId, "1950-06-01");
    await born(other, `${Number(today().slice(0, 4)) - 18}${today().slice(4)}`);
    await born(closed, "1950-06-01");
    await open(seller.userId, other);
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ personal_data_open: false })
        .where("client_id", "=", client.id)
        .where("user_id", "=", closed)
        .execute(),
    );
    await send(market);
    await standingJobs["leaderboards.count_scores"].run(app.parts, {}, once);
    const ages = async (query = {}) =>
      (await app.request(contract.readAgesFigure, { query }, { as: manager })).answer;
    const { campaign: shown, rows } = await ages();
    expect(shown?.id).toBe(campaign.id);
    expect(rows.map(({ band, enrolled }) => [band, enrolled])).toEqual([
      ...[
        ["18_24", 1],
        ["25_30", 0],
        ["31_40", 0],
        ["41_50", 0],
        ["51_60", 0],
      ],
      ...[
        ["over_60", 1],
        ["none", 1],
      ],
    ]);
    expect(rows.find(({ band }) => band === "over_60")).toMatchObject({ people: 0, experience: 120 });
    expect((await ages({ campaignId: crypto.randomUUID() })).rows).toEqual([]);
  });

  test("queues tell how much waits, by age", async () => {
    const { market, manager, client } = await aScene();
    await send(market);
    await app.runJobs();
    const old = new Date(app.clock.now().getTime() - 5 * 86_400_000);
    await plant(app, (tx) =>
      tx.updateTable("audit_queue").set({ queued_at: old }).where("client_id", "=", client.id).execute(),
    );
    const { rows } = (await app.request(contract.readQueuesFigure, {}, { as: manager })).answer;
    expect(rows.find(({ queue }) => queue === "claims")).toEqual({
      ...{ queue: "claims", waiting: 1, more: false, oldest: old.toISOString(), ages: [0, 0, 1, 0] },
    });
    expect(rows.find(({ queue }) => queue === "awards")).toMatchObject({ waiting: 0, oldest: null });
  });

  test("campaigns stand beside each other from their first week on", async () => {
    const { market, manager } = await aScene();
    await send(market);
    await fold();
    const compare = async (campaignIds?: string) =>
      (
        await app.request(
          contract.readCompareFigure,
          { query: campaignIds ? { campaignIds } : {} },
          { as: manager },
        )
      ).answer;
    const { campaigns, weeks } = await compare();
    expect(campaigns).toMatchObject([
      { id: market.campaign.id, units: 2, given: 120, liability: 120, decided: 0 },
    ]);
    expect(weeks.at(-1)?.units).toEqual([2]);
    expect((await compare(crypto.randomUUID())).campaigns).toEqual([]);
    const choices = await app.request(contract.listFigureCampaigns, {}, { as: manager });
    expect(choices.answer.items).toMatchObject([{ id: market.campaign.id, title: "Primavera" }]);
  });

  test("who has no right to figures, and what is no question, is told so", async () => {
    const { client, manager } = await aScene();
    const moderator = await aStaffMember(app, client, "moderator");
    expect((await app.request(contract.readSalesFigure, { query: {} }, { as: moderator })).refusal).toBe(
      "403 request.forbidden",
    );
    const wrong = await app.request(
      contract.readSalesFigure,
      { query: { by: "moon" as never } },
      { as: manager },
    );
    expect(wrong.refusal).toBe("422 request.invalid");
  });
});
