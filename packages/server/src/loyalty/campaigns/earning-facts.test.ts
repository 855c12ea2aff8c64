import { expect, test } from "vitest";
import { aClient, aStore, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../../test/builders-campaigns.ts";
import { aLevel } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";
import {
  addToCounters,
  type CountedFor,
  earningFacts,
  earnPoints,
  lockedCounters,
  takeFromCounters,
} from "./index.ts";

const app = useApp({});
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";
const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };
const capped = (caps: Partial<Record<"points_per_day" | "points_per_store" | "budget", number>>) => ({
  ...sixtyEach,
  caps: Object.entries(caps).map(([kind, limit]) => ({ id: kind, kind: kind as "budget", limit })),
});

async function aSeller(ruleSet = sixtyEach) {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { days, ruleSet, settlement_days: 3 });
  const seller = await anEnrolled(app, client, campaign);
  const { clientId, userId, storeId } = seller;
  const reach = { clientId, campaignId: campaign.id, userId, storeId, date: "2026-11-20" };
  return { client, campaign, seller, reach, counted: { ...reach, ruleSet } as CountedFor };
}

test("facts of a sale come whole: window, enrolment, store, rules, counters", async () => {
  const { seller, reach, campaign, counted } = await aSeller(capped({ points_per_day: 500, budget: 900 }));
  await plant(app, (tx) => addToCounters(tx, counted, 70));
  const facts = await plant(app, (tx) => earningFacts(tx, reach));
  expect(facts).toMatchObject({
    campaign: { id: campaign.id, settlementDays: 3, reportingDays: 15 },
    window: { country: "BR", ...days, endsAt: new Date("2026-12-16T03:00:00Z") },
    enrolment: { storeIds: [seller.storeId] },
    store: { id: seller.storeId, timeZone: "America/Sao_Paulo", photosAllowed: true, active: true },
    level: "basic",
    rules: { versionId: campaign.ruleSetVersionId, version: 1 },
    counters: { day: 70, week: 0, budget: 70 },
  });
});

test("§loyalty#levels the level is the person's at that moment, in whatever campaign it was reached", async () => {
  const { client, seller, reach } = await aSeller();
  const earlier = await aCampaign(app, client, { days: { beginsOn: "2026-07-01", endsOn: "2026-09-30" } });
  await aLevel(app, seller, earlier, "creator");
  expect((await plant(app, (tx) => earningFacts(tx, reach)))?.level).toBe("creator");
});

test("facts of another client are not there", async () => {
  const { reach } = await aSeller();
  const elsewhere = await aSeller();
  await plant(app, async (tx) => {
    expect(await earningFacts(tx, { ...reach, campaignId: nowhere })).toBeUndefined();
    expect(await earningFacts(tx, { ...reach, clientId: elsewhere.reach.clientId })).toBeUndefined();
    const facts = await earningFacts(tx, { ...reach, storeId: elsewhere.reach.storeId });
    expect(facts?.store).toBeNull();
    expect((await earningFacts(tx, { ...reach, userId: elsewhere.reach.userId }))?.enrolment).toBeNull();
  });
});

test("§limits#campaign-quarter the first second of a campaign needs no job: approval and time decide", async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { days, state: "scheduled" });
  const draft = await aCampaign(app, client, { days, state: "validated" });
  const { clientId, userId } = await anEnrolled(app, client, campaign);
  const query = { clientId, userId, storeId: null, date: days.beginsOn };
  await plant(app, async (tx) => {
    expect((await earningFacts(tx, { ...query, campaignId: campaign.id }))?.rules?.version).toBe(1);
    expect(await earningFacts(tx, { ...query, campaignId: draft.id })).toBeUndefined();
  });
});

