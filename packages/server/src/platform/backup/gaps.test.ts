import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../runtime/embedded-postgres.ts";
import { walFolder } from "../runtime/wal-archive.ts";
import { takeBackup } from "./base-backup.ts";
import { restore } from "./restore.ts";
import { untilArchived } from "./wal-files.ts";

const log = pino({ level: "silent" });
let root: string;
let backupDir: string;
let archive: string;
let server: EmbeddedPostgres;
/** Archived segments; each but the first holds one row, written before it was closed. */
let segments: string[];
/** The database's time before the rows, and after each. */
let beforeRows: Date;
const moments: Date[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "trilha-gaps-"));
  const dataDir = join(root, "data");
  backupDir = join(root, "backups");
  server = await startEmbeddedPostgres({ dataDir, backupDir, log });
  const { superuserUrl } = server;
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query("create table notes (id integer primary key)");
  ({ archive } = await takeBackup({
    ...{ superuserUrl, dataDir, backupDir, now: () => new Date() },
    ...{ keep: 2, days: 30, filesElsewhere: false },
  }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  beforeRows = (await client.query("select clock_timestamp() as at")).rows[0].at;
  for (const id of [1, 2, 3]) {
    await client.query("insert into notes values ($1)", [id]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await client.query(
      "select clock_timestamp() as at, pg_walfile_name(pg_switch_wal()) as segment",
    );
    moments.push(rows[0].at);
    await untilArchived(client, archive, rows[0].segment);
  }
  await client.end();
  await server.stop();
  segments = readdirSync(walFolder(archive))
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    .sort();
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A copy of the archive, damaged by `harm`. */
function damagedCopy(name: string, harm: (wal: string) => void): string {
  const copy = join(root, name);
  cpSync(backupDir, copy, { recursive: true });
  harm(walFolder(join(copy, basename(archive))));
  return copy;
}

const attempt = (from: string, change: object = {}) =>
  restore({
    backupDir: from,
    into: join(root, `into ${basename(from)}`),
    to: "latest",
    force: true,
    now: new Date(),
    ...change,
  });

async function notesIn(folder: string): Promise<number[]> {
  const restored = await startEmbeddedPostgres({ dataDir: folder, log });
  const client = new pg.Client(restored.superuserUrl);
  try {
    await client.connect();
    return (await client.query("select id from notes order by id")).rows.map(({ id }) => id);
  } finally {
    await client.end();
    await restored.stop();
  }
}

const middle = () => segments.at(-2) ?? "";
const withZeros = (path: string, from: number) =>
  writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).fill(0, from)));

describe("§security#operation nothing acknowledged is lost: what an archive with a gap cannot bring back is never passed over", () => {
  it.each<[string, (wal: string) => void, string]>([
    ["missing", (wal) => rmSync(join(wal, middle())), "is missing from"],
    ["cut", (wal) => truncateSync(join(wal, middle()), 900), "is damaged in"],
    [
      "too short inside",
      (wal) => writeFileSync(join(wal, middle()), gzipSync(Buffer.alloc(999))),
      "is damaged in",
    ],
    [
      "another one's",
      (wal) => copyFileSync(join(wal, segments.at(-1) ?? ""), join(wal, middle())),
      "is damaged in",
    ],
    ["zeros from its middle on", (wal) => withZeros(join(wal, middle()), 40), "is damaged in"],
  ])(
    "a segment that is %s",
    async (name, harm, fault) => {
      const from = damagedCopy(name, harm);
      const message = await attempt(from).catch((error: Error) => error.message);
      expect(message).toContain(`${middle().slice(0, 24)} ${fault}`);
      expect(message).toContain("which cuts off 1 later one");
      const reached = new Date(/can be reached is (\S+Z)/.exec(String(message))?.[1] ?? "");
      expect(reached.getTime()).toBeLessThan(moments[0]?.getTime() ?? 0);
      expect(reached.getTime()).toBeGreaterThan((moments[0]?.getTime() ?? 0) - 10_000);
    },
    60_000,
  );

  it("records that cannot be read in the last segment", async () => {
    const from = damagedCopy("end", (wal) => withZeros(join(wal, segments.at(-1) ?? ""), 40));
    const message = `${segments.at(-1)?.slice(0, 24)} is damaged in`;
    await expect(attempt(from)).rejects.toThrow(message);
  }, 60_000);

  it("a newer timeline without the history file that leads to it", async () => {
    const from = damagedCopy("timeline", (wal) =>
      copyFileSync(join(wal, middle()), join(wal, middle().replace("00000001", "00000002"))),
    );
    await expect(attempt(from)).rejects.toThrow("00000002.history is missing from");
  }, 60_000);

  it("a moment behind the gap; one before it is reached, and so is the last one when that is accepted", async () => {
    const from = damagedCopy("moments", (wal) => rmSync(join(wal, middle())));
    const [, second] = moments;
    await expect(attempt(from, { to: { time: second } })).rejects.toThrow(
      `${middle().slice(0, 24)} is missing`,
    );
    expect(await attempt(from, { to: { time: beforeRows } })).toMatchObject({ gap: undefined });
    const into = join(root, "accepted");
    const restored = await attempt(from, { into, toLastIntact: true });
    expect(restored.gap).toContain(`${middle().slice(0, 24)} is missing`);
    expect(await notesIn(into)).toEqual([1]);
  }, 60_000);

  it("WAL the base copy itself needs: there is nothing to accept then", async () => {
    const from = damagedCopy("hole", (wal) => rmSync(join(wal, segments[0] ?? "")));
    await expect(attempt(from, { toLastIntact: true })).rejects.toThrow(
      `can be restored: the WAL segment ${segments[0]?.slice(0, 24)} is missing`,
    );
  });
});
