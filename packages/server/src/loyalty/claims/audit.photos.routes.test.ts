import * as audit from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import * as contract from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import { aMember, aStaffMember, type Client, plant } from "../../../test/builders.ts";
import { enrol } from "../../../test/builders-campaigns.ts";
import { aShelf, paying } from "../../../test/builders-photos.ts";
import { aPicture } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const nothing = { available: 0, underAudit: 0, experience: 0 };
const cleared = { available: 25, underAudit: 0, experience: 5 };
/** Limits nobody reaches: they make counters. */
const limits: RuleSet["caps"] = [
  { id: "day", kind: "points_per_day", limit: 1000 },
  { id: "week", kind: "points_per_week", limit: 1000 },
  { id: "budget", kind: "budget", limit: 1000 },
];

const notified = (client: Client) =>
  plant(app, (tx) =>
    tx.selectFrom("notifications").select(["kind", "params"]).where("client_id", "=", client.id).execute(),
  );
const verdicts = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_verdicts")
      .select(["verdict", "points_before", "points_rejected", "reason"])
      .where("client_id", "=", client.id)
      .orderBy("at")
      .execute(),
  );
const waiting = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_queue")
      .select(["subject_id", "not_by"])
      .where("client_id", "=", client.id)
      .execute(),
  );
/** Counters of limits now; what nothing counts towards is left out, a budget's slots are one. */
const counted = (client: Client) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("earning_counters")
      .select(["scope", "period", "points"])
      .where("client_id", "=", client.id)
      .execute();
    const sums = new Map<string, number>();
    for (const { scope, period, points } of rows) {
      const name = scope === "budget" ? scope : `${scope} ${period}`;
      sums.set(name, (sums.get(name) ?? 0) + points);
    }
    return Object.fromEntries([...sums].filter(([, points]) => points !== 0));
  });

