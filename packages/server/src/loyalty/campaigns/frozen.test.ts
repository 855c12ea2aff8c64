// §purpose#values-fixed "Point values are fixed once a campaign starts": the database says no, to the app and to its owner.
import { type CampaignState, campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { campaignMayStep } from "@trilha/contract/loyalty/campaigns/states.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { aClient, type Client, plant } from "../../../test/builders.ts";
import { aCampaign, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({});
let owner: pg.Client;
let client: Client;
let running: TestCampaign;
beforeAll(async () => {
  client = await aClient(app);
  running = await aCampaign(app, client);
  const url = new URL(inject("cluster").ownerUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
});
afterAll(() => owner.end());

/** As the owner of the tables, past row-level security. */
const asOwner = (statement: string, ...values: unknown[]) =>
  owner.query(statement, values).then(
    ({ rowCount }) => `done ${rowCount}`,
    (error: Error) => error.message,
  );

describe("loyalty States: every step of a campaign", () => {
  const pairs = campaignStates.flatMap((from) =>
    campaignStates.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(pairs)("%s → %s: the database agrees with the table", async (from, to) => {
    const { id } = await aCampaign(app, client, { state: from });
    const set = "update campaigns set state = $1 where id = $2";
    const allowed = campaignMayStep(from, to);
    expect(await asOwner(set, to, id)).toBe(
      allowed ? "done 1" : `a campaign does not go from ${from} to ${to}`,
    );
  });

  test.each<[CampaignState, boolean]>([
    ["draft", true],
    ["validated", false],
    ["scheduled", false],
    ["running", false],
    ["ended", false],
    ["settled", false],
  ])("a %s one can be removed: %s", async (state, removable) => {
    const { id } = await aCampaign(app, client, { state });
    const removed = await asOwner("delete from campaigns where id = $1", id);
    expect(removed).toBe(removable ? "done 1" : `a ${state} campaign stays`);
  });
});

describe("§loyalty#campaigns a running campaign", () => {
  test.each([
    "begins_at = begins_at - interval '1 day'",
    "ends_at = ends_at + interval '1 day'",
    "company_ids = array[gen_random_uuid()]",
    "brands = array['x']",
    "retailer_ids = array[gen_random_uuid()]",
    `audience = '{"any": []}'`,
    "settlement_days = 30",
    "reporting_days = 30",
    "budget = 1",
  ])("keeps its dates, participants and budget: %s", async (change) => {
    const message = await asOwner(`update campaigns set ${change} where id = $1`, running.id);
    expect(message).toBe("a running campaign is frozen");
  });

  test.each([
    "update campaign_countries set ends_on = ends_on + 1 where campaign_id = $1",
    "delete from campaign_countries where campaign_id = $1",
    `insert into campaign_countries select client_id, campaign_id, 'AR', time_zone, begins_on, ends_on, begins_at, ends_at
       from campaign_countries where campaign_id = $1`,
  ])("keeps its countries: %s", async (statement) => {
    expect(await asOwner(statement, running.id)).toBe("a running campaign is frozen");
  });

  test.each([
    "update rule_set_versions set document = '{}' where campaign_id = $1",
    "update rule_set_versions set hash = repeat('0', 64) where campaign_id = $1",
    "update rule_set_versions set effective_from = effective_from + 1 where campaign_id = $1",
    "update rule_set_versions set state = 'draft' where campaign_id = $1",
    "delete from rule_set_versions where campaign_id = $1",
  ])("keeps its values: %s", async (statement) => {
    expect(await asOwner(statement, running.id)).toBe("an approved rule set is frozen");
  });

  test("gets no values that nobody proposed, and none that were changed on the way to approval", async () => {
    const insert = `insert into rule_set_versions (client_id, campaign_id, version, document, hash, effective_from, state)
      select client_id, campaign_id, 9, document, hash, effective_from, $2 from rule_set_versions
      where campaign_id = $1 and version = 1`;
    expect(await asOwner(insert, running.id, "approved")).toBe("a rule set begins as a draft");
    expect(await asOwner(insert, running.id, "proposed")).toBe("done 1");
    const approve = `update rule_set_versions set state = 'approved', document = $2 where campaign_id = $1 and version = 9`;
    expect(await asOwner(approve, running.id, "{}")).toBe("what is decided on is what was proposed");
  });

  test("is approved by a second person", async () => {
    const planned = await aCampaign(app, client, { state: "draft" });
    const user = await plant(app, (tx) =>
      tx
        .insertInto("users")
        .values({ username: `u-${planned.id}`, first_name: "x", country: "BR" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const propose =
      "update rule_set_versions set state = 'proposed', proposed_by = $2 where campaign_id = $1";
    await asOwner(propose, planned.id, user.id);
    const approve = "update rule_set_versions set state = 'approved', decided_by = $2 where campaign_id = $1";
    expect(await asOwner(approve, planned.id, user.id)).toMatch(/violates check constraint/);
  });

  test("keeps its history", async () => {
    await plant(app, (tx) =>
      tx
        .insertInto("campaign_transitions")
        .values({ client_id: client.id, campaign_id: running.id, to_state: "running", at: new Date() })
        .execute(),
    );
    for (const statement of [
      "update campaign_transitions set reason = 'x' where campaign_id = $1",
      "delete from campaign_transitions where campaign_id = $1",
    ]) {
      expect(await asOwner(statement, running.id)).toBe("campaign_transitions is append-only");
    }
  });

  test("and the app may not even try: its role has no right to terms that were written", async () => {
    const write = plant(app, (tx) =>
      sql`update campaign_terms set body = 'x' where campaign_id = ${running.id}`.execute(tx),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  });
});
