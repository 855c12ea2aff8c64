import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { copyTemplate, type TestDatabase } from "../../../test/cluster.ts";
import { jobs } from "../../jobs.ts";
import { dueEntries, Timetable, timetableOf } from "./timetable.ts";

const entries = timetableOf(jobs);

describe("what is due", () => {
  const at = (time: string) => new Date(`2026-11-22T${time}Z`);
  const namesAt = (now: string, since: string) =>
    dueEntries(entries, at(now), at(since)).map(({ task }) => task);

  test.each([
    ["06:07:00", "06:06:59", true],
    ["06:07:01", "06:07:00", false],
    ["06:06:59", "06:06:00", false],
    ["06:40:00", "06:01:00", true],
  ])("at %s, last looked at %s: the entry of minute 7 %s", (now, since, due) => {
    expect(namesAt(now, since).includes("identity.sweep")).toBe(due);
  });

  test("after a gap each entry is due once, at its newest minute", () => {
    const due = dueEntries(entries, at("08:10:30"), at("02:00:00"));
    expect(due.filter(({ task }) => task === "ledger.seal")).toEqual([
      { task: "ledger.seal", at: at("08:10:00") },
    ]);
    expect(due.filter(({ task }) => task === "learning.sweep")).toEqual([
      { task: "learning.sweep", at: at("02:53:00") },
    ]);
  });
});

describe("a clock that was ahead for a day", () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await copyTemplate(inject("cluster"));
    client = new pg.Client({ connectionString: database.ownerUrl, options: "-c timezone=UTC" });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  const waiting = async (task: string) => {
    const { rows } = await client.query<{ minutes: number }>(
      `select round(extract(epoch from run_at - now()) / 60)::int as minutes
       from graphile_worker.jobs where task_identifier = $1`,
      [task],
    );
    return rows.map(({ minutes }) => minutes);
  };

  test("leaves nothing behind that waits for tomorrow", async () => {
    await new Timetable(client, entries).look();
    await client.query(`
      update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 day';
      select graphile_worker.add_job('files.sweep'), graphile_worker.add_job('exports.sweep'),
        graphile_worker.add_job('content.sweep', run_at => now() + interval '7 hours');
      update graphile_worker._private_jobs j set
        run_at = now() + interval '1 day 10 minutes',
        created_at = now() + case t.identifier when 'files.sweep' then interval '1 day' else interval '-1 hour' end,
        updated_at = now() + case t.identifier when 'files.sweep' then interval '1 day' else interval '-1 hour' end,
        attempts = case t.identifier when 'exports.sweep' then 3 else 0 end
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier <> 'content.sweep'`);
    await new Timetable(client, entries).look();
    expect(await waiting("ledger.seal")).toEqual([0]);
    expect(await waiting("files.sweep"), "queued while it was ahead").toContain(10);
    expect(await waiting("exports.sweep"), "failed while it was ahead").toContain(0);
    expect(await waiting("content.sweep"), "meant for later").toContain(7 * 60);
  });

  test("is noticed by a process that ran all the while", async () => {
    let ahead = "1 day";
    const skewed = {
      query: (text: string, values?: unknown[]) =>
        client.query(text.replaceAll("now()", `(now() + interval '${ahead}')`), values),
    } as pg.ClientBase;
    const timetable = new Timetable(skewed, entries);
    await timetable.look();
    await client.query(
      "update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 day'",
    );
    ahead = "0";
    await timetable.look();
    expect(await waiting("ledger.seal")).toEqual([0]);
  });

  test("a job of the timetable that still waits keeps its age, and is queued once", async () => {
    await new Timetable(client, entries).look();
    await client.query(
      "update graphile_worker._private_known_crontabs set known_since = now() - interval '5 minutes'",
    );
    await new Timetable(client, entries).look();
    await client.query("update graphile_worker._private_jobs set run_at = now() - interval '30 minutes'");
    await client.query(
      "update graphile_worker._private_known_crontabs set last_execution = now() - interval '5 minutes'",
    );
    await new Timetable(client, entries).look();
    expect(await waiting("ledger.seal")).toEqual([-30]);
  });
});
