import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keysFrom } from "../../core/keys.ts";
import { migrate } from "../../db/migrate.ts";
import { storedObjects } from "../outside/store/changed-objects.ts";
import { LocalStore } from "../outside/store/local-store.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../runtime/embedded-postgres.ts";
import { inDatabase } from "../runtime/postgres-roles.ts";
import { walFolder } from "../runtime/wal-archive.ts";
import { readArchiveState } from "./archive-state.ts";
import { watchArchive } from "./archive-watch.ts";
import { type BackupOptions, takeBackup } from "./base-backup.ts";
import { archivedBytes, forgetDeletedFiles, readArchivedFile } from "./file-archive.ts";
import { listBackups } from "./manifest.ts";
import { restore } from "./restore.ts";
import { missingFiles, verifyBackup } from "./verify.ts";
import { untilArchived } from "./wal-files.ts";

const logged: { level: number; msg: string }[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const silent = pino({ level: "silent" });
const now = () => new Date();
const pauses = { files: 50, state: 100 };
const ids = { client: "01900000-0000-7000-8000-000000000001", file: "01900000-0000-7000-8000-000000000002" };
let root: string;
let backupDir: string;
let archive: string;
let server: EmbeddedPostgres;
let client: pg.Client;
let store: LocalStore;

const optionsOf = (dataDir: string, { superuserUrl }: EmbeddedPostgres): BackupOptions => ({
  ...{ superuserUrl, dataDir, backupDir, now },
  ...{ keep: 2, days: 30, filesElsewhere: false },
});
const dataDir = () => join(root, "data");

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "trilha-files-"));
  backupDir = join(root, "backups");
  server = await startEmbeddedPostgres({ dataDir: dataDir(), backupDir, log: silent });
  await migrate(server.ownerUrl);
  client = new pg.Client(inDatabase(server.superuserUrl, "trilha"));
  await client.connect();
  await client.query("set session_replication_role = replica");
  store = new LocalStore(dataDir(), keysFrom(["k".repeat(32)]), { noteChanges: true });
  ({ archive } = await takeBackup(optionsOf(dataDir(), server)));
}, 60_000);

afterAll(async () => {
  await client?.end();
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

/** A file as an upload leaves it: its bytes, then its row. */
async function upload(id: string, text: string): Promise<string> {
  const key = `originals/${ids.client}/${id}`;
  await store.put(key, Buffer.from(text));
  await client.query(
    `insert into files (id, client_id, owner_id, kind, name, declared_type, declared_size, state, storage_key, created_at)
     values ($1, $2, $2, 'invoice', 'n', 'image/png', 1, 'ready', $3, now())`,
    [id, ids.client, key],
  );
  return key;
}

async function archiveWal(): Promise<void> {
  await client.query("select pg_create_restore_point('test')");
  const { rows } = await client.query("select pg_walfile_name(pg_switch_wal()) as segment");
  await untilArchived(client, archive, rows[0].segment);
}

async function until(ready: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await ready()); attempt++) {
    if (attempt === 400) throw new Error("waited in vain");
    await sleep(50);
  }
}

describe("§entities#sale every picture beside its sale", () => {
  it("a file uploaded after the last base copy comes back with its row; one the archive lacks is listed", async () => {
    const watch = watchArchive(optionsOf(dataDir(), server), silent, pauses);
    const key = await upload(ids.file, "pixels");
    await until(async () => (await readArchivedFile(archive, key)) !== undefined);
    const lost = await upload("01900000-0000-7000-8000-000000000003", "lost pixels");
    await until(async () => (await readArchivedFile(archive, lost)) !== undefined);
    await watch.stop();
    rmSync(archivedBytes(archive, (await readArchivedFile(archive, lost))?.sha256 ?? ""));
    await archiveWal();
    const into = join(root, "after");
    const from = { backupDir, archive: basename(archive) };
    const restored = await restore({ ...from, into, to: "latest", force: false, now: now() });
    expect(readFileSync(join(storedObjects(into), key), "utf8")).toBe("pixels");
    expect(restored.files?.needed).toBe(2);
    expect(missingFiles(restored)).toEqual([expect.stringContaining(`invoice: ${lost}`)]);
    await client.query("delete from files where storage_key = $1", [lost]);
    await store.delete(lost);
  }, 60_000);

  it("what was erased leaves the archive when the retention is over, not before", async () => {
    const key = `pictures/${ids.file}/large.webp`;
    await store.put(key, Buffer.from("a face"));
    const watch = watchArchive(optionsOf(dataDir(), server), silent, pauses);
    await until(async () => (await readArchivedFile(archive, key)) !== undefined);
    await store.delete(key);
    await until(async () => (await readArchivedFile(archive, key))?.deletedAt !== undefined);
    await watch.stop();
    const entry = await readArchivedFile(archive, key);
    const bytes = archivedBytes(archive, entry?.sha256 ?? "");
    const deletedAt = new Date(entry?.deletedAt ?? "");
    await forgetDeletedFiles(archive, new Date(deletedAt.getTime() - 1), now());
    expect(existsSync(bytes)).toBe(true);
    await forgetDeletedFiles(archive, new Date(deletedAt.getTime() + 1), now());
    expect([existsSync(bytes), await readArchivedFile(archive, key)]).toEqual([false, undefined]);
  });
});

