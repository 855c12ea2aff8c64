// §states#level, every pair of states; what the database keeps, whoever writes.
import { reviewKinds, reviewMayStep, reviewStates } from "@trilha/contract/loyalty/tiers/states.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aLevel, aReview } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({});
let client: Client;
let campaign: TestCampaign;
let ana: Member;
beforeAll(async () => {
  client = await aClient(app);
  campaign = await aCampaign(app, client);
  ana = await anEnrolled(app, client, campaign);
});

test("§states#level: every pair, the database agrees with the table", async () => {
  const pairs = reviewKinds.flatMap((kind) =>
    reviewStates.flatMap((from) => reviewStates.map((to) => ({ kind, from, to }))),
  );
  const { rows } = await plant(app, (tx) =>
    sql<{ kind: "promotion"; from: "eligible"; to: "eligible"; may: boolean }>`
      select p.kind, p.from, p.to, level_review_step(p.kind, p.from, p.to) as may
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (kind text, "from" text, "to" text)`.execute(
      tx,
    ),
  );
  expect(rows).toHaveLength(128);
  for (const { kind, from, to, may } of rows) {
    expect({ kind, from, to, may }).toEqual({ kind, from, to, may: reviewMayStep(kind, from, to) });
  }
});

describe("§states#level: the database says no", () => {
  const set = (id: string, change: string) =>
    plant(app, (tx) =>
      sql`update level_reviews set ${sql.raw(change)} where id = ${id}`.execute(tx).then(() => "done"),
    );
  const decided = "decided_by = gen_random_uuid(), decided_at = now()";

  test.each([
    ["a step that is none", "state = 'granted'", "a promotion does not go from eligible to granted"],
    ["another level", "threshold = 1", "is what was opened"],
    ["a judge of their own", "decided_by = user_id, decided_at = now()", "violates check constraint"],
    ["a refusal by nobody", "state = 'refused'", "violates check constraint"],
    ["an appeal without words", "appealed = true", "violates check constraint"],
  ])("to %s", async (_, change, message) => {
    const who = await anEnrolled(app, client, campaign);
    const id = await aReview(app, who, campaign);
    await expect(set(id, change)).rejects.toThrow(message);
  });

  test("to a grant by who looked, and to an appeal decided by who refused", async () => {
    const who = await anEnrolled(app, client, campaign);
    const looked = await aReview(app, who, campaign, { state: "under_review" });
    await expect(
      set(looked, "state = 'granted', decided_by = looked_by, decided_at = now()"),
    ).rejects.toThrow("violates check constraint");
    const other = await anEnrolled(app, client, campaign);
    const appealed = await aReview(app, other, campaign, { state: "appealed" });
    await expect(set(appealed, "state = 'refused'")).rejects.toThrow("decided on by somebody else");
    await expect(set(appealed, `state = 'kept', ${decided}`)).rejects.toThrow("does not go from");
  });

  test("to a level nobody decided on, to two steps at once, to one that is not there, to a second fall", async () => {
    const about = `client_id, user_id, campaign_id, country, from_level, to_level, cause, review_id, actor_id, at`;
    const change = (from: string, to: string, cause: string, review: string | null = null) =>
      plant(app, (tx) =>
        sql`insert into level_changes (${sql.raw(about)}) values (${client.id}, ${ana.userId}, ${campaign.id}, 'BR',
          ${from}, ${to}, ${cause}, ${review}::uuid, case when ${cause}::text <> 'fell' then ${ana.userId}::uuid end,
          now())`.execute(tx),
      );
    const waiting = await aReview(app, ana, campaign);
    await expect(change("basic", "creator", "granted", waiting)).rejects.toThrow(
      "nobody decided on this level",
    );
    await expect(change("creator", "basic", "fell")).rejects.toThrow("creator is not the level there is");
    await expect(change("basic", "influencer", "granted", waiting)).rejects.toThrow("check constraint");
    const risen = await anEnrolled(app, client, campaign);
    await aLevel(app, risen, campaign, "influencer");
    const fall = (from: string, to: string) =>
      plant(app, (tx) =>
        sql`insert into level_changes (client_id, user_id, campaign_id, country, from_level, to_level, cause, at)
          values (${client.id}, ${risen.userId}, ${campaign.id}, 'BR', ${from}, ${to}, 'fell', now())`.execute(
          tx,
        ),
      );
    await fall("influencer", "creator");
    await expect(fall("creator", "basic")).rejects.toThrow("level_changes_fell_once");
  });

  test("to changing what a running campaign's levels ask, and what was written", async () => {
    await expect(
      plant(app, (tx) =>
        sql`update campaign_levels set keep = 0 where campaign_id = ${campaign.id}`.execute(tx),
      ),
    ).rejects.toThrow("a running campaign is frozen");
    await expect(plant(app, (tx) => sql`delete from level_changes`.execute(tx))).rejects.toThrow(
      "permission denied",
    );
    await expect(
      plant(app, (tx) => sql`update person_levels set level = 'creator'`.execute(tx)),
    ).rejects.toThrow("permission denied");
  });
});
