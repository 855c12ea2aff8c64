// Attacks of a cheating salesperson in an hour: those of issue 16 replayed, and the limits behind them.

import * as acceptance from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { aParticipant, aStaffMember, plant } from "../../../test/builders.ts";
import { aClaim } from "../../../test/builders-audit.ts";
import { enrol } from "../../../test/builders-campaigns.ts";
import {
  acceptsAll,
  aDrawing,
  aMarket,
  aPicture,
  aReceipt,
  aReport,
  type Market,
  type Seller,
} from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const report = async (market: Market, fields: Parameters<typeof aReport>[2], seller = market.seller) => {
  const body = await aReport(app, { ...market, seller }, fields);
  const { answer } = await app.request(contract.reportSale, { body }, { as: seller });
  return answer.id;
};
const checked = async (ids: readonly string[]) => {
  await app.runJobs();
  return plant(app, (tx) =>
    tx
      .selectFrom("claims")
      .select(["id", "state"])
      .where("id", "in", ids)
      .orderBy("submitted_at")
      .orderBy("id")
      .execute(),
  );
};
const kindsOf = (id: string) =>
  plant(app, async (tx) => {
    const rows = await tx.selectFrom("claim_signals").select("kind").where("claim_id", "=", id).execute();
    return rows.map(({ kind }) => kind);
  });
const plainColour = (n: number) =>
  sharp({
    create: { width: 800, height: 1200, channels: 3, background: { r: 20 * n, g: 90, b: 200 - 10 * n } },
  })
    .jpeg()
    .toBuffer();

/** A chain whose issuer auditors know, so that nothing speaks against an honest sale. */
async function aKnownShop(options: Parameters<typeof aMarket>[1] = {}): Promise<Market> {
  const market = await aMarket(app, { sample_rate: 0, ...options });
  const reading = JSON.stringify({ issuer: "12345678000195" });
  await aClaim(app, market.client, market.campaign, market.seller, {
    claim: { state: "accepted", reading, submitted_at: new Date(app.clock.now().getTime() - 86_400_000) },
  });
  return market;
}

async function aColleague({ client, campaign, seller }: Market): Promise<Seller> {
  const { storeId, retailerId } = seller;
  const member = await aParticipant(app, client);
  await enrol(app, campaign, member, [{ id: storeId, retailerId }]);
  return { ...member, storeId, retailerId };
}