describe("§security#operation an archive that fails is seen", () => {
  it("in the state that /readyz and metrics show, and in the log once; files wait until it works again", async () => {
    logged.length = 0;
    const watch = watchArchive(optionsOf(dataDir(), server), log, pauses);
    renameSync(archive, `${archive}.away`);
    writeFileSync(archive, "");
    const key = `pictures/${ids.file}/thumb.webp`;
    await store.put(key, Buffer.from("small"));
    await client.query("select pg_create_restore_point('fails')");
    await client.query("select pg_switch_wal()");
    const state = () => readArchiveState(client, dataDir(), now());
    await until(async () => (await state()).state === "failing");
    expect(await state()).toMatchObject({ fault: "wal", filesWaiting: 1 });
    await until(() => logged.some(({ msg }) => msg.includes("what is written now is in no backup")));
    rmSync(archive);
    renameSync(`${archive}.away`, archive);
    await until(async () => (await state()).state === "ok");
    await until(async () => (await readArchivedFile(archive, key)) !== undefined);
    await until(() => logged.some(({ msg }) => msg.includes("works again")));
    await watch.stop();
    const warnings = logged.filter(({ msg }) => msg.includes("in no backup"));
    expect(warnings).toHaveLength(1);
  }, 90_000);
});

describe("§security#operation restoring twice from one archive", () => {
  it("each restored installation begins an archive of its own; its backups are verified and restore", async () => {
    const restoredArchives: string[] = [];
    for (const name of ["one", "two"]) {
      const into = join(root, name);
      await restore({ backupDir, archive: basename(archive), into, to: "latest", force: false, now: now() });
      const again = await startEmbeddedPostgres({ dataDir: into, backupDir, log: silent });
      const watch = watchArchive(optionsOf(into, again), silent, pauses);
      const marker = join(into, "postgres", "trilha.restored");
      await until(() => !existsSync(marker));
      await watch.stop();
      const taken = await takeBackup(optionsOf(into, again));
      const manifest = await verifyBackup(taken, { now, checkBooks: async () => {} });
      expect(manifest.verifiedAt).toBeDefined();
      expect(readdirSync(walFolder(taken.archive)).length).toBeGreaterThan(0);
      await again.stop();
      restoredArchives.push(taken.archive);
    }
    expect(new Set([archive, ...restoredArchives]).size).toBe(3);
    const third = join(root, "three");
    const choice = { backupDir, into: third, to: "latest", force: false, now: now() } as const;
    await expect(restore(choice)).rejects.toThrow("holds several archives: name one with --archive");
    const restored = await restore({ ...choice, archive: basename(restoredArchives[1] ?? "") });
    expect(restored.manifest.verifiedAt).toBe(
      listBackups(restoredArchives[1] ?? "").at(-1)?.manifest.verifiedAt,
    );
  }, 120_000);
});

it("a backup whose restore finds a fault is not verified, and pruning keeps the last one that was", async () => {
  const first = await takeBackup(optionsOf(dataDir(), server));
  await verifyBackup(first, { now, checkBooks: async () => {} });
  const faulty = await takeBackup(optionsOf(dataDir(), server));
  const checkBooks = async () => {
    throw new Error("FAULT sums");
  };
  await expect(verifyBackup(faulty, { now, checkBooks })).rejects.toThrow("is NOT verified");
  const muchLater = () => new Date(Date.now() + 90 * 24 * 60 * 60 * 1000);
  const last = await takeBackup({ ...optionsOf(dataDir(), server), keep: 1, now: muchLater });
  const left = listBackups(archive).map(({ folder }) => folder);
  expect(left).toEqual([first.folder, last.folder]);
  rmSync(last.folder, { recursive: true });
}, 60_000);
