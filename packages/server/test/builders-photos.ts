// Photos of stores before an auditor, for tests: sent through the form, each of them looked at by a person.

import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as audit from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import * as contract from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { balances } from "../src/loyalty/ledger/index.ts";
import type { Caller, TestApp } from "./app.ts";
import { aStaffMember, type Member, plant } from "./builders.ts";
import { aMarket, aPicture } from "./builders-sales.ts";

/** 25 points and 5 of experience for a photo. */
export const paying = (once: "always" | "per_day", caps: RuleSet["caps"] = []): RuleSet => ({
  ...emptyRuleSet,
  activities: [{ id: "shelf", kind: "photo", points: 25, experience: 5, once }],
  caps,
});

type Verdict = Request<typeof audit.decideClaim>["body"];

/** Sender of photos of several types, each of which an auditor looks at. */
export async function aShelf(app: TestApp, ruleSet: RuleSet) {
  const { client, campaign, seller } = await aMarket(app, { ruleSet, sample_rate: 1000 });
  const [auditor, other] = [
    await aStaffMember(app, client, "auditor"),
    await aStaffMember(app, client, "auditor"),
  ];
  const send = async (name: string, as: Member = seller) => {
    const row = { client_id: client.id, name: JSON.stringify({ "pt-BR": name }) };
    const { id: photoTypeId } = await plant(app, (tx) =>
      tx.insertInto("photo_types").values(row).returning("id").executeTakeFirstOrThrow(),
    );
    const fileId = await aPicture(app, as, { kind: "store_photo" });
    const body = { campaignId: campaign.id, storeId: seller.storeId, photoTypeId, fileId };
    const { answer } = await app.request(contract.sendPhoto, { body }, { as });
    await app.runJobs();
    return { ...answer, photoTypeId };
  };
  const own = async (id: string) => {
    const { answer } = await app.request(contract.listPhotos, { query: {} }, { as: seller });
    const photo = answer.items.find((item) => item.id === id);
    if (!photo) throw new Error("no photo");
    return photo;
  };
  const versionOf = async (id: string) => {
    const row = await plant(app, (tx) =>
      tx.selectFrom("store_photos").select("version").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    return row.version;
  };
  const decide = async (
    id: string,
    as: Caller,
    verdict: "accept" | "reject",
    more: Partial<Verdict> = {},
  ) => {
    const version = await versionOf(id);
    const body = { version, verdict, ...(verdict === "reject" && { reason: "Foto escura" }), ...more };
    return app.request(audit.decideClaim, { params: { type: "photo", id }, body }, { as });
  };
  const reverse = async (id: string, as: Caller) => {
    const body = { version: await versionOf(id), reason: "Outra loja" };
    return app.request(audit.reverseClaim, { params: { type: "photo", id }, body }, { as });
  };
  const appeal = async (id: string) => {
    const body = { version: (await own(id)).version, text: "A luz da loja é assim" };
    return app.request(contract.appealPhoto, { params: { id }, body }, { as: seller });
  };
  const resubmit = async (id: string) => {
    const fileId = await aPicture(app, seller, { kind: "store_photo" });
    const body = { version: (await own(id)).version, fileId };
    const reply = await app.request(contract.resubmitPhoto, { params: { id }, body }, { as: seller });
    await app.runJobs();
    return reply;
  };
  const balance = async () => {
    const person = { clientId: client.id, userId: seller.userId };
    const [pot] = await plant(app, (tx) => balances(tx, person));
    return {
      available: pot?.available,
      underAudit: pot?.underAudit,
      experience: pot?.experience,
    };
  };
  return {
    ...{ client, campaign, seller, auditor, other },
    ...{ send, own, decide, reverse, appeal, resubmit, balance },
  };
}
