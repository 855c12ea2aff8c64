import { emptyRuleSet, type RuleSet } from "@trilha/contract/earning/rule-set.ts";
import * as audit from "@trilha/contract/sales/audit-endpoints.ts";
import * as contract from "@trilha/contract/sales/photo-endpoints.ts";
import { expect, test } from "vitest";
import { aStaffMember, plant } from "../../../test/builders.ts";
import { aMarket, aPicture } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances } from "../ledger/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const paying = (once: "always" | "per_day", caps: RuleSet["caps"] = []): RuleSet => ({
  ...emptyRuleSet,
  activities: [{ id: "shelf", kind: "photo", points: 25, experience: 5, once }],
  caps,
});

/** Somebody who sends photos of several types, each of which an auditor looks at. */
async function aShelf(ruleSet: RuleSet) {
  const { client, campaign, seller } = await aMarket(app, { ruleSet, sample_rate: 1000 });
  const [auditor, other] = [
    await aStaffMember(app, client, "auditor"),
    await aStaffMember(app, client, "auditor"),
  ];
  const send = async (name: string) => {
    const row = { client_id: client.id, name: JSON.stringify({ "pt-BR": name }) };
    const { id: photoTypeId } = await plant(app, (tx) =>
      tx.insertInto("photo_types").values(row).returning("id").executeTakeFirstOrThrow(),
    );
    const fileId = await aPicture(app, seller, { kind: "store_photo" });
    const body = { campaignId: campaign.id, storeId: seller.storeId, photoTypeId, fileId };
    const { answer } = await app.request(contract.sendPhoto, { body }, { as: seller });
    await app.runJobs();
    return answer;
  };
  const own = async (id: string) => {
    const { answer } = await app.request(contract.listPhotos, { query: {} }, { as: seller });
    const found = answer.items.find((item) => item.id === id);
    if (!found) throw new Error("no photo");
    return found;
  };
  const decide = async (id: string, as: typeof auditor, verdict: "accept" | "reject") => {
    const { version } = await own(id);
    const body = { version, verdict, ...(verdict === "reject" && { reason: "Foto escura" }) };
    return app.request(audit.decideClaim, { params: { type: "photo", id }, body }, { as });
  };
  const appeal = async (id: string) => {
    const body = { version: (await own(id)).version, text: "A luz da loja é assim" };
    return app.request(contract.appealPhoto, { params: { id }, body }, { as: seller });
  };
  const resubmit = async (id: string) => {
    const fileId = await aPicture(app, seller, { kind: "store_photo" });
    const body = { version: (await own(id)).version, fileId };
    return app.request(contract.resubmitPhoto, { params: { id }, body }, { as: seller });
  };
  const balance = async () => {
    const of = { clientId: client.id, userId: seller.userId };
    const [pot] = await plant(app, (tx) => balances(tx, of));
    return { available: pot?.available, experience: pot?.experience };
  };
  return { auditor, other, send, decide, appeal, resubmit, balance };
}

test("§4 an appeal that was right gives as much as limits leave by now", async () => {
  const cap = { id: "season", kind: "points_per_campaign" as const, limit: 40 };
  const { auditor, other, send, decide, appeal, balance } = await aShelf(paying("always", [cap]));
  const { id } = await send("Vitrine");
  expect((await decide(id, auditor, "reject")).status).toBe(200);
  await send("Ponta");
  expect((await appeal(id)).status).toBe(200);
  expect((await decide(id, other, "accept")).answer).toMatchObject({ state: "accepted" });
  expect(await balance()).toEqual({ available: 40, experience: 10 });
});

test("§4 an appeal that was right pays nothing that another photo was paid since", async () => {
  const { auditor, other, send, decide, appeal, balance } = await aShelf(paying("per_day"));
  const { id } = await send("Vitrine");
  await decide(id, auditor, "reject");
  expect((await send("Ponta")).points).toBe(25);
  await appeal(id);
  expect((await decide(id, other, "accept")).answer).toMatchObject({ state: "accepted" });
  expect(await balance()).toEqual({ available: 25, experience: 5 });
});

test("§4 a photo sent once more is of its own day: one of a later day takes nothing from it", async () => {
  app.clock.set("2026-11-17T15:00:00Z");
  const { auditor, send, decide, resubmit, balance } = await aShelf(paying("per_day"));
  const { id } = await send("Vitrine");
  await decide(id, auditor, "reject");
  app.clock.set("2026-11-18T15:00:00Z");
  expect((await send("Ponta")).points).toBe(25);
  expect((await resubmit(id)).answer.points).toBe(25);
  expect(await balance()).toEqual({ available: 50, experience: 10 });
});