test("§earning-rules#evaluation the version is picked by the date of the sale", async () => {
  const { reach, campaign, client } = await aSeller();
  await plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("rule_set_versions")
      .values({
        client_id: client.id,
        campaign_id: campaign.id,
        version: 2,
        document: JSON.stringify(sixtyEach),
        hash: "a".repeat(64),
        effective_from: "2026-11-21",
        state: "proposed",
        proposed_by: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const on = async (date: string) => (await earningFacts(tx, { ...reach, date }))?.rules?.version;
    expect(await on("2026-11-21")).toBe(1);
    await tx
      .updateTable("rule_set_versions")
      .set({ state: "approved", decided_by: reach.userId })
      .where("id", "=", id)
      .execute();
    expect([await on("2026-09-30"), await on("2026-11-20"), await on("2026-11-21")]).toEqual([
      undefined,
      1,
      2,
    ]);
  });
});

test("§earning-rules#caps a limit is never passed by those who count at once", async () => {
  const { counted, client } = await aSeller(capped({ points_per_store: 10_000, budget: 1_000 }));
  const stores = await Promise.all(Array.from({ length: 5 }, () => aStore(app, client)));
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const query = { ...counted, storeId: stores[index % 5]?.id ?? null };
      return plant(app, (tx) => addToCounters(tx, query, 30));
    }),
  );
  expect(tries.filter(Boolean)).toHaveLength(33);
  const counters = await plant(app, (tx) => lockedCounters(tx, counted));
  expect(counters.budget).toBe(990);
});

test("§earning-rules#caps what does not fit counts nowhere, and a reversal gives room again", async () => {
  const { counted } = await aSeller(capped({ points_per_day: 500, points_per_store: 300, budget: 250 }));
  await plant(app, async (tx) => {
    expect(await addToCounters(tx, counted, 200)).toBe(true);
    expect(await addToCounters(tx, counted, 60)).toBe(false);
    expect(await lockedCounters(tx, counted)).toMatchObject({ day: 200, store: 200, budget: 200, week: 0 });
    await takeFromCounters(tx, counted, 150);
    expect(await addToCounters(tx, counted, 60)).toBe(true);
    expect(await lockedCounters(tx, counted)).toMatchObject({ day: 110, store: 110, budget: 110 });
  });
});

test("§earning-rules#caps a budget in shares is given to the last point, never past it, and what comes back is given again", async () => {
  const { counted } = await aSeller(capped({ budget: 1_000 }));
  const give = (points: number) => plant(app, (tx) => addToCounters(tx, counted, points));
  const spread = await Promise.all(Array.from({ length: 40 }, () => give(24)));
  expect(spread.every(Boolean)).toBe(true);
  expect([await give(41), await give(40), await give(1)]).toEqual([false, true, false]);
  await Promise.all(Array.from({ length: 10 }, () => plant(app, (tx) => takeFromCounters(tx, counted, 24))));
  const counters = await plant(app, (tx) => lockedCounters(tx, counted));
  expect(counters.budget).toBe(760);
  const facts = await plant(app, (tx) => earningFacts(tx, counted));
  expect(facts?.counters.budget).toBe(760);
  expect([await give(241), await give(240)]).toEqual([false, true]);
});

test("§earning-rules#caps where somebody was faster, what was written is taken back and written with what is left", async () => {
  const { client, counted } = await aSeller(capped({ points_per_day: 100 }));
  const stale = await plant(app, (tx) => lockedCounters(tx, counted));
  await plant(app, (tx) => addToCounters(tx, counted, 70));
  const earned = await plant(app, (tx) =>
    earnPoints(tx, {
      ...{ counted, counters: stale },
      evaluate: ({ day }) => ({ points: Math.min(60, 100 - day) }),
      record: {
        write: ({ points }) => [
          tx
            .insertInto("companies")
            .values({ client_id: client.id, kind: "company", name: `${points} points` })
            .execute(),
        ],
        awards: () => [],
      },
    }),
  );
  const written = await plant(app, (tx) =>
    tx
      .selectFrom("companies")
      .select("name")
      .where("client_id", "=", client.id)
      .where("name", "like", "%points")
      .execute(),
  );
  expect(earned).toEqual({ points: 30 });
  expect(written).toEqual([{ name: "30 points" }]);
  expect(await plant(app, (tx) => lockedCounters(tx, counted))).toMatchObject({ day: 100 });
});
