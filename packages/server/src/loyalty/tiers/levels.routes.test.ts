import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import * as contract from "@trilha/contract/loyalty/tiers/endpoints.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aLevel, anExperience, aReview } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";
import { standingJobs } from "../leaderboards/index.ts";
import { judge } from "../ledger/index.ts";
import { evaluateLevels } from "./evaluate-levels.ts";

const app = useApp();
let client: Client;
let campaign: TestCampaign;
let auditor: Member;
let lia: Member;
let rui: Member;
beforeAll(async () => {
  client = await aClient(app);
  campaign = await aCampaign(app, client);
  auditor = await aStaffMember(app, client, "auditor");
  [lia, rui] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
});

const weigh = (...people: Member[]) =>
  evaluateLevels(
    app.parts,
    { clientId: client.id, campaignId: campaign.id, userIds: people.map(({ userId }) => userId) },
    { attempt: 1, maxAttempts: 1 },
  );
const mine = async (as: Caller) => (await app.request(contract.readMyLevel, { query: {} }, { as })).answer;
const reviewOf = async (who: Member) => (await mine(who)).review;
const look = (as: Caller, id: string, version = 1) =>
  app.request(
    contract.examineReview,
    { params: { id }, body: { version, finding: "fine", note: "ok" } },
    { as },
  );
const decide = (
  as: Caller,
  id: string,
  body: { version: number; verdict: "grant" | "refuse" | "keep" | "lower"; reason?: string },
) => app.request(contract.decideReview, { params: { id }, body }, { as });
const kindsTo = async (who: Member) => {
  const rows = await plant(app, (tx) =>
    tx.selectFrom("notifications").select("kind").where("user_id", "=", who.userId).orderBy("id").execute(),
  );
  return rows.map(({ kind }) => kind);
};

