import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import * as contract from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aStaffMember, aStore, aSuperuser, type Client, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances, statementPage } from "../ledger/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const rules: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "all", match: {}, points: 60, experience: 60 }],
  activities: [{ id: "mystery", kind: "mystery_customer", points: 150, experience: 40, once: "per_week" }],
};

/** A client whose campaign runs, with two administrators: one proposes, one decides. */
async function aProgramme(options: Parameters<typeof aCampaign>[2] = {}) {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { ruleSet: rules, ...options });
  const [proposer, second] = [await administrator(client), await administrator(client)];
  return { client, campaign, proposer, second, today: app.clock.today() };
}
const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

const adjust = (
  as: Caller,
  campaign: TestCampaign,
  userId: string,
  changes: Partial<Request<typeof contract.proposeAdjustment>["body"]> = {},
  key?: string,
) =>
  app.request(
    contract.proposeAdjustment,
    { body: { campaignId: campaign.id, userId, points: 100, reason: "Bônus", ...changes } },
    { as, ...(key && { key }) },
  );
const decide = (
  as: Caller,
  id: string,
  changes: Partial<Request<typeof contract.decideOnAwards>["body"]> = {},
  key?: string,
) =>
  app.request(
    contract.decideOnAwards,
    { params: { id }, body: { version: 1, decision: "approve", ...changes } },
    { as, ...(key && { key }) },
  );
const mystery = (
  as: Caller,
  campaign: TestCampaign,
  body: Omit<Request<typeof contract.proposeMysteryCustomer>["body"], "campaignId" | "reason">,
) =>
  app.request(
    contract.proposeMysteryCustomer,
    { body: { campaignId: campaign.id, reason: "Visita de maio", ...body } },
    { as },
  );
const batchOf = async (as: Caller, id: string) =>
  (await app.request(contract.readAwardBatch, { params: { id } }, { as })).answer;
const linesOf = async (as: Caller, id: string) =>
  (await app.request(contract.listAwardLines, { params: { id }, query: {} }, { as })).answer.items;

const pointsOf = (who: Caller & { clientId: string }, campaign: TestCampaign) =>
  plant(app, async (tx) => {
    const [pot] = await balances(tx, {
      clientId: who.clientId,
      userId: who.userId,
      potIds: [campaign.id],
    });
    return {
      points: pot?.available ?? 0,
      experience: pot?.experience ?? 0,
      underAudit: pot?.underAudit ?? 0,
    };
  });
const statementOf = (who: Caller & { clientId: string }) =>
  plant(
    app,
    async (tx) => (await statementPage(tx, { clientId: who.clientId, userId: who.userId, rows: 20 })).items,
  );
const deeds = (client: Client) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "actor_id", "reason"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute(),
  );

