// Bound of what a job reads at once: thousands of postings are planted, and nothing may take longer than a moment.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { fillBooks } from "../bench/books.ts";
import { aClient } from "../test/builders.ts";
import { aCampaign } from "../test/builders-campaigns.ts";
import { useApp } from "../test/use-app.ts";
import { drainAdmission } from "./core/jobs/drain-admission.ts";
import { jobs } from "./jobs.ts";
import { verifyLedger } from "./loyalty/ledger/index.ts";
import { inDatabase } from "./platform/runtime/postgres-roles.ts";

const app = useApp({ routes: [] });
const awards = 60_000;
const people = 500;
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client(inDatabase(inject("cluster").adminUrl, new URL(app.databaseUrl).pathname.slice(1)));
  await owner.connect();
  await owner.query("set session_replication_role = replica");
});
afterAll(() => owner.end());

test("seals, standings and days of a backlog are caught up in parts", { timeout: 120_000 }, async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  await owner.query(
    `with people as (
       insert into users (username, first_name, last_name, country)
       select 'backlog-' || n, 'Ana', 'Silva', 'BR' from generate_series(1, $3::int) n returning id
     ) select ledger_open($1, $2, id) from people`,
    [client.id, campaign.id, people],
  );
  await owner.query("select ledger_open($1, $2, null)", [client.id, campaign.id]);
  await fillBooks(owner, { clientId: client.id, potId: campaign.id, people: [] }, awards, [0, people]);
  const slowest = `select max(cardinality(transaction_ids)) as n from ledger_seals where client_id = $1`;
  // Rests are off: a rest after each turn would only take time.
  drainAdmission.options.dutyCycle = () => 1;
  for (const task of ["ledger.seal", "leaderboards.count_scores", "campaigns.count_days"] as const) {
    while ((await jobs[task].run(app.parts, {}, { attempt: 1, maxAttempts: 1 })) === "more");
  }
  expect((await owner.query(slowest, [client.id])).rows[0].n).toBeLessThanOrEqual(4_000);
  const { rows: days } = await owner.query(
    "select sum(awarded)::int as awarded from campaign_days where client_id = $1",
    [client.id],
  );
  expect(days[0].awarded).toBe(awards * 60);
  const { rows: standings } = await owner.query(
    "select count(*)::int as people, sum(experience)::int as experience from standings where client_id = $1",
    [client.id],
  );
  expect(standings[0]).toEqual({ people, experience: awards * 40 });
  const books = await verifyLedger(app.parts.db, { clientId: client.id });
  expect(books.flatMap(({ faults }) => faults)).toEqual([]);
});

test("levels of a crowd are weighed some people at a time, never all held in one transaction", async () => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const write = vi.spyOn(app.parts.db, "write");
  const userIds = Array.from({ length: 1_100 }, () => crypto.randomUUID());
  const crowd = { clientId: client.id, campaignId: campaign.id, userIds };
  await jobs["levels.evaluate"].run(app.parts, crowd, { attempt: 1, maxAttempts: 1 });
  expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
  write.mockRestore();
});
