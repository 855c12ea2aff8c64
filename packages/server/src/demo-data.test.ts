import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "./db/migrate.ts";
import { loadDemoData } from "./demo-data.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./platform/runtime/embedded-postgres.ts";
import { noteFact } from "./platform/runtime/installation-facts.ts";
import { readSettings } from "./settings.ts";

const log = pino({ level: "silent" });
const around = { log, clock: { now: () => new Date() } };
const account = { role: "participant", client: "Voltara", username: "ana", password: "public" };
let dataDir: string;
let server: EmbeddedPostgres;
let owner: pg.Client;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-demo-"));
  server = await startEmbeddedPostgres({ dataDir, log, fast: true });
  await migrate(server.ownerUrl);
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env });
const production = {
  NODE_ENV: "production",
  SECRET_KEY: "k".repeat(32),
  OAUTH_CLIENT_ID: "app",
  OAUTH_CLIENT_SECRET: "our own",
  REALTIME_PRIVATE_KEY: "pem",
};

it("people who are there already are never mixed with demo data", async () => {
  await owner.query("delete from installation_facts");
  await owner.query("insert into users (username, first_name, country) values ('rita', 'Rita', 'BR')");
  const state = await loadDemoData(settings(), server, around);
  expect(state).toEqual({ accounts: [], hasSuperuser: false });
  await owner.query("delete from users where username = 'rita'");
});

it("demo data that is loaded is not loaded again; its accounts are known, and hidden with DEMO=off", async () => {
  await noteFact(owner, "demo", { state: "loaded", accounts: [account] });
  expect((await loadDemoData(settings(), server, around)).accounts).toEqual([account]);
  expect((await loadDemoData(settings({ DEMO: "off" }), server, around)).accounts).toEqual([]);
});

it("production refuses a database that holds demo data", async () => {
  await noteFact(owner, "demo", { state: "loaded", accounts: [account] });
  await expect(loadDemoData(settings(production), server, around)).rejects.toThrow(
    "NODE_ENV=production refuses to start: this database holds demo data",
  );
});