describe("§earning-rules#adjustments manual adjustments need a second person", () => {
  test("nothing counts before somebody else approves; then points, experience and the reason are on the statement", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const { id } = (await adjust(proposer, campaign, seller.userId, { experience: 30 })).answer;
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 0, experience: 0 });
    expect(await batchOf(second, id)).toMatchObject({
      ...{ kind: "adjustment", state: "proposed", awards: 1, points: 100, experience: 30, posted: 0 },
      ...{ person: "Ana Silva", campaign: "Primavera", hindrance: null, can: { decide: true } },
    });
    expect((await decide(second, id)).answer).toMatchObject({
      ...{ state: "approved", posted: 1, version: 2, can: { decide: false } },
      decidedBy: { userId: second.userId },
    });
    expect(await pointsOf(seller, campaign)).toEqual({ points: 100, experience: 30, underAudit: 0 });
    expect(await statementOf(seller)).toMatchObject([
      {
        type: "adjust",
        points: 100,
        experience: 30,
        reason: "Bônus",
        source: { type: "adjustment" },
        details: {
          document: { title: "Bônus" },
          trace: [{ step: "manual", reason: "Bônus", points: 100, experience: 30 }],
        },
      },
    ]);
    expect(await deeds(client)).toMatchObject([
      { action: "awards.propose_adjustment", actor_id: proposer.userId, reason: "Bônus" },
      { action: "awards.approve", actor_id: second.userId },
    ]);
    const notified = await app.request(listNotifications, { query: {} }, { as: seller, locale: "pt-BR" });
    expect(notified.answer.items).toMatchObject([
      {
        kind: "points.given",
        title: "Você ganhou 100 pontos",
        body: "Primavera: Bônus",
        link: "/profile/points",
      },
    ]);
    const live = await plant(app, (tx) =>
      tx.selectFrom("live_events").select("kind").where("user_id", "=", seller.userId).execute(),
    );
    expect(live.map(({ kind }) => kind)).toContain("points.changed");
    const proposerTold = await app.request(listNotifications, { query: {} }, { as: proposer });
    expect(proposerTold.answer.items).toMatchObject([
      { kind: "awards.approved", link: `/admin/awards/${id}` },
    ]);
  });

  test("whoever proposed cannot decide, a superuser neither, and the database says so too", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const superuser = await aSuperuser(app, client);
    for (const as of [proposer, superuser]) {
      const { id } = (await adjust(as, campaign, seller.userId)).answer;
      expect(await batchOf(as, id)).toMatchObject({ hindrance: "own_proposal", can: { decide: false } });
      expect((await decide(as, id)).refusal).toBe("403 awards.second_person");
      expect((await decide(as, id, { decision: "refuse", reason: "x" })).refusal).toBe(
        "403 awards.second_person",
      );
      const byHand = plant(app, (tx) =>
        tx
          .updateTable("award_batches")
          .set({ state: "approved", decided_by: as.userId, decided_at: app.clock.now() })
          .where("id", "=", id)
          .execute(),
      );
      await expect(byHand).rejects.toThrow(/award_batches_check/);
    }
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 0 });
  });

  test("nobody gives points to themselves, nor approves their own", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const store = await aStore(app, client);
    for (const staff of [proposer, second]) await enrol(app, campaign, staff, [store]);
    for (const own of [proposer.userId, proposer.userId.toUpperCase()]) {
      expect((await adjust(proposer, campaign, own)).refusal).toBe("403 awards.own_points");
    }
    const { id } = (await adjust(proposer, campaign, second.userId)).answer;
    expect((await decide(second, id)).refusal).toBe("403 awards.own_points");
    expect(await batchOf(second, id)).toMatchObject({ hindrance: "own_points", can: { decide: false } });
    expect((await decide(await administrator(client), id)).status).toBe(200);
  });

  test("a refusal needs a reason, posts nothing and is final", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const { id } = (await adjust(proposer, campaign, seller.userId)).answer;
    expect((await decide(second, id, { decision: "refuse" })).problem.fields).toMatchObject([
      { path: "body.reason", code: "reason_required" },
    ]);
    const refused = await decide(second, id, { decision: "refuse", reason: "Sem comprovante" });
    expect(refused.answer).toMatchObject({ state: "refused", decisionReason: "Sem comprovante", posted: 0 });
    expect((await decide(second, id)).refusal).toBe("409 awards.decided");
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 0 });
    expect(await statementOf(seller)).toEqual([]);
    const notified = await app.request(listNotifications, { query: {} }, { as: proposer, locale: "en-US" });
    expect(notified.answer.items[0]?.body).toContain("Sem comprovante");
    const turned = plant(app, (tx) =>
      tx.updateTable("award_batches").set({ state: "approved" }).where("id", "=", id).execute(),
    );
    await expect(turned).rejects.toThrow(/has been decided on/);
    const smuggled = plant(app, (tx) =>
      tx.updateTable("awards").set({ posted_at: app.clock.now() }).where("batch_id", "=", id).execute(),
    );
    await expect(smuggled).rejects.toThrow(/has no approval/);
  });

  test("of two who approve at once one is the first, and points come once", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const third = await administrator(client);
    const seller = await anEnrolled(app, client, campaign);
    const { id } = (await adjust(proposer, campaign, seller.userId)).answer;
    const replies = await Promise.all([decide(second, id), decide(third, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.refusal).toBe("409 awards.decided");
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 100 });
  });

  test("the same key again answers the same and gives nothing twice; another version is a conflict", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const key = crypto.randomUUID();
    const first = await adjust(proposer, campaign, seller.userId, {}, key);
    const again = await adjust(proposer, campaign, seller.userId, {}, key);
    expect(again.answer).toEqual(first.answer);
    const other = await adjust(proposer, campaign, seller.userId, { points: 5 }, key);
    expect(other.status).toBe(409);
    const { id } = first.answer;
    expect((await decide(second, id, { version: 7 })).refusal).toBe("409 request.conflict");
    const once = crypto.randomUUID();
    const approved = await decide(second, id, {}, once);
    expect((await decide(second, id, {}, once)).answer).toEqual(approved.answer);
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 100 });
  });

  test("takes back no more than a person has, when proposed and when approved", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const take = (points: number) => adjust(proposer, campaign, seller.userId, { points, reason: "Estorno" });
    const none = await take(-1);
    expect(none.refusal).toBe("409 awards.not_enough_points");
    await decide(second, (await adjust(proposer, campaign, seller.userId)).answer.id);
    const [first, late] = [(await take(-70)).answer.id, (await take(-60)).answer.id];
    expect((await decide(second, first)).status).toBe(200);
    expect(await pointsOf(seller, campaign)).toMatchObject({ points: 30 });
    const refused = await decide(second, late);
    expect(refused.refusal).toBe("409 awards.not_enough_points");
    expect(refused.problem.title).toContain("30");
    expect(await batchOf(second, late)).toMatchObject({ state: "proposed", posted: 0 });
    const [line] = await statementOf(seller);
    expect(line).toMatchObject({ type: "adjust", points: -70, details: { document: { title: "Estorno" } } });
    const notified = await app.request(listNotifications, { query: {} }, { as: seller, locale: "en-US" });
    expect(notified.answer.items[0]).toMatchObject({
      kind: "points.taken",
      title: "Correction: 70 points fewer",
    });
  });

  test("is about a whole amount, somebody in the campaign, and a campaign that is on", async () => {
    const { client, campaign, proposer, second } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const refusal = async (changes: Parameters<typeof adjust>[3]) =>
      (await adjust(proposer, campaign, seller.userId, changes)).refusal;
    expect(await refusal({ points: 0 })).toBe("422 request.invalid");
    expect(await refusal({ points: 1.5 })).toBe("422 request.invalid");
    expect(await refusal({ points: 100_001 })).toBe("422 request.invalid");
    expect(await refusal({ points: -5, experience: 5 })).toBe("422 request.invalid");
    expect(await refusal({ experience: -1 })).toBe("422 request.invalid");
    expect(await refusal({ reason: " " })).toBe("422 request.invalid");
    expect((await adjust(proposer, campaign, second.userId)).refusal).toBe("409 awards.not_enrolled");
    const { id } = (await adjust(proposer, campaign, seller.userId)).answer;
    app.clock.pass({ days: 60 });
    expect((await adjust(proposer, campaign, seller.userId)).refusal).toBe("409 awards.campaign_closed");
    expect((await decide(second, id)).refusal).toBe("409 awards.campaign_closed");
    const coming = await aCampaign(app, client, { state: "draft" });
    expect((await adjust(proposer, coming, seller.userId)).refusal).toBe("404 request.not_found");
  });
});

