// A cheating salesperson with many hands: everything is sent, and checked, at the same moment.
import { setTimeout as sleep } from "node:timers/promises";
import type { AcceptanceSettings } from "@trilha/contract/loyalty/claims/acceptance.ts";
import * as contract from "@trilha/contract/loyalty/claims/endpoints.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aParticipant, plant } from "../../../test/builders.ts";
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
import { checkClaim } from "./check-claim.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

/** A chain whose issuer auditors know, so that nothing speaks against an honest sale. */
async function aKnownShop(
  acceptance: Partial<AcceptanceSettings> = {},
  options: Parameters<typeof aMarket>[1] = {},
): Promise<Market> {
  const settings = { ...acceptsAll, ...acceptance };
  const market = await aMarket(app, { sample_rate: 0, acceptance: settings, ...options });
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

const send = async (market: Market, seller: Seller, fields: Parameters<typeof aReport>[2] = {}) => {
  const body = await aReport(app, { ...market, seller }, fields);
  const { answer } = await app.request(contract.reportSale, { body }, { as: seller });
  return answer.id;
};
const withoutCamera = { store: { photos_allowed: false } };
const drawn = async (seller: Seller) => ({
  photoFileId: await aPicture(app, seller, { bytes: await aDrawing() }),
});
/** Checks them all at once, as the slots of several processes do. */
const checkAtOnce = (market: Market, ids: readonly string[]) =>
  Promise.all(ids.map((id) => checkClaim(app.parts, { clientId: market.client.id, type: "claim", id }, 1)));
/** Runs `work` while the row is held that checks count in last: all of them have looked before one of them ends. */
async function asTheyWait({ client, campaign }: Market, work: () => Promise<unknown>): Promise<void> {
  const day = {
    client_id: client.id,
    campaign_id: campaign.id,
    day: app.clock.now().toISOString().slice(0, 10),
  };
  await plant(app, (tx) =>
    tx
      .insertInto("acceptance_days")
      .values({ ...day, checked: 1, accepted: 0, points: 0 })
      .execute(),
  );
  let working: Promise<unknown> | undefined;
  await plant(app, async (tx) => {
    await tx
      .selectFrom("acceptance_days")
      .selectAll()
      .where("client_id", "=", client.id)
      .forUpdate()
      .execute();
    working = work();
    await sleep(1_500);
  });
  await working;
}
const statesOf = async (ids: readonly string[]) => {
  const rows = await plant(app, (tx) =>
    tx.selectFrom("claims").select(["id", "state"]).where("id", "in", ids).execute(),
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};
const acceptedOf = async (ids: readonly string[]) =>
  (await statesOf(ids)).filter((state) => state === "auto_accepted").length;

test("20 reports of one person checked at once: exactly as many are accepted as the limit of a week holds", async () => {
  const market = await aKnownShop({ unitsPerWeek: 10 }, withoutCamera);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    ids.push(await send(market, market.seller, { photoFileId: null }));
    app.clock.pass({ seconds: 180 });
  }
  await checkAtOnce(market, ids);
  expect(await acceptedOf(ids)).toBe(5);
});

test("20 reports of 20 people checked at once: exactly the share of the day is accepted", async () => {
  const market = await aKnownShop({ share: 350 }, withoutCamera);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    const seller = await aColleague(market);
    ids.push(await send(market, seller, { photoFileId: null }));
    app.clock.pass({ seconds: 180 });
  }
  await checkAtOnce(market, ids);
  expect(await acceptedOf(ids)).toBe(7);
  const day = await plant(app, (tx) =>
    tx
      .selectFrom("acceptance_days")
      .select((eb) => [eb.fn.sum("checked").as("checked"), eb.fn.sum("accepted").as("accepted")])
      .where("client_id", "=", market.client.id)
      .executeTakeFirstOrThrow(),
  );
  expect([Number(day.checked), Number(day.accepted)]).toEqual([20, 7]);
});

