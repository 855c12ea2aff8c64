// A long batch that is posted while its campaign ends: what was approved in time is on the books, and nothing is left.
import * as contract from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import * as office from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aStaffMember, aStore, plant } from "../../../test/builders.ts";
import { manyEnrolled } from "../../../test/builders-adjustments.ts";
import { aCampaign } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { campaignJobs } from "../campaigns/index.ts";
import { ledgerJobs, verifyLedger } from "../ledger/index.ts";
import { postBatch, postSlice } from "./post-awards.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

// The last day is the 10th and two more are for redeeming: in São Paulo points go when the 13th begins.
const days = { beginsOn: "2026-08-01", endsOn: "2026-11-10" };
const lastMinute = "2026-11-13T02:59:00Z";
const over = "2026-11-13T03:00:00Z";
// One more slice than the first: 50 visits a transaction, 10 left.
const people = 60;
const ruleSet: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "all", match: {}, points: 60, experience: 60 }],
  activities: [{ id: "mystery", kind: "mystery_customer", points: 10, experience: 5, once: "per_week" }],
};
const once = { attempt: 1, maxAttempts: 1 };
const turn = () => campaignJobs["campaigns.begin_and_end"].run(app.parts, {}, once);

async function aLongBatch() {
  app.clock.set("2026-11-01T12:00:00Z");
  const client = await aClient(app, { time_zone: "America/Sao_Paulo" });
  const campaign = await aCampaign(app, client, { ...{ days, ruleSet }, settlement_days: 2 });
  const [proposer, second] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
  const store = await aStore(app, client);
  const enrolled = await manyEnrolled(app, client, campaign, people, store);
  const userIds = enrolled.map(({ userId }) => userId);
  const visit = { campaignId: campaign.id, storeId: store.id, date: "2026-11-01", userIds };
  const body = { ...visit, reason: "Visita", dryRun: false };
  const { id } = (await app.request(contract.proposeMysteryCustomer, { body }, { as: proposer })).answer;
  if (!id) throw new Error("nothing was proposed");
  const approve = () =>
    app.request(
      contract.decideOnAwards,
      { params: { id }, body: { version: 1, decision: "approve" } },
      { as: second },
    );
  const settle = () =>
    app.request(office.settleCampaign, { params: { id: campaign.id }, body: {} }, { as: second });
  const postOne = () =>
    app.parts.db.write({ clientId: client.id }, (tx) =>
      postSlice(
        tx,
        {
          ...{ clientId: client.id, id, kind: "mystery_customer", campaignId: campaign.id },
          ...{ reason: "Visita", decidedBy: second.userId },
        },
        app.clock.now(),
      ),
    );
  const postRest = () => postBatch(app.parts, { clientId: client.id, batchId: id }, once);
  const notified = () =>
    plant(app, async (tx) => {
      const rows = await tx
        .selectFrom("notifications")
        .select((eb) => ["kind", eb.fn.countAll<string>().as("count")])
        .where("client_id", "=", client.id)
        .where("kind", "in", ["points.given", "experience.given"])
        .groupBy("kind")
        .execute();
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
    });
  const open = () =>
    plant(app, async (tx) => {
      const row = await tx
        .selectFrom("ledger_lots")
        .select((eb) => eb.fn.sum<string>("open").as("open"))
        .where("client_id", "=", client.id)
        .executeTakeFirst();
      return Number(row?.open ?? 0);
    });
  return { client, id, proposer, second, approve, settle, postOne, postRest, told: notified, open };
}

test("§purpose#points-expire the end falls between two slices: all of it is posted and expires, and the closing waits for that", async () => {
  const scene = await aLongBatch();
  app.clock.set(lastMinute);
  expect((await scene.approve()).answer).toMatchObject({ state: "approved", posted: 0 });
  expect(await scene.postOne()).toBe(50);
  expect(await scene.open()).toBe(500);

  app.clock.set(over);
  await turn();
  expect(await scene.open()).toBe(0);
  const early = await scene.settle();
  expect(early.refusal).toBe("409 campaigns.awards_on_the_way");
  expect(early.problem.params).toEqual({ awards: 10 });

  app.clock.pass({ minutes: 1 });
  await scene.postRest();
  // Experience stays; of points that are gone nobody hears that they won them.
  expect(await scene.told()).toEqual({ "points.given": 50, "experience.given": 10 });
  await turn();
  expect(await scene.open()).toBe(0);
  const read = await app.request(contract.readAwardBatch, { params: { id: scene.id } }, { as: scene.second });
  expect(read.answer).toMatchObject({ posted: people, points: people * 10 });

  const { answer } = await scene.settle();
  expect(answer.state).toBe("settled");
  expect(answer.totals).toMatchObject({
    ...{ issued: people * 10, expired: people * 10, experience: people * 5, people },
    ...{ uncleared: 0, cleared: 0, held: 0, debt: 0, reversed: 0 },
  });
  await ledgerJobs["ledger.seal"].run(app.parts, {}, once);
  const checks = await verifyLedger(app.parts.db, { clientId: scene.client.id });
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  // No posting comes after the books are closed: a job that starts again finds nothing, nor does the expiry.
  await scene.postRest();
  await turn();
  expect(await scene.open()).toBe(0);
});

test("§earning-rules#adjustments what the minute's job did not come to is settled with the campaign", async () => {
  const scene = await aLongBatch();
  app.clock.set(lastMinute);
  await scene.approve();
  app.clock.set(over);
  await turn();
  await scene.postRest();
  expect(await scene.open()).toBe(people * 10);
  const { answer } = await scene.settle();
  expect(answer.totals).toMatchObject({ issued: people * 10, expired: people * 10, cleared: 0 });
  expect(await scene.open()).toBe(0);
});

test("§earning-rules#adjustments once points have gone nothing is approved, before the books are closed and after", async () => {
  const scene = await aLongBatch();
  app.clock.set(over);
  expect((await scene.approve()).refusal).toBe("409 awards.campaign_closed");
  await turn();
  expect((await scene.settle()).answer.state).toBe("settled");
  expect((await scene.approve()).refusal).toBe("409 awards.campaign_closed");
  const read = await app.request(contract.readAwardBatch, { params: { id: scene.id } }, { as: scene.second });
  expect(read.answer).toMatchObject({ state: "proposed", posted: 0 });
});

/** Resolves once so many transactions wait for another one's locks. */
async function waiting(transactions: number): Promise<void> {
  await expect
    .poll(() =>
      plant(app, async (tx) => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
        return rows[0]?.waiting;
      }),
    )
    .toBe(transactions);
}

test("§earning-rules#adjustments an approval that is being written while somebody closes the books is waited for, and seen", async () => {
  const scene = await aLongBatch();
  app.clock.set(over);
  await turn();
  // The approval was asked for a minute earlier, and is not written yet.
  app.clock.set(lastMinute);
  const pending = await plant(app, async (tx) => {
    // The proposer is told at the end of an approval: until then it stands still here.
    await sql`select from users where id = ${scene.proposer.userId} for update`.execute(tx);
    const approval = scene.approve();
    await waiting(1);
    app.clock.set(over);
    const closing = scene.settle();
    await waiting(2);
    return { approval, closing };
  });
  expect((await pending.approval).answer.state).toBe("approved");
  expect((await pending.closing).refusal).toBe("409 campaigns.awards_on_the_way");
});
