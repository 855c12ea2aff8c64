import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../runtime/embedded-postgres.ts";
import { takeBackup } from "./base-backup.ts";
import { restoreDrill } from "./drill.ts";
import { listBackups } from "./manifest.ts";
import { restore } from "./restore.ts";
import { untilArchived } from "./wal-files.ts";

const log = pino({ level: "silent" });
const now = () => new Date();
let root: string;
let dataDir: string;
let backupDir: string;
let archive: string;
let server: EmbeddedPostgres;
let owner: pg.Client;
let superuser: pg.Client;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "trilha backup's "));
  dataDir = join(root, "data");
  backupDir = join(root, "backups");
  server = await startEmbeddedPostgres({ dataDir, backupDir, log });
  await migrate(server.ownerUrl);
  owner = new pg.Client(server.ownerUrl);
  superuser = new pg.Client(server.superuserUrl);
  await Promise.all([owner.connect(), superuser.connect()]);
  await owner.query("create table notes (id integer primary key)");
  ({ archive } = await takeBackup(options()));
}, 60_000);

afterAll(async () => {
  await Promise.all([owner?.end(), superuser?.end()]);
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

const options = () => ({
  ...{ superuserUrl: server.superuserUrl, dataDir, backupDir, now },
  ...{ keep: 2, days: 30, filesElsewhere: false },
});
const note = (id: number) => owner.query("insert into notes values ($1)", [id]);

/** The database's own time, as a person would name it: in milliseconds, so nothing may happen just around it. */
async function moment(): Promise<Date> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  await pause();
  const { rows } = await owner.query("select clock_timestamp() as at");
  await pause();
  return rows[0].at;
}

async function archiveEverything(): Promise<void> {
  // A segment nothing was written to is not archived.
  await superuser.query("select pg_create_restore_point('test')");
  const { rows } = await superuser.query("select pg_walfile_name(pg_switch_wal()) as segment");
  await untilArchived(superuser, archive, rows[0].segment);
}

async function notesIn(folder: string): Promise<number[]> {
  const restored = await startEmbeddedPostgres({ dataDir: folder, log });
  const client = new pg.Client(restored.ownerUrl);
  try {
    await client.connect();
    return (await client.query("select id from notes order by id")).rows.map(({ id }) => id);
  } finally {
    await client.end();
    await restored.stop();
  }
}

describe("a backup taken while the app writes", () => {
  it("restores to a moment, and to the last archived one, each as it was", async () => {
    await note(1);
    await takeBackup(options());
    await note(2);
    const between = await moment();
    await note(3);
    await archiveEverything();
    const toMoment = join(root, "to-moment");
    const toLatest = join(root, "to-latest");
    await restore({ backupDir, into: toMoment, to: { time: between }, force: false, now: now() });
    await restore({ backupDir, into: toLatest, to: "latest", force: false, now: now() });
    expect(await notesIn(toMoment)).toEqual([1, 2]);
    expect(await notesIn(toLatest)).toEqual([1, 2, 3]);
  }, 60_000);

  it("is refused where a database is already, unless it may be put aside", async () => {
    const into = join(root, "twice");
    const again = { backupDir, into, to: "latest" as const, force: false, now: now() };
    await restore(again);
    await expect(restore(again)).rejects.toThrow("already holds a database");
    await restore({ ...again, force: true });
    expect(readdirSync(into).filter((name) => name.startsWith("postgres.before-"))).toHaveLength(1);
  }, 60_000);

  it("is refused on the folder of a running instance, which goes on", async () => {
    const onto = restore({ backupDir, into: dataDir, to: "latest", force: true, now: now() });
    await expect(onto).rejects.toThrow("is used by another Trilha");
    expect((await owner.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("keeps as many copies as asked, and only the WAL they need", async () => {
    await takeBackup(options());
    await archiveEverything();
    await takeBackup(options());
    const remaining = listBackups(archive);
    const segments = readdirSync(join(archive, "wal")).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    expect(remaining).toHaveLength(2);
    expect(segments.sort()[0]).toBe(`${remaining[0]?.manifest.firstSegment}.gz`);
  }, 60_000);
});

describe("what cannot be restored is said in one line", () => {
  const attempt = (change: object) =>
    restore({ backupDir, into: join(root, "never"), to: "latest", force: false, now: now(), ...change });

  it("without any backup", async () => {
    await expect(attempt({ backupDir: join(root, "nothing") })).rejects.toThrow("There is no backup in");
  });

  it("before the oldest backup, and after the end of the archive", async () => {
    await expect(attempt({ to: { time: new Date(0) } })).rejects.toThrow(
      "nothing before that can be restored",
    );
    const later = { time: new Date(Date.now() + 3_600_000) };
    await expect(attempt({ to: later })).rejects.toThrow("The WAL archive ends before that moment");
    expect(readdirSync(join(root, "never"))).toEqual(["restore.log"]);
  }, 60_000);

  it("from a copy that was damaged", async () => {
    const copy = join(root, "copy");
    cpSync(backupDir, copy, { recursive: true });
    const newest = listBackups(join(copy, basename(archive))).at(-1)?.folder ?? "";
    appendFileSync(join(newest, "postgres", "global", "pg_control"), "x");
    await expect(attempt({ backupDir: copy })).rejects.toThrow("The backup is damaged");
    expect(readdirSync(join(root, "never"))).not.toContain("postgres");
  }, 60_000);
});

it("another BACKUP_DIR than the running server's is refused in one line, and stays empty", async () => {
  const other = join(root, "elsewhere");
  await expect(takeBackup({ ...options(), backupDir: other })).rejects.toThrow(
    `the running Trilha archives into ${backupDir}`,
  );
  expect(existsSync(other)).toBe(false);
});

it("the drill finds every row of the append-only tables again, and leaves nothing behind", async () => {
  await owner.query(
    `insert into audit_trail (at, actor_name, action, entity, entity_id, request_id)
     select now(), 'Ana', 'people.block', 'person', n::text, 'r' from generate_series(1, 500) n`,
  );
  const report = await restoreDrill({ ...options(), log });
  expect(report.passed).toBe(true);
  expect(report.tables).toContainEqual({ table: "audit_trail", rows: 500, same: true });
  expect(readdirSync(backupDir)).toEqual([basename(archive)]);
  expect(readdirSync(archive).sort()).toEqual(["archive.json", "base", "wal"]);
}, 60_000);
