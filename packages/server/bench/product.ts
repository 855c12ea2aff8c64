import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { issueOneTimeToken } from "../src/accounts/identity/index.ts";
import { keysFrom } from "../src/core/keys.ts";
import { signAccessToken } from "../src/core/tokens.ts";
import type { Parts } from "../src/parts.ts";
import { createOutside } from "../src/platform/outside/index.ts";
import type { StorePort } from "../src/platform/outside/ports.ts";
import { freePort } from "../src/platform/runtime/free-port.ts";
import { createSecrets } from "../src/platform/runtime/secrets.ts";
import { readSettings } from "../src/settings.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import type { Resource } from "./part.ts";
import type { Serve } from "./serve.ts";

export type BenchProduct = {
  url: string;
  pid: number;
  env: Record<string, string>;
  /** A single-use token for an address, which signs somebody in. */
  entry: (userId: string, clientId: string) => string;
  /** Headers of a signed-in caller. */
  as: (userId: string, clientId: string) => Promise<{ authorization: string }>;
  /** The same header of many people at once, by person. */
  asMany: (userIds: readonly string[], clientId: string) => Promise<Map<string, string>>;
  /** Where its files lie. */
  store: StorePort;
  end: () => Promise<void>;
};

/** The product in production mode, in its own process, with rate limits out of reach. */
export const product: Resource<BenchProduct> = {
  start: async (bench) => {
    const { ownerUrl, appUrl } = await bench.use(database);
    const dataDir = mkdtempSync(join(tmpdir(), "trilha-bench-files-"));
    const secret = randomBytes(32).toString("hex");
    const env = {
      NODE_ENV: "production",
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      REALTIME_PRIVATE_KEY: createSecrets().realtimePrivateKey,
      OAUTH_CLIENT_ID: "bench",
      OAUTH_CLIENT_SECRET: randomBytes(16).toString("hex"),
      RATE_LIMIT_FACTOR: "1000",
    };
    bench.say("starting the product");
    const { url, child, end } = await startChild<Serve>("serve.ts", { databaseUrl: appUrl, env });
    const keys = keysFrom([secret]);
    const as = async (userId: string, clientId: string) => {
      const sid = await openSession(ownerUrl, userId, clientId);
      const token = signAccessToken(
        keys,
        { sub: userId, sid, cid: clientId },
        { now: new Date(), seconds: 600 },
      );
      return { authorization: `Bearer ${token}` };
    };
    const asMany = async (userIds: readonly string[], clientId: string) => {
      const sessions = await openSessions(ownerUrl, userIds, clientId);
      const lasting = { now: new Date(), seconds: 3_600 };
      return new Map(
        sessions.map(({ id: sid, user_id: sub }): [string, string] => [
          sub,
          `Bearer ${signAccessToken(keys, { sub, sid, cid: clientId }, lasting)}`,
        ]),
      );
    };
    const entry = (userId: string, clientId: string) =>
      issueOneTimeToken({ keys } as Parts, new Date(), { userId, clientId });
    const stop = async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    };
    const around = { keys, clock: { now: () => new Date() }, log: pino({ level: "silent" }) };
    const { store } = createOutside(readSettings(env), around);
    return { url, pid: child.pid ?? 0, env, entry, as, asMany, store, end: stop };
  },
  stop: ({ end }) => end(),
};

export type BenchHeaders = Awaited<ReturnType<BenchProduct["as"]>>;

/** Headers of people who were in the product a moment ago: their sessions are known, the plans are made. */
export async function knownCallers(
  { url, as }: Pick<BenchProduct, "url" | "as">,
  { clientId, userIds }: { clientId: string; userIds: readonly string[] },
): Promise<BenchHeaders[]> {
  const headers: BenchHeaders[] = [];
  for (let start = 0; start < userIds.length; start += 20) {
    const some = userIds.slice(start, start + 20).map(async (userId) => {
      const caller = await as(userId, clientId);
      await (await fetch(`${url}/api/session`, { headers: caller })).text();
      return caller;
    });
    headers.push(...(await Promise.all(some)));
  }
  return headers;
}

async function openSession(ownerUrl: string, userId: string, clientId: string): Promise<string> {
  const [session] = await openSessions(ownerUrl, [userId], clientId);
  return session?.id ?? "";
}

async function openSessions(
  ownerUrl: string,
  userIds: readonly string[],
  clientId: string,
): Promise<{ id: string; user_id: string }[]> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  try {
    const { rows } = await connection.query<{ id: string; user_id: string }>(
      `insert into sessions (user_id, client_id, scope, created_at, last_seen_at, expires_at)
       select id, $2, 'person', now(), now(), now() + interval '1 day' from unnest($1::uuid[]) id returning id, user_id`,
      [[...userIds], clientId],
    );
    return rows;
  } finally {
    await connection.end();
  }
}