describe("issue 16: points are not for inventing", () => {
  test("8 sales with plain-colour pictures seconds apart, one of 50,000 units: none is accepted unseen", async () => {
    const market = await aMarket(app, { sample_rate: 0, acceptance: acceptsAll });
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      app.clock.pass({ seconds: 4 });
      const photoFileId = await aPicture(app, market.seller, { bytes: await plainColour(n) });
      const lines =
        n === 5
          ? Array.from({ length: 50 }, () => ({ productId: market.product.id, quantity: 1000 }))
          : [{ productId: market.product.id, quantity: 2 }];
      ids.push(await report(market, { photoFileId, lines }));
    }
    const states = (await checked(ids)).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 8 }, () => "in_review"));
    expect(await kindsOf(ids[0] ?? "")).toEqual(["picture_blank"]);
    expect(await kindsOf(ids[5] ?? "")).toEqual(
      expect.arrayContaining(["picture_blank", "quantity_unusual", "too_fast", "burst"]),
    );
  });

  test("an honest sale with a receipt the server reads is accepted, its reading kept", async () => {
    const market = await aKnownShop({ acceptance: { ...acceptsAll, acceptUnread: false } });
    const { code: _, ...withoutCode } = await aReceipt(app, market.seller, { number: 4711 });
    const id = await report(market, withoutCode);
    expect(await kindsOf(id)).toEqual([]);
    expect((await checked([id]))[0]?.state).toBe("auto_accepted");
    expect(await kindsOf(id)).toEqual([]);
    const row = await plant(app, (tx) =>
      tx.selectFrom("claims").select("fiscal_key").where("id", "=", id).executeTakeFirst(),
    );
    expect(row?.fiscal_key).toMatch(/^BR:35\d{42}$/);
  });

  test("by default nothing is accepted of whose picture nothing was read", async () => {
    const market = await aKnownShop();
    const photoFileId = await aPicture(app, market.seller, { bytes: await aDrawing() });
    const id = await report(market, { photoFileId });
    expect((await checked([id]))[0]?.state).toBe("in_review");
    expect(await kindsOf(id)).toContain("nothing_read");
  });

  test("a code the picture does not show is not believed", async () => {
    const market = await aKnownShop({ acceptance: acceptsAll });
    const mine = await aReceipt(app, market.seller, { number: 100 });
    const other = await aReceipt(app, market.seller, { number: 200 });
    const id = await report(market, { ...other, photoFileId: mine.photoFileId });
    expect((await checked([id]))[0]?.state).toBe("in_review");
    expect(await kindsOf(id)).toContain("code_not_on_picture");
  });

  test.each([
    ["turned by a quarter", (picture: Sharp) => picture.rotate(90)],
    ["turned upside down", (picture: Sharp) => picture.rotate(180)],
    ["mirrored", (picture: Sharp) => picture.flop()],
    ["brighter and smaller", (picture: Sharp) => picture.modulate({ brightness: 1.2 }).resize(500)],
  ])("the same picture again, %s", async (_, change) => {
    const market = await aKnownShop({ acceptance: acceptsAll });
    const bytes = await aDrawing();
    const first = await report(market, { photoFileId: await aPicture(app, market.seller, { bytes }) });
    await checked([first]);
    app.clock.pass({ seconds: 600 });
    const changed = await change(sharp(bytes)).jpeg().toBuffer();
    const id = await report(market, { photoFileId: await aPicture(app, market.seller, { bytes: changed }) });
    expect((await checked([id]))[0]?.state).toBe("in_review");
    expect(await kindsOf(id)).toContain("near_picture");
  });

  test("a picture whose first report was taken back is still known by the second", async () => {
    const market = await aKnownShop({ acceptance: acceptsAll });
    const colleague = await aColleague(market);
    const photoFileId = await aPicture(app, market.seller, { bytes: await aDrawing(77) });
    const first = await report(market, { photoFileId, invoiceNumber: "12\u0417" });
    await checked([first]);
    await app.request(
      contract.withdrawSale,
      { params: { id: first }, body: { version: 2 } },
      { as: market.seller },
    );
    app.clock.pass({ seconds: 600 });
    await checked([await report(market, { photoFileId })]);
    const again = await sharp(await aDrawing(77))
      .resize(600)
      .jpeg()
      .toBuffer();
    const id = await report(
      market,
      { photoFileId: await aPicture(app, colleague, { bytes: again }) },
      colleague,
    );
    await checked([id]);
    expect(await kindsOf(id)).toContain("near_picture");
  });

  test("§validation#invoice-number the same invoice number, store, day and product from a second person goes to a person", async () => {
    const market = await aKnownShop({ acceptance: acceptsAll });
    const colleague = await aColleague(market);
    const drawn = async (seller: Seller) => aPicture(app, seller, { bytes: await aDrawing() });
    const first = await report(market, { invoiceNumber: "NF-105", photoFileId: await drawn(market.seller) });
    await checked([first]);
    const second = await report(
      market,
      { invoiceNumber: "NF-1O5", photoFileId: await drawn(colleague) },
      colleague,
    );
    const states = await checked([first, second]);
    expect(states.map(({ state }) => state)).toEqual(["auto_accepted", "in_review"]);
    expect(await kindsOf(second)).toContain("number_of_other");
  });

  test("look-alike letters in the number go to a person", async () => {
    const market = await aKnownShop({ acceptance: acceptsAll });
    const photoFileId = await aPicture(app, market.seller, { bytes: await aDrawing() });
    const id = await report(market, { invoiceNumber: "NF-1\u04175", photoFileId });
    expect((await checked([id]))[0]?.state).toBe("in_review");
    expect(await kindsOf(id)).toEqual(["nothing_read", "foreign_letters"]);
  });
});

