// Standings follow the books and whatever else says where they stand.
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { anAward, movesOn, type Pocket, start } from "../../../test/books.ts";
import { aClient, aStore, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { isRefusal } from "../../core/refusal.ts";
import { startTicker } from "../../platform/jobs/ticker.ts";
import { award, returnTransfer, sendTransfer } from "../ledger/index.ts";
import { standingJobs, verifyStandings } from "./index.ts";

const app = useApp({ routes: [] });
let owner: pg.Client;
beforeAll(async () => {
  const url = new URL(inject("cluster").ownerUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  owner = new pg.Client(url.href);
  await owner.connect();
});
afterAll(() => owner.end());
afterEach(async () => {
  await fold();
  expect((await verifyStandings(app.parts.db)).faults).toEqual([]);
});

const fold = () =>
  standingJobs["leaderboards.count_scores"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

/** A campaign with one seller, and what their standing is. */
async function stage() {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const seller = await anEnrolled(app, client, campaign);
  const pocket: Pocket = { clientId: client.id, potId: campaign.id, userId: seller.userId };
  const standing = (userId = seller.userId) =>
    plant(app, (tx) =>
      tx
        .selectFrom("standings")
        .selectAll()
        .where("campaign_id", "=", campaign.id)
        .where("user_id", "=", userId)
        .executeTakeFirst(),
    );
  const sums = () =>
    plant(app, (tx) =>
      tx.selectFrom("standing_sums").selectAll().where("campaign_id", "=", campaign.id).executeTakeFirst(),
    );
  return { client, campaign, seller, pocket, standing, sums, moves: movesOn(app, pocket) };
}

const everything = async () => {
  const { rows } = await owner.query(
    "select to_jsonb(s) as row from standings s union all select to_jsonb(c) from standing_counts c union all select to_jsonb(t) from standing_sums t order by 1",
  );
  return rows;
};

describe("§loyalty#leaderboard ranking: what counts", () => {
  test("points rank once the audit confirmed them; until then they stand beside", async () => {
    const { moves, standing, sums } = await stage();
    await moves.give({ points: 180, experience: 120, source: crypto.randomUUID() });
    const source = crypto.randomUUID();
    await moves.give({ points: 100, experience: 50, source });
    await fold();
    expect(await standing()).toMatchObject({ audited: 0, provisional: 280, experience: 170, listed: true });
    await moves.judge(source, { points: 60, experience: 30 });
    await fold();
    expect(await standing()).toMatchObject({ audited: 60, provisional: 180, experience: 150 });
    expect(await sums()).toMatchObject({ people: 1, uncleared: 180, cleared: 60, held: 0, debt: 0 });
  });

  test("spending takes nothing away, and a verdict on points that are all held counts too", async () => {
    const { moves, standing } = await stage();
    const source = crypto.randomUUID();
    await moves.give({ points: 100, experience: 10, source });
    await moves.hold(crypto.randomUUID(), 100);
    await fold();
    expect(await standing()).toMatchObject({ audited: 0, provisional: 100, held: 100, uncleared: 0 });
    await moves.judge(source, { points: 100, experience: 10 });
    await fold();
    expect(await standing()).toMatchObject({ audited: 100, provisional: 0, experience: 10, held: 100 });
  });

  test("what comes back from a transfer was not earned again", async () => {
    const { moves, standing, pocket } = await stage();
    const source = crypto.randomUUID();
    await moves.give({ points: 100, source, audit: "cleared" });
    const transferId = crypto.randomUUID();
    await moves.hold(transferId, 100, "transfer");
    const transfer = { clientId: pocket.clientId, transferId, now: start, actorId: null };
    await moves.write((tx) => sendTransfer(tx, transfer));
    await moves.judge(source, { points: 0, experience: 0 });
    await moves.write((tx) => returnTransfer(tx, transfer));
    await fold();
    expect(await standing()).toMatchObject({ audited: 0, provisional: 0, debt: 0 });
  });

  test("whose experience changed is weighed for a level, nobody else", async () => {
    const { moves, seller, campaign, client } = await stage();
    const source = crypto.randomUUID();
    const weighed = async () => {
      const { rows } = await owner.query(
        "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'levels.evaluate' returning j.payload) select payload from taken",
      );
      return rows.map(({ payload }) => payload);
    };
    const job = { clientId: client.id, campaignId: campaign.id, userIds: [seller.userId] };
    await fold();
    await weighed();
    await moves.give({ points: 100, experience: 40, source });
    await fold();
    expect(await weighed()).toEqual([job]);
    await moves.hold(crypto.randomUUID(), 50);
    await fold();
    expect(await weighed()).toEqual([]);
    await moves.judge(source, { points: 0, experience: 0 });
    await fold();
    expect(await weighed()).toEqual([job]);
  });
});

describe("§loyalty#leaderboard ranking: who is placed where", () => {
  test("from sign-up on, in the country and store of it; the profile's store goes first", async () => {
    const { client, campaign, seller, standing, sums } = await stage();
    await fold();
    expect(await standing()).toMatchObject({
      ...{ listed: true, country: "BR", store_id: seller.storeId, retailer_id: seller.retailerId },
      ...{ level: "basic", audited: 0, provisional: 0, experience: 0 },
    });
    const [first, own] = [await aStore(app, client), await aStore(app, client)];
    const next = await aCampaign(app, client, {
      days: { beginsOn: "2031-01-01", endsOn: "2031-02-01", zones: { MX: "America/Mexico_City" } },
    });
    await enrol(app, next, seller, [first, own], "MX");
    await owner.query("update memberships set store_id = $1 where user_id = $2", [own.id, seller.userId]);
    await fold();
    const there = await plant(app, (tx) =>
      tx.selectFrom("standings").selectAll().where("campaign_id", "=", next.id).executeTakeFirst(),
    );
    expect(there).toMatchObject({ country: "MX", store_id: own.id, retailer_id: own.retailerId });
    expect(await standing()).toMatchObject({ store_id: seller.storeId });
    expect(await sums()).toMatchObject({ people: 1 });
    expect(campaign.id).not.toBe(next.id);
  });

  test("blocked, let in again, another level, a store of another chain, gone for good", async () => {
    const { client, seller, standing, sums } = await stage();
    const change = async (statement: string, ...values: string[]) => {
      await owner.query(statement, [...values, seller.userId]);
      await fold();
      return standing();
    };
    const status = "update memberships set status = $1 where user_id = $2";
    expect(await change(status, "blocked")).toMatchObject({ listed: false });
    expect(await sums()).toMatchObject({ people: 0 });
    expect(await change(status, "active")).toMatchObject({ listed: true });
    const level = `insert into person_levels (client_id, user_id, level, campaign_id, since)
      select client_id, user_id, $1, campaign_id, now() from standings where user_id = $2`;
    expect(await change(level, "creator")).toMatchObject({ level: "creator" });
    expect(await change("delete from person_levels where user_id = $1")).toMatchObject({ level: "basic" });
    const { retailerId } = await aStore(app, client);
    const moved =
      "update stores set retailer_id = $1 where id = (select store_id from standings where user_id = $2)";
    expect(await change(moved, retailerId)).toMatchObject({ retailer_id: retailerId });
    expect(await change("update users set deleted_at = now() where id = $1")).toMatchObject({
      listed: false,
    });
  });
});

describe("the fold", () => {
  test("twice is as once, also when everything is looked at from the beginning", async () => {
    const { moves } = await stage();
    await moves.give({ points: 700, experience: 300, audit: "cleared" });
    await fold();
    const once = await everything();
    expect(once.length).toBeGreaterThan(8);
    await fold();
    await owner.query("delete from standings_read");
    await owner.query("insert into standing_touched select client_id, campaign_id, user_id from standings");
    await fold();
    expect(await everything()).toEqual(once);
  });

  test("misses no transaction that was still running when younger ones were counted", async () => {
    const { client, campaign, pocket, moves, standing } = await stage();
    const other = await anEnrolled(app, client, campaign);
    // The first posting in a campaign opens its accounts: everybody waits for that one.
    await moves.give({ points: 1, experience: 1 });
    const { promise: counted, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: posted, resolve: isPosted } = Promise.withResolvers<void>();
    const long = app.parts.db.write({ clientId: client.id }, async (tx) => {
      const given = await award(tx, anAward(pocket, { points: 10, experience: 10 }));
      if (isRefusal(given)) return given;
      isPosted();
      await counted;
      return undefined;
    });
    await posted;
    await movesOn(app, { ...pocket, userId: other.userId }).give({ points: 20, experience: 20 });
    await fold();
    expect(await standing(other.userId)).toMatchObject({ experience: 20 });
    expect(await standing()).toMatchObject({ experience: 1 });
    goOn();
    await long;
    await fold();
    expect(await standing()).toMatchObject({ experience: 11 });
    await moves.give({ points: 1, experience: 1 });
    await fold();
    expect(await standing()).toMatchObject({ experience: 12 });
  });

  test("a changed score is there in a moment, with nobody asking for it", async () => {
    const { moves, standing } = await stage();
    const ticker = startTicker(app.parts, standingJobs);
    try {
      await moves.give({ points: 60, experience: 60 });
      await expect.poll(() => standing(), { interval: 50, timeout: 5_000 }).toMatchObject({ experience: 60 });
    } finally {
      await ticker.stop();
    }
  });

  test("what somebody wrote into the counts is told", async () => {
    const { moves, seller, campaign } = await stage();
    await moves.give({ points: 60, experience: 60 });
    await fold();
    const spoiled = `update standing_counts set people = people + 1
      where campaign_id = $1 and scope = 'campaign' and measure = 'experience'`;
    await owner.query(spoiled, [campaign.id]);
    await owner.query("update standings set audited = 7, listed = false where user_id = $1", [seller.userId]);
    const { faults } = await verifyStandings(app.parts.db);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`person ${seller.userId} in campaign ${campaign.id}: counted`)),
        expect.stringMatching(/campaign experience, bucket 60: counted 2, there are 0/),
        `person ${seller.userId} in campaign ${campaign.id} and 0 more are missing in the ranking`,
      ]),
    );
    await owner.query(spoiled.replace("+ 1", "- 1"), [campaign.id]);
    await owner.query("update standings set audited = 0, listed = true where user_id = $1", [seller.userId]);
  });
});
