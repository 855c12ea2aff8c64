// A campaign's points by day and in the end: all of them are somewhere, and the burn-down is what the ledger says.
import * as contract from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { expect, test } from "vitest";
import { aClient, aStaffMember, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type CampaignOptions } from "../../../test/builders-campaigns.ts";
import { aBareClaim } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import type { Tx } from "../../db/database.ts";
import { award, hold, judge, ledgerJobs } from "../ledger/index.ts";
import { campaignJobs, verifyDays } from "./index.ts";
import { officeRoutes } from "./office.routes.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: officeRoutes });
const days = { beginsOn: "2026-08-01", endsOn: "2026-11-10" };
const over = "2026-11-11T03:00:00Z";
const run = (job: keyof typeof campaignJobs) =>
  campaignJobs[job].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

async function aScene(options: CampaignOptions = {}) {
  app.clock.set("2026-10-20T12:00:00Z");
  const client = await aClient(app, { time_zone: "America/Sao_Paulo" });
  const admin = await aStaffMember(app, client, "program_administrator");
  const campaign = await aCampaign(app, client, { days, ...options });
  const seller = await anEnrolled(app, client, campaign);
  const { clientId, userId } = seller;
  const give = (points: number, at: string, sourceId = crypto.randomUUID()) =>
    plant(app, (tx) =>
      award(tx, {
        ...{ clientId, userId, potId: campaign.id, points, experience: points, audit: "awaiting" },
        key: `award:${sourceId}:1`,
        source: { type: "claim_line", id: sourceId },
        ruleSetVersionId: campaign.ruleSetVersionId,
        ...{ occurredAt: new Date(at), now: new Date(at), expiresAt: new Date(over) },
        ...{ actorId: null, details: {} },
      }),
    );
  const takeBack = (sourceId: string, at: string) =>
    plant(app, (tx) =>
      judge(tx, {
        ...{ clientId, userId, sourceId, accepted: "none", decisionId: crypto.randomUUID() },
        ...{ actorId: null, reason: "x", now: new Date(at) },
      }),
    );
  const settle = () =>
    app.request(contract.settleCampaign, { params: { id: campaign.id }, body: {} }, { as: admin });
  const burnDown = async () =>
    (await app.request(contract.readBurnDown, { params: { id: campaign.id } }, { as: admin })).answer;
  return { client, campaign, seller, admin, give, takeBack, settle, burnDown };
}

test("§purpose#values-fixed a campaign closes with every point accounted for", async () => {
  const { campaign, seller, admin, give, takeBack, settle } = await aScene();
  const source = crypto.randomUUID();
  await give(300, "2026-10-01T12:00:00Z");
  await give(80, "2026-10-02T12:00:00Z", source);
  await takeBack(source, "2026-10-05T12:00:00Z");
  const claim = await aBareClaim(app, seller, campaign);
  app.clock.set(over);
  await run("campaigns.begin_and_end");
  const waiting = await settle();
  expect(waiting.refusal).toBe("409 campaigns.unsettled");
  expect(waiting.problem.params).toEqual({ claims: 1 });
  await plant(app, (tx) =>
    tx.updateTable("claims").set({ state: "auto_accepted" }).where("id", "=", claim).execute(),
  );
  const { answer } = await settle();
  expect(answer).toMatchObject({
    state: "settled",
    totals: { issued: 380, expired: 300, reversed: 80, uncleared: 0, cleared: 0, experience: 300, people: 1 },
  });
  const { issued, experience: _, people: __, ...others } = answer.totals;
  expect(Object.values(others).reduce((sum, points) => sum + points, 0)).toBe(issued);
  const list = () => app.request(contract.listOfficeCampaigns, { query: {} }, { as: admin });
  const listed = [{ given: 300, enrolled: 1, waitsFor: null }];
  expect((await list()).answer.items).toMatchObject(listed);
  await ledgerJobs["ledger.seal"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  expect((await list()).answer.items).toMatchObject(listed);
});

test("it stays open while points are held for something nobody decided on", async () => {
  const { campaign, seller, give, settle } = await aScene();
  await give(300, "2026-10-01T12:00:00Z");
  const { clientId, userId } = seller;
  await plant(app, (tx) =>
    hold(tx, {
      ...{ clientId, userId, potId: campaign.id, purpose: "order", sourceId: crypto.randomUUID() },
      ...{ points: 200, actorId: null, now: app.clock.now() },
    }),
  );
  app.clock.set(over);
  await run("campaigns.begin_and_end");
  expect((await settle()).refusal).toBe("409 campaigns.wrong_state");
});

test("whom the job did not come to is settled with the campaign", async () => {
  const { campaign, give, settle } = await aScene();
  await give(50, "2026-10-01T12:00:00Z");
  app.clock.set(over);
  await plant(app, (tx) =>
    tx.updateTable("campaigns").set({ state: "ended" }).where("id", "=", campaign.id).execute(),
  );
  expect((await settle()).answer.totals).toMatchObject({ expired: 50, uncleared: 0 });
});

test("the burn-down counts the programme's own days, the same before and after they are kept", async () => {
  const { give, takeBack, burnDown } = await aScene({ budget: 10_000 });
  const source = crypto.randomUUID();
  // Still the 9th in São Paulo.
  await give(100, "2026-10-10T02:59:59Z");
  await give(40, "2026-10-10T03:00:00Z", source);
  await takeBack(source, "2026-10-12T12:00:00Z");
  await give(60, "2026-10-20T11:00:00Z");
  const expected = {
    budget: 10_000,
    given: 160,
    days: [
      { day: "2026-10-09", awarded: 100, reversed: 0 },
      { day: "2026-10-10", awarded: 40, reversed: 0 },
      { day: "2026-10-12", awarded: 0, reversed: 40 },
      { day: "2026-10-20", awarded: 60, reversed: 0 },
    ],
    // 100 points in 14 full days, and 22 days to go, today included.
    forecast: 257,
  };
  expect(await burnDown()).toEqual(expected);
  await run("campaigns.count_days");
  await run("campaigns.count_days");
  expect(await burnDown()).toEqual(expected);
  await give(5, "2026-10-20T11:30:00Z");
  expect((await burnDown()).given).toBe(165);
  await run("campaigns.count_days");
  expect((await burnDown()).days.at(-1)).toEqual({ day: "2026-10-20", awarded: 65, reversed: 0 });
  expect((await verifyDays(app.parts.db)).faults).toEqual([]);
});

test("days are counted anew when the programme's day begins at another hour; a wrong one is named", async () => {
  const { client, campaign, give, burnDown } = await aScene();
  await give(100, "2026-10-10T02:59:59Z");
  await run("campaigns.count_days");
  const moved = (tx: Tx) => tx.updateTable("clients").set({ time_zone: "Europe/Madrid" });
  await plant(app, (tx) => moved(tx).where("id", "=", client.id).execute());
  const there = [{ day: "2026-10-10", awarded: 100, reversed: 0 }];
  expect((await burnDown()).days).toEqual(there);
  await run("campaigns.count_days");
  expect((await burnDown()).days).toEqual(there);
  expect((await verifyDays(app.parts.db)).faults).toEqual([]);
  const wrong = { client_id: client.id, campaign_id: campaign.id, day: "2026-10-11", awarded: 1 };
  await plant(app, (tx) => tx.insertInto("campaign_days").values(wrong).execute());
  expect((await verifyDays(app.parts.db)).faults).toEqual([expect.stringContaining(campaign.id)]);
  await plant(app, (tx) => tx.deleteFrom("campaign_days").where("day", "=", "2026-10-11").execute());
});
