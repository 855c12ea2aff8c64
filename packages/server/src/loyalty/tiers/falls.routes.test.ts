import * as contract from "@trilha/contract/loyalty/tiers/endpoints.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aLevel, anExperience, aReview } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";
import { fallBack } from "./fall-back.ts";
import { lockLevels } from "./levels.lock.queries.ts";

const app = useApp();
const fall = () => fallBack(app.parts, {}, { attempt: 1, maxAttempts: 1 });
const first = { beginsOn: "2026-01-01", endsOn: "2026-03-31" };
const second = { beginsOn: "2026-04-01", endsOn: "2026-06-30" };

async function somebody(
  client: Client,
  campaign: TestCampaign,
  level: LevelAbove,
  experience: number,
): Promise<Member> {
  const who = await anEnrolled(app, client, campaign);
  await anExperience(app, who, campaign, experience);
  await aLevel(app, who, campaign, level);
  return who;
}
const levelsOf = async (client: Client) => {
  const rows = await plant(app, (tx) =>
    tx.selectFrom("person_levels").select(["user_id", "level"]).where("client_id", "=", client.id).execute(),
  );
  return new Map(rows.map(({ user_id, level }) => [user_id, level]));
};

test("§loyalty#level-fall-back falls one level, once: as previewed, exactly one, and a repeat finds nobody", async () => {
  const client = await aClient(app);
  app.clock.set(new Date("2026-02-15T12:00:00Z"));
  const before = await aCampaign(app, client, { days: first });
  const next = await aCampaign(app, client, { days: second, state: "scheduled" });
  const auditor = await aStaffMember(app, client, "auditor");
  const [steady, creator, influencer] = [
    await somebody(client, before, "creator", 400),
    await somebody(client, before, "creator", 399),
    await somebody(client, before, "influencer", 399),
  ];
  await fall();
  const preview = async () =>
    (
      await app.request(
        contract.previewFalls,
        { params: { campaignId: next.id }, query: { country: "BR" } },
        { as: auditor },
      )
    ).answer;
  const planned = await preview();
  expect(planned.countries).toMatchObject([{ previous: { id: before.id }, doneAt: null, kept: 1, fell: 2 }]);
  const falls = planned.items.map(({ userId, level, experience, next: to }) => [
    userId,
    level,
    experience,
    to,
  ]);
  expect(falls.toSorted()).toEqual(
    [
      [creator.userId, "creator", 399, "basic"],
      [influencer.userId, "influencer", 399, "creator"],
    ].toSorted(),
  );

  app.clock.set(new Date("2026-04-01T03:00:00Z"));
  await Promise.all([fall(), fall()]);
  await fall();
  const after = await levelsOf(client);
  expect([steady, creator, influencer].map(({ userId }) => after.get(userId))).toEqual([
    ...["creator", "basic", "creator"],
  ]);
  const done = await preview();
  expect(done.countries).toMatchObject([{ kept: 1, fell: 2 }]);
  expect(done.countries[0]?.doneAt).not.toBeNull();
  expect(done.items).toEqual(planned.items);
  const shortOf = async (as: Member) =>
    (await app.request(contract.readMyLevel, { query: {} }, { as })).answer.history.map(
      ({ fellShort }) => fellShort,
    );
  expect(await shortOf(creator)).toEqual([{ campaign: "Primavera", experience: 399, keep: 400 }, null]);
  expect(await shortOf(steady)).toEqual([null]);
  const notified = await plant(app, (tx) =>
    tx.selectFrom("notifications").select("kind").where("client_id", "=", client.id).execute(),
  );
  expect(notified.map(({ kind }) => kind).toSorted()).toEqual(["level.fell", "level.fell", "level.kept"]);
});

test("§loyalty#level-fall-back falls one level, once: stopped halfway it goes on, and whoever rose in the new campaign stays", async () => {
  const client = await aClient(app);
  app.clock.set(new Date("2026-03-31T12:00:00Z"));
  const before = await aCampaign(app, client, { days: first });
  const next = await aCampaign(app, client, { days: second, state: "scheduled" });
  const people = [
    await somebody(client, before, "creator", 1),
    await somebody(client, before, "creator", 1),
  ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  app.clock.set(new Date("2026-04-01T12:00:00Z"));
  const risen = await somebody(client, next, "creator", 1_000);
  await plant(app, (tx) =>
    tx
      .insertInto("level_falls")
      .values({
        ...{ client_id: client.id, campaign_id: next.id, country: "BR", previous_campaign_id: before.id },
        after_user: people[0]?.userId ?? null,
      })
      .execute(),
  );
  await fall();
  const after = await levelsOf(client);
  expect(people.map(({ userId }) => after.get(userId))).toEqual(["creator", "basic"]);
  expect(after.get(risen.userId)).toBe("creator");
});

test("§states#level: who decides while the level falls hears that it did; nothing is half written", async () => {
  const client = await aClient(app);
  app.clock.set(new Date("2026-04-01T12:00:00Z"));
  const before = await aCampaign(app, client, { days: first });
  const next = await aCampaign(app, client, { days: second });
  const who = await somebody(client, before, "creator", 1);
  await anExperience(app, who, next, 3_000);
  const id = await aReview(app, who, next, {
    ...{ state: "under_review", from_level: "creator", to_level: "influencer", threshold: 3_000 },
  });
  const office = await aStaffMember(app, client, "program_administrator");
  const decide = () =>
    app.request(
      contract.decideReview,
      { params: { id }, body: { version: 1, verdict: "grant" } },
      { as: office },
    );
  const waits = async () => {
    const { rows } = await app.parts.db.read({ system: true }, (tx) =>
      sql<{ waits: number }>`select count(*)::integer as waits from pg_locks where not granted`.execute(tx),
    );
    return (rows[0]?.waits ?? 0) > 0;
  };
  let deciding: ReturnType<typeof decide> | undefined;
  await app.parts.db.write({ system: true }, async (tx) => {
    await lockLevels(tx, client.id, [who.userId]);
    await tx
      .insertInto("level_changes")
      .values({
        ...{ client_id: client.id, user_id: who.userId, campaign_id: next.id, country: "BR" },
        ...{ from_level: "creator", to_level: "basic", cause: "fell", at: app.clock.now() },
      })
      .execute();
    deciding = decide();
    while (!(await waits()));
  });
  expect((await deciding)?.refusal).toBe("409 levels.wrong_state");
  expect((await levelsOf(client)).get(who.userId)).toBe("basic");
});

test("§loyalty#level-fall-back nobody falls in the first campaign of a country", async () => {
  const client = await aClient(app);
  app.clock.set(new Date("2026-02-15T12:00:00Z"));
  const only = await aCampaign(app, client, { days: first });
  const who = await somebody(client, only, "creator", 1);
  await fall();
  expect((await levelsOf(client)).get(who.userId)).toBe("creator");
});

test("§states#level: what is open in a settled campaign lapses", async () => {
  const client = await aClient(app);
  const settled = await aCampaign(app, client, { state: "settled" });
  const who = await anEnrolled(app, client, settled);
  await anExperience(app, who, settled, 5_000);
  const id = await aReview(app, who, settled);
  await fall();
  await app.runJobs();
  const row = await plant(app, (tx) =>
    tx.selectFrom("level_reviews").select("state").where("id", "=", id).executeTakeFirst(),
  );
  expect(row?.state).toBe("lapsed");
});