test("§earning-rules#adjustments nothing is approved for people whose points have expired while elsewhere the campaign goes on", async () => {
  app.clock.set("2026-11-21T12:00:00Z");
  const zones = { BR: "America/Sao_Paulo", MX: "America/Mexico_City" };
  const days = { beginsOn: "2026-09-01", endsOn: "2026-11-21", zones };
  const { client, campaign, proposer, second } = await aProgramme({ days });
  const [ana, eva] = [
    await anEnrolled(app, client, campaign, { country: "BR" }),
    await anEnrolled(app, client, campaign, { country: "MX" }),
  ];
  const [late, good] = [
    await adjust(proposer, campaign, ana.userId),
    await adjust(proposer, campaign, eva.userId),
  ];
  app.clock.set("2026-11-22T04:00:00Z");
  expect((await decide(second, late.answer.id)).refusal).toBe("409 awards.campaign_closed");
  expect((await decide(second, good.answer.id)).status).toBe(200);
  expect(await pointsOf(ana, campaign)).toMatchObject({ points: 0 });
  expect(await pointsOf(eva, campaign)).toMatchObject({ points: 100 });
});

describe("§earning-rules#mystery-customer mystery-customer actions", () => {
  test("give what the rules of the campaign say, with the reason kept, once somebody else approved", async () => {
    const { client, campaign, proposer, second, today } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const action = { storeId: ana.storeId, date: addDays(today, -1), userIds: [ana.userId] };
    const tried = (await mystery(proposer, campaign, { ...action, dryRun: true })).answer;
    expect(tried).toMatchObject({ id: null, ok: true, points: 150, experience: 40 });
    expect(
      (await app.request(contract.listAwardBatches, { query: {} }, { as: proposer })).answer.items,
    ).toEqual([]);
    const { id } = (await mystery(proposer, campaign, { ...action, dryRun: false })).answer;
    if (!id) throw new Error("nothing was proposed");
    expect(await linesOf(second, id)).toMatchObject([
      { userId: ana.userId, points: 150, experience: 40, occurredOn: action.date, posted: false },
    ]);
    expect((await decide(second, id)).answer).toMatchObject({ state: "approved", posted: 1 });
    expect(await pointsOf(ana, campaign)).toEqual({ points: 150, experience: 40, underAudit: 0 });
    expect(await statementOf(ana)).toMatchObject([
      {
        type: "award",
        source: { type: "mystery_customer" },
        ruleSetVersionId: campaign.ruleSetVersionId,
        details: {
          document: { title: "Visita de maio", store: expect.stringMatching(/^Store/) },
          trace: [{ step: "activity", ruleId: "mystery", points: 150, experience: 40 }],
        },
      },
    ]);
  });

  test("pay once in the rule's period, even while the first still waits", async () => {
    const { client, campaign, proposer, second, today } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const on = (date: string) =>
      mystery(proposer, campaign, { storeId: ana.storeId, date, userIds: [ana.userId], dryRun: false });
    const first = (await on(today)).answer;
    expect((await on(today)).answer).toMatchObject({
      id: null,
      ok: false,
      people: [{ refused: "already_awarded", points: 0 }],
    });
    expect((await on(addDays(today, -7))).answer.ok).toBe(true);
    await decide(second, first.id ?? "", { decision: "refuse", reason: "Outra loja" });
    expect((await on(today)).answer.ok).toBe(true);
  });

  test("of two proposals at the same moment one sees the other", async () => {
    const { client, campaign, proposer, second, today } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign);
    const action = { storeId: ana.storeId, date: today, userIds: [ana.userId], dryRun: false };
    const replies = await Promise.all([
      mystery(proposer, campaign, action),
      mystery(second, campaign, action),
    ]);
    expect(replies.map(({ answer }) => answer.ok).sort()).toEqual([false, true]);
  });

  test("say who gets nothing and why, and then propose nothing", async () => {
    const { client, campaign, proposer, today } = await aProgramme({ ruleSet: { ...rules, activities: [] } });
    const ana = await anEnrolled(app, client, campaign);
    await enrol(app, campaign, proposer, [{ id: ana.storeId, retailerId: ana.retailerId }]);
    const action = {
      storeId: ana.storeId,
      date: today,
      userIds: [ana.userId, proposer.userId],
      dryRun: false,
    };
    const notified = (await mystery(proposer, campaign, action)).answer;
    expect(notified.people.map(({ refused }) => refused).sort()).toEqual(["no_rule", "own_points"]);
    expect(notified.id).toBeNull();
    const early = { ...action, userIds: [ana.userId], date: addDays(today, -50) };
    expect((await mystery(proposer, campaign, early)).answer.people).toMatchObject([
      { refused: "outside_campaign" },
    ]);
    expect((await mystery(proposer, campaign, { ...early, date: addDays(today, 1) })).answer.ok).toBe(false);
    const other = await aStore(app, client);
    const elsewhere = await mystery(proposer, campaign, { ...early, date: today, storeId: other.id });
    expect(elsewhere.problem.fields).toMatchObject([{ path: "body.userIds.0", code: "not_in_campaign" }]);
  });

  test("count towards the limits when approved: what would pass one is trimmed, and the reason says so", async () => {
    const { client, campaign, proposer, second, today } = await aProgramme({
      ruleSet: { ...rules, caps: [{ id: "budget", kind: "budget", limit: 200 }] },
    });
    const ana = await anEnrolled(app, client, campaign);
    const rui = await anEnrolled(app, client, campaign);
    const act = async (who: typeof ana) => {
      const action = { storeId: who.storeId, date: today, userIds: [who.userId], dryRun: false };
      return (await mystery(proposer, campaign, action)).answer.id ?? "";
    };
    const [first, late] = [await act(ana), await act(rui)];
    await decide(second, first);
    expect((await decide(second, late)).answer).toMatchObject({ points: 50, experience: 40, posted: 1 });
    expect(await pointsOf(rui, campaign)).toMatchObject({ points: 50, experience: 40 });
    expect((await statementOf(rui))[0]?.details).toMatchObject({
      trace: [{ step: "activity" }, { step: "cap", kind: "budget", before: 150, after: 50 }],
    });
  });
});