describe("§states#claims a verdict on a photo", () => {
  test("accepts: points clear, the person is told, nothing waits any more", async () => {
    const { client, auditor, send, own, decide, balance } = await aShelf(app, paying("always"));
    const { id } = await send("Vitrine");
    expect(await own(id)).toMatchObject({ state: "in_review" });
    expect(await balance()).toMatchObject({ underAudit: 25, experience: 5 });
    const { answer } = await decide(id, auditor, "accept", { seconds: 8 });
    expect(answer).toMatchObject({ state: "accepted", can: { decide: false, reverse: true } });
    expect(await balance()).toEqual(cleared);
    expect(await waiting(client)).toEqual([]);
    expect(await verdicts(client)).toMatchObject([
      { verdict: "accepted", points_before: 25, points_rejected: 0 },
    ]);
    expect((await notified(client)).at(-1)).toMatchObject({ kind: "photo.accepted", params: { points: 25 } });
  });

  test("rejects with a reason: points and experience fall, limits get them back", async () => {
    const { client, auditor, send, own, decide, balance } = await aShelf(app, paying("always", limits));
    const { id } = await send("Vitrine");
    expect(Object.keys(await counted(client))).toHaveLength(3);
    const unsaid = { reason: undefined };
    expect((await decide(id, auditor, "reject", unsaid)).refusal).toBe("422 request.invalid");
    expect((await decide(id, auditor, "reject")).answer).toMatchObject({ state: "rejected" });
    expect(await balance()).toEqual(nothing);
    expect(await counted(client)).toEqual({});
    expect(await own(id)).toMatchObject({ state: "rejected", verdictReason: "Foto escura" });
    expect((await notified(client)).at(-1)).toMatchObject({
      kind: "photo.rejected",
      params: { reason: "Foto escura" },
    });
    expect(await verdicts(client)).toMatchObject([
      { verdict: "rejected", points_before: 25, points_rejected: 25, reason: "Foto escura" },
    ]);
  });

  test("by line is none: a photo has no lines", async () => {
    const { auditor, send, decide, balance } = await aShelf(app, paying("always"));
    const { id } = await send("Vitrine");
    const byLine = await decide(id, auditor, "accept", { verdict: "by_line", lines: [] });
    expect(byLine.refusal).toBe("422 audit.not_all_lines");
    expect(await balance()).toMatchObject({ underAudit: 25, experience: 5 });
  });

  test("of two at once, one wins and the other hears why", async () => {
    const { client, send, decide, balance } = await aShelf(app, paying("always"));
    const { id } = await send("Vitrine");
    const auditors = await Promise.all(Array.from({ length: 6 }, () => aStaffMember(app, client, "auditor")));
    const answers = await Promise.all(
      auditors.map((as, index) => decide(id, as, index % 2 ? "accept" : "reject")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
    expect(new Set(lost)).toEqual(new Set(["409 sales.wrong_state"]));
    expect(await verdicts(client)).toHaveLength(1);
    expect([nothing, cleared]).toContainEqual(await balance());
  });
});

describe("§loyalty#no-own-audit nobody audits", () => {
  test("their own photo, nor one of their store or of a store they signed up with", async () => {
    const { client, campaign, seller, send, decide, reverse, auditor } = await aShelf(app, paying("always"));
    const store = { store_id: seller.storeId, retailer_id: seller.retailerId };
    const sender = await aMember(app, { client, roles: ["auditor"] });
    const colleague = await aMember(app, { client, roles: ["auditor"], ...store });
    const enrolled = await aStaffMember(app, client, "auditor");
    const place = { id: seller.storeId, retailerId: seller.retailerId };
    for (const as of [sender, enrolled]) await enrol(app, campaign, as, [place]);
    const { id } = await send("Vitrine", sender);
    for (const as of [sender, colleague, enrolled]) {
      expect((await decide(id, as, "accept")).refusal).toBe("403 audit.own_store");
    }
    expect((await decide(id, auditor, "accept")).status).toBe(200);
    for (const as of [sender, colleague, enrolled]) {
      expect((await reverse(id, as)).refusal).toBe("403 audit.own_store");
    }
  });
});

describe("§states#claims a photo sent once more", () => {
  test("keeps the week's place and is credited again", async () => {
    const { campaign, seller, auditor, ...shelf } = await aShelf(app, paying("always"));
    const { send, own, decide, resubmit, balance } = shelf;
    const { id, photoTypeId } = await send("Vitrine");
    await decide(id, auditor, "reject");
    const fileId = await aPicture(app, seller, { kind: "store_photo" });
    const body = { campaignId: campaign.id, storeId: seller.storeId, photoTypeId, fileId };
    const another = () => app.request(contract.sendPhoto, { body }, { as: seller });
    expect((await another()).refusal).toBe("409 photos.sent_this_week");
    const { week } = await own(id);
    expect((await resubmit(id)).answer).toMatchObject({ id, week, points: 25, experience: 5 });
    expect(await balance()).toEqual({ ...cleared, underAudit: 25 });
    expect((await another()).refusal).toBe("409 photos.sent_this_week");
    // The second try is looked at by a person always, and by whom it was before too.
    expect(await own(id)).toMatchObject({ state: "in_review" });
    expect((await decide(id, auditor, "accept")).answer).toMatchObject({ state: "accepted" });
    expect(await balance()).toEqual(cleared);
  });

  test("rejected again takes its points and no others, and is not sent a third time", async () => {
    const { auditor, send, decide, resubmit, balance } = await aShelf(app, paying("always"));
    const stays = await send("Ponta");
    await decide(stays.id, auditor, "accept");
    const { id } = await send("Vitrine");
    await decide(id, auditor, "reject");
    await resubmit(id);
    expect((await decide(id, auditor, "reject")).answer).toMatchObject({ state: "rejected" });
    expect(await balance()).toEqual(cleared);
    expect((await resubmit(id)).refusal).toBe("409 sales.wrong_state");
  });

  test("in a later week counts towards the limits of the day it was first sent, and leaves those", async () => {
    app.clock.set("2026-11-18T15:00:00Z");
    const { client, auditor, other, send, decide, resubmit, appeal } = await aShelf(
      app,
      paying("always", limits),
    );
    const { id } = await send("Vitrine");
    const first = await counted(client);
    expect(first).toEqual({ "day 2026-11-18": 25, "week 2026-11-16": 25, budget: 25 });
    await decide(id, auditor, "reject");
    expect(await counted(client)).toEqual({});
    app.clock.set("2026-11-24T15:00:00Z");
    await resubmit(id);
    expect(await counted(client)).toEqual(first);
    await decide(id, auditor, "reject");
    expect(await counted(client)).toEqual({});
    await appeal(id);
    await decide(id, other, "accept");
    expect(await counted(client)).toEqual(first);
  });

  test("and reversed leaves no limit used", async () => {
    app.clock.set("2026-11-18T15:00:00Z");
    const shelf = await aShelf(app, paying("always", limits));
    const { client, auditor, send, decide, resubmit, reverse } = shelf;
    const { id } = await send("Vitrine");
    await decide(id, auditor, "reject");
    app.clock.set("2026-11-19T15:00:00Z");
    await resubmit(id);
    await decide(id, auditor, "accept");
    app.clock.set("2026-11-20T15:00:00Z");
    expect((await reverse(id, auditor)).answer).toMatchObject({ state: "reversed" });
    expect(await counted(client)).toEqual({});
  });
});

describe("§states#claims a photo's appeal", () => {
  test("goes to somebody else; accepted it gives the points once more, and once only", async () => {
    const { client, auditor, other, ...shelf } = await aShelf(app, paying("always", limits));
    const { send, own, decide, appeal, balance } = shelf;
    const { id } = await send("Vitrine");
    const counters = await counted(client);
    await decide(id, auditor, "reject");
    expect((await appeal(id)).status).toBe(200);
    expect(await waiting(client)).toEqual([{ subject_id: id, not_by: auditor.userId }]);
    expect((await decide(id, auditor, "accept")).refusal).toBe("403 audit.decided_before");
    const { answer } = await decide(id, other, "accept");
    expect(answer).toMatchObject({ state: "accepted" });
    expect(await balance()).toEqual(cleared);
    expect(await counted(client)).toEqual(counters);
    expect((await decide(id, other, "accept")).refusal).toBe("409 sales.wrong_state");
    expect((await appeal(id)).refusal).toBe("409 sales.wrong_state");
    expect(await own(id)).toMatchObject({ state: "accepted", points: 25 });
    expect(await balance()).toEqual(cleared);
  });

  test("rejected changes nothing, and was the last word", async () => {
    const { auditor, other, send, decide, appeal, resubmit, balance } = await aShelf(app, paying("always"));
    const { id } = await send("Vitrine");
    await decide(id, auditor, "reject");
    await appeal(id);
    const { answer } = await decide(id, other, "reject", { reason: "Ainda escura" });
    expect(answer).toMatchObject({ state: "rejected" });
    expect(await balance()).toEqual(nothing);
    for (const again of [appeal, resubmit]) expect((await again(id)).refusal).toBe("409 sales.wrong_state");
  });

  test("of the second try gives what the second try was worth", async () => {
    const { auditor, other, send, decide, resubmit, appeal, reverse, balance } = await aShelf(
      app,
      paying("always"),
    );
    const { id } = await send("Vitrine");
    await decide(id, auditor, "reject");
    await resubmit(id);
    await decide(id, auditor, "reject");
    await appeal(id);
    await decide(id, other, "accept");
    expect(await balance()).toEqual(cleared);
    expect((await reverse(id, auditor)).answer).toMatchObject({ state: "reversed" });
    expect(await balance()).toEqual(nothing);
  });
});

describe("§states#claims taking back an accepted photo", () => {
  test("points and experience fall, with the reason, once", async () => {
    const { client, auditor, send, own, decide, reverse, balance } = await aShelf(
      app,
      paying("always", limits),
    );
    const { id } = await send("Vitrine");
    expect((await reverse(id, auditor)).refusal).toBe("409 sales.wrong_state");
    await decide(id, auditor, "accept");
    const { answer } = await reverse(id, auditor);
    expect(answer).toMatchObject({ state: "reversed", can: { decide: false, reverse: false } });
    expect(await balance()).toEqual(nothing);
    expect(await counted(client)).toEqual({});
    expect(await own(id)).toMatchObject({ state: "reversed", verdictReason: "Outra loja" });
    expect((await notified(client)).at(-1)).toMatchObject({
      kind: "photo.reversed",
      params: { reason: "Outra loja" },
    });
    expect((await reverse(id, auditor)).refusal).toBe("409 sales.wrong_state");
    expect(await balance()).toEqual(nothing);
  });

  test("of two who take it back at once, one does", async () => {
    const { client, auditor, other, send, decide, reverse, balance } = await aShelf(app, paying("always"));
    const { id } = await send("Vitrine");
    await decide(id, auditor, "accept");
    const replies = await Promise.all([reverse(id, auditor), reverse(id, other)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verdicts(client)).toHaveLength(2);
    expect(await balance()).toEqual(nothing);
  });
});

test("the trail tells verdict and reversal of a photo by its store", async () => {
  const { client, auditor, send, decide, reverse } = await aShelf(app, paying("always"));
  const { id, store } = await send("Vitrine");
  await decide(id, auditor, "accept");
  await reverse(id, auditor);
  const trail = await plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "entity", "entity_id", "entity_name"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute(),
  );
  const about = { entity: "photo", entity_id: id, entity_name: store };
  expect(trail).toEqual([
    { action: "audit.decide", ...about },
    { action: "audit.reverse", ...about },
  ]);
  const at = { params: { type: "photo" as const, id } };
  expect((await app.request(audit.readSubject, at, { as: auditor })).answer.history).toHaveLength(4);
});
