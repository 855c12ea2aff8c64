import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { hasEnded, isAlive } from "./processes.ts";

const log = pino({ level: "silent" });
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha postgres's 100% "));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (options = {}) => startEmbeddedPostgres({ dataDir, log, fast: true, ...options });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

async function withServer(work: (server: EmbeddedPostgres) => Promise<void>, options = {}): Promise<void> {
  const server = await start(options);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

describe("the built-in PostgreSQL", () => {
  it("keeps its data from one start to the next, and ends with stop", async () => {
    let pid = 0;
    await withServer(async (server) => {
      pid = server.pid;
      await ask(server.ownerUrl, "create table kept as select 42 as value");
    });
    expect(isAlive(pid)).toBe(false);
    await withServer(async (server) => {
      expect(await ask(server.ownerUrl, "select value from kept")).toEqual([42]);
    });
  });

  it("listens on this machine only, by its socket too, and sorts the same everywhere", async () => {
    await withServer(async ({ superuserUrl, ownerUrl }) => {
      const shown = "select current_setting('listen_addresses'), current_setting('unix_socket_directories')";
      expect(await ask(superuserUrl, shown)).toEqual(["127.0.0.1", join(dataDir, "postgres")]);
      const socket = "select inet_server_addr() is null";
      expect(await ask(superuserUrl, socket)).toEqual([true]);
      expect(await ask(superuserUrl.replace(/\?.*$/, ""), socket)).toEqual([false]);
      const locale = "select datlocprovider, datlocale from pg_database where datname = current_database()";
      expect(await ask(ownerUrl, locale)).toEqual(["b", "C.UTF-8"]);
    });
  });

  it("gives the owner what the schema needs and the app nothing of its own", async () => {
    await withServer(async ({ ownerUrl, appUrl }) => {
      for (const extension of ["pg_trgm", "unaccent", "btree_gin"]) {
        await ask(ownerUrl, `create extension if not exists ${extension}`);
      }
      const rights = "select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user";
      expect(await ask(ownerUrl, rights)).toEqual([false, false, true]);
      expect(await ask(appUrl, rights)).toEqual([false, false, false]);
      expect(await ask(appUrl, "select pg_has_role('trilha_app', 'member')")).toEqual([true]);
      await expect(ask(appUrl, "create table mine ()")).rejects.toThrow("permission denied");
    });
  });

  it("refuses a login without its password", async () => {
    await withServer(async ({ port }) => {
      const open = ask(`postgres://postgres:wrong@127.0.0.1:${port}/trilha`, "select 1");
      await expect(open).rejects.toThrow("password authentication failed");
    });
  });

  it("syncs to disk unless it is for tests", async () => {
    await withServer(
      async ({ superuserUrl }) => {
        const shown = ["fsync", "synchronous_commit", "full_page_writes", "archive_mode", "wal_level"];
        const sql = `select ${shown.map((name) => `current_setting('${name}')`)}`;
        expect(await ask(superuserUrl, sql)).toEqual(["on", "on", "on", "on", "replica"]);
      },
      { fast: false },
    );
  });
});

describe("a second start on the same data folder", () => {
  it("is refused in one line and leaves the first alone", async () => {
    await withServer(async (server) => {
      await expect(start()).rejects.toThrow(/^The data folder .* is used by another Trilha \(process \d+\)/);
      expect(await ask(server.ownerUrl, "select 1")).toEqual([1]);
    });
  });
});

describe("after a kill -9", () => {
  async function killedApp(): Promise<{ app: number; server: number }> {
    const program = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
      import { pino } from "pino";
      const log = pino({ level: "silent" });
      const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log, fast: true });
      process.stdout.write(String(server.pid));
      setInterval(() => {}, 1000);`;
    const app = spawn(process.execPath, ["--input-type=module", "-e", program, dataDir], {
      cwd: import.meta.dirname,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [pid] = await once(app.stdout, "data");
    app.kill("SIGKILL");
    await once(app, "exit");
    return { app: Number(app.pid), server: Number(pid) };
  }

  it("of the app its orphaned server is ended and a new one has the data", async () => {
    await withServer(async ({ ownerUrl }) => {
      await ask(ownerUrl, "create table if not exists survivor as select 7 as value");
    });
    const killed = await killedApp();
    expect(isAlive(killed.server)).toBe(true);
    await withServer(async ({ ownerUrl, pid }) => {
      expect(await hasEnded(killed.server, 0)).toBe(true);
      expect(pid).not.toBe(killed.server);
      expect(await ask(ownerUrl, "select value from survivor")).toEqual([7]);
    });
  });

  it("of app and server, with the server's number given to another program, the next start succeeds", async () => {
    const killed = await killedApp();
    process.kill(killed.server, "SIGKILL");
    await hasEnded(killed.server, 5_000);
    const pidFile = join(dataDir, "postgres", "postmaster.pid");
    const lines = readFileSync(pidFile, "utf8").split("\n");
    writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join("\n"));
    await withServer(async ({ ownerUrl }) => {
      expect(await ask(ownerUrl, "select 1")).toEqual([1]);
    });
  });

  it("of the server alone it comes back on the same port", async () => {
    await withServer(async (server) => {
      const { pid, port } = server;
      process.kill(pid, "SIGKILL");
      await vi.waitFor(() => expect(server.pid).not.toBe(pid), 10_000);
      expect(server.port).toBe(port);
      expect(await ask(server.ownerUrl, "select 1")).toEqual([1]);
    });
  });
});

it("a stop while the server is coming back leaves nothing running", async () => {
  const server = await start();
  process.kill(server.pid, "SIGKILL");
  await hasEnded(server.pid, 5_000);
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
  await withServer(async ({ ownerUrl }) => {
    expect(await ask(ownerUrl, "select 1")).toEqual([1]);
  });
});

describe("what cannot start is said in one line", () => {
  it("when the data folder is a file", async () => {
    const path = join(dataDir, "a file");
    writeFileSync(path, "");
    await expect(start({ dataDir: path })).rejects.toThrow(/^The data folder .* cannot be made \(EEXIST\)/);
  });

  it("when the secrets do not belong to the database", async () => {
    await withServer(async () => {});
    const path = join(dataDir, "secrets.json");
    const text = readFileSync(path, "utf8");
    const secrets = JSON.parse(text);
    writeFileSync(path, JSON.stringify({ ...secrets, superuserPassword: "x" }));
    await expect(start()).rejects.toThrow("do not open the database beside it");
    writeFileSync(path, text);
  });

  it("when the database is of another version", async () => {
    await withServer(async () => {});
    const path = join(dataDir, "postgres", "PG_VERSION");
    const version = readFileSync(path, "utf8");
    writeFileSync(path, "16\n");
    await expect(start()).rejects.toThrow(
      /^The built-in database did not start: database files are incompatible/,
    );
    writeFileSync(path, version);
  });
});