describe("people to give points to", () => {
  test("are those of the campaign, found by name, of one store, with what they have", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const ana = await anEnrolled(app, client, campaign, {
      user: { first_name: "Ângela", last_name: "Souza" },
    });
    await anEnrolled(app, client, campaign, { user: { first_name: "Bruno", document: "52998224725" } });
    const find = async (query: Partial<Request<typeof contract.searchAwardPeople>["query"]>) =>
      (
        await app.request(
          contract.searchAwardPeople,
          { query: { campaignId: campaign.id, ...query } },
          { as: proposer },
        )
      ).answer.items.map(({ name, available }) => [name, available]);
    expect(await find({})).toEqual([
      ["Ângela Souza", 0],
      ["Bruno Silva", 0],
    ]);
    expect(await find({ search: "angela sou" })).toEqual([["Ângela Souza", 0]]);
    expect(await find({ storeId: ana.storeId })).toEqual([["Ângela Souza", 0]]);
    expect(await find({ search: "52998224725" })).toEqual([]);
  });

  test("in campaigns that are on, with what an action pays", async () => {
    const { client, campaign, proposer } = await aProgramme();
    const over = await aCampaign(app, client, {
      state: "settled",
      days: { beginsOn: "2020-01-01", endsOn: "2020-03-01" },
    });
    const { items } = (await app.request(contract.listAwardCampaigns, {}, { as: proposer })).answer;
    expect(items.map(({ id, open, mysteryCustomer }) => ({ id, open, mysteryCustomer }))).toEqual([
      { id: campaign.id, open: true, mysteryCustomer: { points: 150, experience: 40 } },
      { id: over.id, open: false, mysteryCustomer: null },
    ]);
  });
});