describe("automatic acceptance is a share and a limit the programme sets", () => {
  const unread = { ...acceptsAll };
  const drawn = async (market: Market, seller = market.seller) => ({
    photoFileId: await aPicture(app, seller, { bytes: await aDrawing() }),
  });

  test("many small sales stop at the limit of a person and week, checked at once or one by one", async () => {
    const market = await aKnownShop({ acceptance: { ...unread, pointsPerWeek: 250 } });
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(await report(market, await drawn(market)));
      app.clock.pass({ seconds: 180 });
    }
    const states = (await checked(ids)).map(({ state }) => state);
    expect(states.filter((state) => state === "auto_accepted")).toHaveLength(2);
    const sum = await plant(app, (tx) =>
      tx
        .selectFrom("unseen_acceptances")
        .select((eb) => eb.fn.sum("points").as("points"))
        .where("user_id", "=", market.seller.userId)
        .executeTakeFirst(),
    );
    expect(Number(sum?.points)).toBeLessThanOrEqual(250);
    app.clock.pass({ days: 7, seconds: 1 });
    const later = await report(market, await drawn(market));
    expect((await checked([later]))[0]?.state).toBe("auto_accepted");
  });

  test("a share of the day's reports, however many are checked at once", async () => {
    const market = await aKnownShop({ acceptance: { ...unread, share: 500 } });
    const sellers = [
      market.seller,
      await aColleague(market),
      await aColleague(market),
      await aColleague(market),
    ];
    const ids: string[] = [];
    for (const seller of sellers) {
      for (let n = 0; n < 2; n += 1) {
        ids.push(await report(market, await drawn(market, seller), seller));
        app.clock.pass({ seconds: 180 });
      }
    }
    const accepted = (await checked(ids)).filter(({ state }) => state === "auto_accepted");
    expect(accepted).toHaveLength(4);
  });

  test("off, or beyond the limit of a sale: a person looks and is told why", async () => {
    const off = await aKnownShop({ acceptance: { ...unread, enabled: false } });
    const [one] = [await report(off, await drawn(off))];
    expect((await checked([one]))[0]?.state).toBe("in_review");
    expect(await kindsOf(one)).toContain("acceptance_off");
    const small = await aKnownShop({ acceptance: { ...unread, unitsPerSale: 1 } });
    const two = await report(small, await drawn(small));
    expect((await checked([two]))[0]?.state).toBe("in_review");
    expect(await kindsOf(two)).toContain("over_sale_limit");
  });

  test("the settings: defaults, changed with a trail, refused to an auditor and after somebody else's change", async () => {
    const market = await aKnownShop();
    const administrator = await aStaffMember(app, market.client, "program_administrator");
    const auditor = await aStaffMember(app, market.client, "auditor");
    const before = await app.request(acceptance.readAcceptance, {}, { as: auditor });
    expect(before.answer).toMatchObject({
      settings: { acceptUnread: false, share: 800 },
      version: 0,
      can: { edit: false },
    });
    const body = { ...before.answer.settings, share: 300, version: 0 };
    expect((await app.request(acceptance.changeAcceptance, { body }, { as: auditor })).status).toBe(403);
    const changed = await app.request(acceptance.changeAcceptance, { body }, { as: administrator });
    expect(changed.answer).toMatchObject({ settings: { share: 300 }, version: 1, can: { edit: true } });
    const again = await app.request(acceptance.changeAcceptance, { body }, { as: administrator });
    expect(again.refusal).toBe("409 request.conflict");
    const trail = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select("action")
        .where("client_id", "=", market.client.id)
        .where("action", "=", "acceptance.change")
        .execute(),
    );
    expect(trail).toHaveLength(1);
  });

  test("the estimate comes from the decisions on the sample, by campaign", async () => {
    const market = await aKnownShop({ sample_rate: 1000, acceptance: unread });
    const auditor = await aStaffMember(app, market.client, "auditor");
    const ids = [await report(market, await drawn(market))];
    app.clock.pass({ seconds: 180 });
    ids.push(await report(market, await drawn(market)));
    await checked(ids);
    for (const [index, id] of ids.entries()) {
      const body = {
        version: 2,
        verdict: index === 0 ? ("accept" as const) : ("reject" as const),
        reason: "Falsa",
      };
      const decided = await app.request(
        acceptance.decideClaim,
        { params: { type: "claim", id }, body },
        { as: auditor },
      );
      expect(decided.status).toBe(200);
    }
    const { answer } = await app.request(acceptance.readAcceptance, {}, { as: auditor });
    expect(answer.campaigns).toEqual([
      expect.objectContaining({ id: market.campaign.id, checked: 2, accepted: 0, points: 0 }),
    ]);
    const [estimate] = answer.campaigns.map((one) => one.estimate);
    expect(estimate).toMatchObject({ looked: 2, wrong: 1, reports: { share: 0.5 } });
    expect(estimate?.reports.low).toBeCloseTo(0.0945, 3);
    expect(estimate?.reports.high).toBeCloseTo(0.9055, 3);
  });
});
