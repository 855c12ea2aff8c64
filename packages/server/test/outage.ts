// A line to a database that can be cut, and a database of one's own that can be killed.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { migrate } from "../src/db/migrate.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../src/platform/runtime/embedded-postgres.ts";

/** The built-in database as the product runs it, with its schema: durable, so that what was committed outlives a kill. */
export async function ownDatabase(): Promise<EmbeddedPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), "trilha-outage-"));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: "silent" }) });
  await migrate(server.ownerUrl);
  return {
    ...server,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks once, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database somewhere else: its address leads over a line that `cut` breaks and `mend` lets pass again. */
export async function overLine(
  url: string,
): Promise<{ url: string; cut(): void; mend(): void; close(): Promise<void> }> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const address = line.address();
  const own = new URL(url);
  own.search = "";
  own.port = String(typeof address === "object" ? address?.port : "");
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: own.href,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}