describe("the list", () => {
  test("is narrowed by state, kind and campaign, the newest first, page by page", async () => {
    const { client, campaign, proposer, second, today } = await aProgramme();
    const seller = await anEnrolled(app, client, campaign);
    const ids: string[] = [];
    for (const points of [1, 2, 3]) {
      ids.push((await adjust(proposer, campaign, seller.userId, { points })).answer.id);
      app.clock.pass({ minutes: 1 });
    }
    const action = { storeId: seller.storeId, date: today, userIds: [seller.userId], dryRun: false };
    await mystery(proposer, campaign, action);
    await decide(second, ids[0] ?? "");
    const list = async (query: Request<typeof contract.listAwardBatches>["query"]) =>
      (await app.request(contract.listAwardBatches, { query }, { as: second })).answer;
    expect((await list({ kind: "adjustment" })).items.map(({ points }) => points)).toEqual([3, 2, 1]);
    expect((await list({ search: "BONUS" })).items).toHaveLength(3);
    expect((await list({ search: "ana sil" })).items).toHaveLength(4);
    expect((await list({ search: "visita" })).items).toHaveLength(1);
    expect((await list({ state: "approved" })).items.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list({ campaignId: crypto.randomUUID() })).items).toEqual([]);
    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...rest.items].map(({ kind, points }) => [kind, points])).toEqual([
      ["mystery_customer", 150],
      ["adjustment", 3],
      ["adjustment", 2],
      ["adjustment", 1],
    ]);
  });
});