test("one receipt photographed by two colleagues, read by the server alone, checked at once: one is accepted at most", async () => {
  const market = await aKnownShop({ acceptUnread: false });
  const ids: string[] = [];
  // Both fit what is printed, and no key of the typed numbers is the same.
  for (const [seed, invoiceNumber] of [
    [1, "4711"],
    [2, "001-4711"],
  ] as const) {
    const seller = await aColleague(market);
    const { photoFileId } = await aReceipt(app, seller, { number: 4711, seed });
    ids.push(await send(market, seller, { photoFileId, invoiceNumber }));
    app.clock.pass({ seconds: 180 });
  }
  await asTheyWait(market, () => checkAtOnce(market, ids));
  expect(await acceptedOf(ids)).toBeLessThanOrEqual(1);
});

test("reports whose requests arrive in the reverse order of their clocks are as fast as they are", async () => {
  const market = await aKnownShop();
  const begun = app.clock.now();
  const ids: string[] = [];
  for (let n = 8; n > 0; n -= 1) {
    app.clock.set(new Date(begun.getTime() + n * 10));
    const id = await send(market, market.seller, await drawn(market.seller));
    ids.push(id);
    await checkAtOnce(market, [id]);
  }
  expect(await acceptedOf(ids)).toBeLessThanOrEqual(1);
});

test("what goes to a person and is taken back goes to a person when a colleague sends it, whatever names it", async () => {
  const market = await aKnownShop({ unitsPerSale: 2 });
  const bytes = await aDrawing();
  const photoFileId = await aPicture(app, market.seller, { bytes });
  const lines = [{ productId: market.product.id, quantity: 3 }];
  const first = await send(market, market.seller, { photoFileId, invoiceNumber: "NF-77", lines });
  await checkAtOnce(market, [first]);
  const request = { params: { id: first }, body: { version: 2 } };
  expect((await app.request(contract.withdrawSale, request, { as: market.seller })).status).toBe(200);
  app.clock.pass({ seconds: 180 });
  const [one, two] = [await aColleague(market), await aColleague(market)];
  const sameNumber = await send(market, one, { ...(await drawn(one)), invoiceNumber: "NF-77" });
  await checkAtOnce(market, [sameNumber]);
  app.clock.pass({ seconds: 180 });
  const lighter = await sharp(bytes).modulate({ brightness: 1.1 }).jpeg().toBuffer();
  const samePicture = await send(market, two, { photoFileId: await aPicture(app, two, { bytes: lighter }) });
  await checkAtOnce(market, [samePicture]);
  expect(await statesOf([sameNumber, samePicture])).toEqual(["in_review", "in_review"]);
});

test("a picture of an accepted sale sent again and taken back still leads to the sale that stands", async () => {
  const market = await aKnownShop();
  const bytes = await aDrawing();
  const photoFileId = await aPicture(app, market.seller, { bytes });
  const stands = await send(market, market.seller, { photoFileId });
  await checkAtOnce(market, [stands]);
  app.clock.pass({ seconds: 180 });
  const again = await send(market, market.seller, { photoFileId });
  await checkAtOnce(market, [again]);
  const request = { params: { id: again }, body: { version: 2 } };
  expect((await app.request(contract.withdrawSale, request, { as: market.seller })).status).toBe(200);
  app.clock.pass({ seconds: 180 });
  const lighter = await sharp(bytes).modulate({ brightness: 1.1 }).jpeg().toBuffer();
  const third = await send(market, market.seller, {
    photoFileId: await aPicture(app, market.seller, { bytes: lighter }),
  });
  await checkAtOnce(market, [third]);
  expect(await statesOf([stands, third])).toEqual(["auto_accepted", "in_review"]);
  const signal = await plant(app, (tx) =>
    tx
      .selectFrom("claim_signals")
      .select("other_claim_id")
      .where("claim_id", "=", third)
      .where("kind", "=", "near_picture")
      .executeTakeFirst(),
  );
  expect(signal?.other_claim_id).toBe(stands);
});