describe("§loyalty#levels level-up over HTTP", () => {
  test("eligible, looked at by one, granted by another, active at once", async () => {
    const ana = await anEnrolled(app, client, campaign, { user: { last_name: "Zamboni" } });
    await anExperience(app, ana, campaign, 999);
    await weigh(ana);
    expect(await reviewOf(ana)).toBeNull();
    const late = await anExperience(app, ana, campaign, 100, { audit: "awaiting" });
    await weigh(ana);
    await weigh(ana);
    const review = await reviewOf(ana);
    expect(review).toMatchObject({ state: "eligible", level: "creator", can: { appeal: false } });
    expect(await kindsTo(ana)).toEqual(["level.eligible"]);
    const id = review?.id ?? "";

    const listed = await app.request(
      contract.listReviews,
      { query: { state: "open", search: "zamboni" } },
      { as: auditor },
    );
    expect(listed.answer.items).toMatchObject([{ id, experience: 1_099, audited: 999, threshold: 1_000 }]);
    expect((await decide(rui, id, { version: 1, verdict: "grant" })).refusal).toBe("409 levels.wrong_state");
    expect((await look(auditor, id)).answer).toMatchObject({ state: "under_review", can: { decide: [] } });
    expect((await look(lia, id, 2)).refusal).toBe("409 levels.wrong_state");
    const early = await decide(rui, id, { version: 2, verdict: "grant" });
    expect([early.refusal, early.problem.params]).toEqual(["409 levels.awaits_audit", { missing: 1 }]);
    await plant(app, (tx) =>
      judge(tx, {
        ...{ clientId: client.id, userId: ana.userId, sourceId: late, accepted: "all", decisionId: "x" },
        ...{ actorId: null, reason: null, now: app.clock.now() },
      }),
    );
    const granted = await decide(rui, id, { version: 2, verdict: "grant" });
    expect(granted.answer).toMatchObject({
      state: "granted",
      audited: 1_099,
      decision: { name: "Ana Silva" },
    });
    expect(granted.answer.frozenAt).not.toBeNull();
    expect(granted.answer.history.map(({ to }) => to)).toEqual(["eligible", "under_review", "granted"]);

    const session = await app.request(readSession, {}, { as: ana });
    expect(session.answer.clientProfile?.level).toBe("creator");
    const now = await mine(ana);
    expect(now).toMatchObject({
      level: "creator",
      bar: {
        experience: 1_099,
        keep: { level: "creator", remaining: 0, inTime: true },
        rise: { level: "influencer", remaining: 1_901 },
      },
      history: [{ from: "basic", to: "creator", cause: "granted" }],
    });
    expect(now.opens.map(({ level }) => level)).toEqual(["creator", "influencer"]);
    expect(await kindsTo(ana)).toEqual(["level.eligible", "level.granted"]);
  });

  test("whoever looked does not grant, nobody decides about themselves, nobody twice", async () => {
    const ana = await anEnrolled(app, client, campaign);
    await anExperience(app, ana, campaign, 1_000);
    const id = await aReview(app, ana, campaign, { state: "under_review", lookedBy: lia.userId });
    expect((await decide(lia, id, { version: 1, verdict: "grant" })).refusal).toBe(
      "403 levels.second_person",
    );
    const stale = await decide(rui, id, { version: 7, verdict: "grant" });
    expect(stale.refusal).toBe("409 request.conflict");
    const both = await Promise.all([
      decide(rui, id, { version: 1, verdict: "grant" }),
      decide(lia, id, { version: 1, verdict: "refuse", reason: "x" }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const own = await aReview(app, rui, campaign);
    expect((await look(rui, own)).refusal).toBe("403 levels.own");
    expect((await decide(rui, own, { version: 1, verdict: "refuse", reason: "x" })).refusal).toBe(
      "403 levels.own",
    );
  });

  test("a refusal has a reason and is appealed once; somebody else decides", async () => {
    const ana = await anEnrolled(app, client, campaign);
    await anExperience(app, ana, campaign, 1_000);
    await weigh(ana);
    const id = (await reviewOf(ana))?.id ?? "";
    expect((await decide(rui, id, { version: 1, verdict: "refuse" })).refusal).toBe("422 request.invalid");
    await decide(rui, id, { version: 1, verdict: "refuse", reason: "Notas em dúvida" });
    await weigh(ana);
    expect(await reviewOf(ana)).toMatchObject({
      ...{ id, state: "refused", reason: "Notas em dúvida", can: { appeal: true } },
    });
    const appeal = (as: Caller, version: number) =>
      app.request(contract.appealReview, { params: { id }, body: { version, text: "Estão certas" } }, { as });
    expect((await appeal(lia, 2)).refusal).toBe("404 request.not_found");
    expect((await appeal(ana, 2)).answer).toMatchObject({ state: "appealed", appealText: "Estão certas" });
    expect((await appeal(ana, 3)).refusal).toBe("409 levels.appeal_closed");
    expect((await decide(rui, id, { version: 3, verdict: "grant" })).refusal).toBe(
      "403 levels.second_person",
    );
    await decide(lia, id, { version: 3, verdict: "refuse", reason: "Seguem em dúvida" });
    expect(await reviewOf(ana)).toMatchObject({
      state: "refused",
      can: { appeal: false },
      appealUntil: null,
    });
    expect(await kindsTo(ana)).toEqual(["level.eligible", "level.refused", "level.refused_again"]);
    expect((await mine(ana)).level).toBe("basic");
  });

  test("a level whose experience fell is looked at again, never lost in silence", async () => {
    const ana = await anEnrolled(app, client, campaign);
    await anExperience(app, ana, campaign, 900);
    await aLevel(app, ana, campaign, "creator");
    await weigh(ana);
    const review = await reviewOf(ana);
    expect(review).toMatchObject({ kind: "reassessment", level: "creator", state: "eligible" });
    expect((await mine(ana)).level).toBe("creator");
    const id = review?.id ?? "";
    await look(lia, id);
    expect((await decide(lia, id, { version: 2, verdict: "lower", reason: "x" })).refusal).toBe(
      "403 levels.second_person",
    );
    await decide(rui, id, { version: 2, verdict: "lower", reason: "Notas recusadas" });
    expect(await mine(ana)).toMatchObject({
      ...{ level: "basic", history: [{ to: "basic", cause: "lowered" }, { to: "creator" }] },
    });
    expect(await kindsTo(ana)).toEqual(["level.lowered"]);
  });

  test("what nobody decided lapses when experience falls", async () => {
    const ana = await anEnrolled(app, client, campaign);
    const id = await aReview(app, ana, campaign, { state: "under_review" });
    await weigh(ana);
    expect((await decide(rui, id, { version: 2, verdict: "grant" })).refusal).toBe("409 levels.wrong_state");
    expect(await reviewOf(ana)).toMatchObject({ state: "lapsed", history: [{ to: "lapsed", by: "time" }] });
  });
});

test("§loyalty#levels level-up: enough experience is noticed by itself", async () => {
  const ana = await anEnrolled(app, client, campaign);
  await anExperience(app, ana, campaign, 1_000);
  await standingJobs["leaderboards.count_scores"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  await app.runJobs();
  expect(await reviewOf(ana)).toMatchObject({ state: "eligible", level: "creator" });
});

describe("§loyalty#levels what levels ask", () => {
  const rules = (as: Caller, id: string) => app.request(contract.readLevelRules, { params: { id } }, { as });
  const edit = (id: string, version: number, creator: number, influencer: number, keep = 1) => {
    const levelBody = (level: LevelAbove, threshold: number) => ({ level, threshold, keep, opens: {} });
    const levels = [levelBody("creator", creator), levelBody("influencer", influencer)];
    return app.request(contract.editLevelRules, { params: { id }, body: { version, levels } }, { as: lia });
  };

  test("is written until the campaign is approved", async () => {
    const draft = await aCampaign(app, client, { state: "draft" });
    const before = await rules(auditor, draft.id);
    expect(before.answer).toMatchObject({
      levels: [
        { level: "creator", threshold: 1_000, keep: 400 },
        { level: "influencer", threshold: 3_000, keep: 1_200 },
      ],
      ...{ frozen: false, can: { edit: false } },
    });
    expect((await edit(draft.id, 1, 10, 20, 11)).problem.fields).toMatchObject([
      { path: "body.levels.0.keep", code: "too_big" },
    ]);
    expect((await edit(draft.id, 1, 10, 20)).answer).toMatchObject({
      levels: [{ threshold: 10 }, { threshold: 20 }],
      version: 2,
    });
    expect((await edit(draft.id, 1, 10, 20)).refusal).toBe("409 request.conflict");
    expect((await edit(campaign.id, 1, 10, 20)).refusal).toBe("409 campaigns.frozen");
    expect((await rules(auditor, campaign.id)).answer.frozen).toBe(true);
  });
});
