// Jobs of the timetable find what is to be done by an index: each statement they send is explained with sequential scans
// priced out, so that one which is still planned has nothing else to go by, however much lies in the table.
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { aClient, aMember } from "../test/builders.ts";
import { aCampaign } from "../test/builders-campaigns.ts";
import { aCourse, enrolled } from "../test/builders-courses.ts";
import { aReward } from "../test/builders-rewards.ts";
import { useApp } from "../test/use-app.ts";
import type { JobName } from "./core/jobs/enqueue.ts";
import type { JobDefinition } from "./core/jobs/handler.ts";
import { jobs } from "./jobs.ts";
import { inDatabase } from "./platform/runtime/postgres-roles.ts";

const app = useApp({ routes: [] });
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client(inDatabase(inject("cluster").adminUrl, new URL(app.databaseUrl).pathname.slice(1)));
  await owner.connect();
  const client = await aClient(app);
  const member = await aMember(app, { client });
  await aCampaign(app, client);
  await aReward(app, client);
  await enrolled(app, member, await aCourse(app, client));
  await owner.query("update clients set has_badges = true");
  await owner.query(
    `insert into badges (client_id, name, picture, rule) values ($1, '{}', '{}', '{"courses": 1}')`,
    [client.id],
  );
  await owner.query("set enable_seqscan = off");
});
afterAll(() => owner.end());

/** A row for each client. */
const small = new Set(["clients"]);

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}
const scannedBy = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : []),
  ...(plan.Plans ?? []).flatMap(scannedBy),
];

/** Statements a job sends, with their values. */
async function statementsOf(name: JobName): Promise<{ text: string; values: unknown[] }[]> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    const { run } = jobs[name] as JobDefinition<JobName>;
    await run(app.parts, {} as never, { attempt: 1, maxAttempts: 1 });
    return sent.mock.calls.flatMap(([statement]) => {
      const { text, values } = (statement ?? {}) as { text?: string; values?: unknown[] };
      return text && /^\s*(select|with|insert|update|delete)/i.test(text)
        ? [{ text, values: values ?? [] }]
        : [];
    });
  } finally {
    sent.mockRestore();
  }
}

const timed = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].at !== undefined);

test.each(timed)("%s reads no table from its beginning to its end", async (name) => {
  const read = new Set<string>();
  for (const { text, values } of await statementsOf(name)) {
    const { rows } = await owner.query(`explain (format json) ${text}`, values);
    for (const table of scannedBy(rows[0]["QUERY PLAN"][0].Plan))
      if (!small.has(table)) read.add(`${table}: ${text.trim().slice(0, 200)}`);
  }
  expect([...read]).toEqual([]);
});
