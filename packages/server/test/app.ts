// The real app on a real database, with the outside world recorded and a clock that can be set.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { composeParts, releaseParts } from "../src/compose.ts";
import { clearCaches } from "../src/core/cache.ts";
import { signAccessToken } from "../src/core/tokens.ts";
import type { Route } from "../src/core/use-case.ts";
import type { Parts } from "../src/parts.ts";
import { bindRoutes } from "../src/platform/http/bind.ts";
import { createServer } from "../src/platform/http/server.ts";
import { createOutside } from "../src/platform/outside/index.ts";
import type { ReadSpace } from "../src/platform/runtime/disk-space.ts";
import { loadSecrets } from "../src/platform/runtime/secrets.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { TestClock } from "./clock.ts";
import { copyTemplate, type TestCluster } from "./cluster.ts";
import { runDueJobs } from "./jobs.ts";
import { RecordedOutside } from "./outside.ts";
import { type Reply, type RequestOptions, requestEndpoint } from "./request.ts";
import { StrictLog } from "./strict-log.ts";

/** Caller: somebody in a client, as the builders make them. */
export type Caller = {
  userId: string;
  clientId: string | null;
  /** Scope of their session; `person` unless said. */
  scope?: "person" | "membership";
};

export type CallOptions = Omit<RequestOptions, "token" | "app"> & {
  /** Absent: nobody is signed in. */
  as?: Caller | undefined;
  /** A token of one's own making, instead of `as`. */
  token?: string;
};

export type TestApp = {
  http: FastifyInstance;
  /** The app's own login to its database. */
  databaseUrl: string;
  parts: Parts;
  settings: Settings;
  clock: TestClock;
  outside: RecordedOutside;
  log: StrictLog;
  /** Speaks by endpoint: `request(listPeople, { query: {} }, { as: auditor })`. */
  request<Spec extends EndpointSpec>(
    spec: Spec,
    input: Request<Spec>,
    options?: CallOptions,
  ): Promise<Reply<Spec>>;
  /** An access token without the ceremony of signing in; one session for a person in a client. */
  tokenFor(caller: Caller): Promise<string>;
  /** Runs the jobs that are due, until none is. */
  runJobs(): Promise<void>;
  stop(): Promise<void>;
};

export type TestAppOptions = {
  cluster: TestCluster;
  /** Settings by their names in the environment. */
  env?: Record<string, string>;
  /** A data folder to begin with, such as the pictures of the demo. */
  files?: string;
  /** Serves the built web app too. */
  webApp?: boolean;
  /** Where the app finds its database: a way that a test can close. */
  through?: (databaseUrl: string) => Promise<string>;
  readSpace?: ReadSpace;
  /** Only these routes: for a module whose neighbours are still being built. */
  routes?: readonly Route[];
};

/** Starts the app on its own copy of the template. `http` does not listen; a journey calls `http.listen`. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  clearCaches();
  const database = await copyTemplate(options.cluster);
  const dataDir = mkdtempSync(join(tmpdir(), "trilha-files-"));
  if (options.files) cpSync(options.files, dataDir, { recursive: true });
  const env = { NODE_ENV: "test", DATA_DIR: dataDir, DEMO: "off", CODE_DELAY_SECONDS: "0", ...options.env };
  const settings = readSettings(env, options.files ? loadSecrets : undefined);
  const clock = new TestClock();
  const log = new StrictLog();
  let outside: RecordedOutside | undefined;
  const parts = composeParts(settings, {
    databaseUrl: (await options.through?.(database.appUrl)) ?? database.appUrl,
    log: log.log,
    clock,
    readSpace: options.readSpace,
    outside: (keys) => {
      outside = new RecordedOutside(createOutside(settings, { keys, clock, log: log.log }));
      return outside;
    },
  });
  const http = await build(parts, options);
  await parts.listener.start();
  await http.ready();
  const sessions = new Map<string, string>();

  const sessionOf = async ({ userId, clientId, scope = "person" }: Caller) => {
    const known = sessions.get(`${userId} ${clientId} ${scope}`);
    if (known) return known;
    const now = clock.now();
    const expires_at = new Date(now.getTime() + settings.session.days * 86_400_000);
    const session = await parts.db.write({ system: true }, (tx) =>
      tx
        .insertInto("sessions")
        .values({
          user_id: userId,
          client_id: clientId,
          scope,
          created_at: now,
          last_seen_at: now,
          expires_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    if (!("id" in session)) throw new Error("a session was refused");
    sessions.set(`${userId} ${clientId} ${scope}`, session.id);
    return session.id;
  };
  const tokenFor = async (caller: Caller) => {
    const claims = { sub: caller.userId, sid: await sessionOf(caller), cid: caller.clientId };
    const life = { now: clock.now(), seconds: settings.session.accessTokenSeconds };
    return signAccessToken(parts.keys, claims, life);
  };

  return {
    http,
    databaseUrl: database.appUrl,
    parts,
    settings,
    clock,
    outside: outside as RecordedOutside,
    log,
    tokenFor,
    request: async (spec, input, { as, ...call } = {}) =>
      requestEndpoint(http, spec, input, {
        ...call,
        token: call.token ?? (as && (await tokenFor(as))),
        app: spec.access === "app" ? settings.oauth : undefined,
      }),
    runJobs: () => runDueJobs(parts, database.ownerUrl),
    stop: async () => {
      await http.close();
      await releaseParts(parts);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function build(parts: Parts, { routes, webApp }: TestAppOptions): Promise<FastifyInstance> {
  if (!routes) {
    const { buildApp } = await import("../src/app.ts");
    return buildApp(parts, webApp ? {} : { webApp: false });
  }
  const http = await createServer(parts);
  const contract = routes.map(({ spec }) => spec);
  bindRoutes(http, parts, routes, contract);
  return http;
}
