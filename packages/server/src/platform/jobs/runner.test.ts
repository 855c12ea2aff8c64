import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, overLine, ownDatabase } from "../../../test/outage.ts";
import { StrictLog } from "../../../test/strict-log.ts";
import { composeParts, releaseParts } from "../../compose.ts";
import type { Jobs } from "../../core/jobs/handler.ts";
import { jobs } from "../../jobs.ts";
import type { Parts } from "../../parts.ts";
import { readSettings } from "../../settings.ts";
import type { EmbeddedPostgres } from "../runtime/embedded-postgres.ts";
import { markAlive } from "./held-jobs.ts";
import { runJobs } from "./runner.ts";

let database: EmbeddedPostgres;

beforeAll(async () => {
  database = await ownDatabase();
  await ask(database.ownerUrl, "create table effects (number integer primary key)");
  await ask(database.ownerUrl, "grant insert, select on effects to trilha_app");
}, 60_000);
// The queue's library traces a worker that asked for a job as its connection broke.
beforeEach(() => {
  vi.spyOn(console, "trace").mockReturnValue();
});
afterAll(() => database.stop());

/** A process of the app that only works on jobs. */
function anApp(url: string): Parts {
  const settings = readSettings({ NODE_ENV: "test", DATA_DIR: "/nowhere", DEMO: "off" });
  return composeParts(settings, {
    databaseUrl: url,
    log: new StrictLog().log,
    clock: { now: () => new Date() },
  });
}

/** Jobs with one effect each, which take a moment. */
const withEffects: Jobs = {
  ...jobs,
  "exports.run": {
    run: async (parts, { exportId }) => {
      await sleep(20);
      await parts.db.pool.query("insert into effects values ($1) on conflict do nothing", [Number(exportId)]);
    },
  },
};

const queue = (first: number, last: number) =>
  ask(
    database.ownerUrl,
    `select graphile_worker.add_job('exports.run', json_build_object('exportId', n::text))
     from generate_series($1::int, $2::int) n`,
    [first, last],
  );
const effects = async (first: number, last: number) => {
  const rows = await ask(database.ownerUrl, "select number from effects where number between $1 and $2", [
    first,
    last,
  ]);
  return rows.length;
};
const left = () =>
  ask<{ task: string; attempts: number; last_error: string }>(
    database.ownerUrl,
    `select task_identifier as task, attempts, last_error from graphile_worker.jobs
     where run_at <= now() + interval '1 minute'`,
  );

describe("after an outage every queue drains", () => {
  const outages: [string, (cut: () => void, mend: () => void) => Promise<void>, number][] = [
    ["the database's processes were killed", async () => void process.kill(database.pid, "SIGKILL"), 1_000],
    [
      "every connection was ended while jobs ran",
      async () => {
        await ask(
          database.superuserUrl,
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'trilha_web'",
        );
      },
      2_000,
    ],
    [
      "an external database was away for ten seconds",
      async (cut, mend) => {
        cut();
        await sleep(10_000);
        mend();
      },
      3_000,
    ],
  ];
  test.each(outages)("%s", { timeout: 150_000 }, async (_, fail, first) => {
    const line = await overLine(database.appUrl);
    const parts = anApp(line.url);
    const runner = await runJobs(parts, withEffects, line.url);
    await queue(first, first + 399);
    await expect.poll(() => effects(first, first + 399), { timeout: 10_000 }).toBeGreaterThan(20);
    await fail(line.cut, line.mend);
    await expect
      .poll(() => effects(first, first + 399).catch(({ message }) => message), {
        timeout: 60_000,
        interval: 250,
      })
      .toBe(400);
    await expect.poll(left, { timeout: 60_000, interval: 250 }).toEqual([]);
    expect(parts.queue.restarts).toBeGreaterThan(0);
    await runner.stop();
    await releaseParts(parts);
    await line.close();
  });
});

describe("jobs of a process that is gone", () => {
  const hold = async (worker: string, first: number) => {
    await queue(first, first);
    const held =
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = $1, attempts = 1 where payload->>'exportId' = $2";
    await ask(database.ownerUrl, held, [worker, String(first)]);
  };

  test("are given back within a minute, those of one that lives are not", { timeout: 120_000 }, async () => {
    const living = new pg.Client(database.appUrl);
    await living.connect();
    await markAlive(living, "pool-stalled");
    await hold("pool-gone", 5_000);
    await hold("pool-stalled", 6_000);
    const parts = anApp(database.appUrl);
    const runner = await runJobs(parts, withEffects, database.appUrl);
    await expect.poll(() => effects(5_000, 5_000), { timeout: 50_000, interval: 250 }).toBe(1);
    await sleep(6_000);
    expect(await effects(6_000, 6_000)).toBe(0);
    await living.end();
    await runner.stop();
    await releaseParts(parts);
  });
});
