import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Database } from "../src/db/database.ts";
import { freePort } from "../src/platform/runtime/free-port.ts";
import type { TestApp } from "../test/app.ts";
import { aClient, aParticipant } from "../test/builders.ts";
import { aCourse, enrolled } from "../test/builders-courses.ts";
import { anItem, aPackage, scormActivity } from "../test/builders-scorm.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { percentile } from "./measure.ts";
import { type Bench, type Part, row } from "./part.ts";
import { product } from "./product.ts";
import type { Serve } from "./serve.ts";

const players = 100;
const every = 2_000;
const seconds = 20;
/** How long the process lives that is killed under them. */
const life = 6_000;

interface Player {
  enrolmentId: string;
  /** Name of the content host, whatever address we reach it by. */
  host: string;
  commitPath: string;
  launchPath: string;
  token: string;
  run: number;
  sequence: number;
  /** Answers that were acknowledged: each has an element of its own. */
  acknowledged: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: players });

/**
 * A hundred people in packages that commit every two seconds; then the process that answers them is killed, and every
 * element it acknowledged has to be in the database.
 */
export const scorm: Part = {
  name: "scorm",
  run: async (bench) => {
    const { appUrl } = await bench.use(database);
    const { url, env } = await bench.use(product);
    const db = new Database({ url: appUrl, poolSize: 4, onError: () => undefined });
    try {
      const all = await openAll(bench, db);
      await Promise.all(all.map((player) => loadPage(url, player)));
      await playFor(url, all, 3_000);
      const times = await playFor(url, all, seconds * 1_000);

      const setup = { databaseUrl: appUrl, env: { ...env, PORT: String(await freePort()) } };
      const victim = await startChild<Serve>("serve.ts", setup);
      const dying = playFor(victim.url, all, life * 2, true);
      await sleep(life);
      victim.child.kill("SIGKILL");
      const late = await dying;
      const missing = await missingOf(db, all);
      const acknowledged = all.reduce((sum, player) => sum + player.acknowledged, 0);
      return [
        row(
          "SCORM, 100 players every 2 s, the whole document of 4 kB and more each: commits",
          times.length,
          "",
        ),
        row("SCORM, 100 players every 2 s: commit, p50", percentile(times, 50), "ms"),
        row("SCORM, 100 players every 2 s: commit, p95", percentile(times, 95), "ms", { atMost: 60 }),
        row("SCORM, kill -9: commits until then", late.length, ""),
        row("SCORM, kill -9: elements acknowledged", acknowledged, ""),
        row("SCORM, kill -9: acknowledged and missing", missing, "", { atMost: 0 }),
      ];
    } finally {
      agent.destroy();
      await db.end();
    }
  },
};

/** People enrolled in one course of one package, each with it open. */
async function openAll(bench: Bench, db: Database): Promise<Player[]> {
  const { url, as, store } = await bench.use(product);
  // Stand-in app for the builders.
  const app = { parts: { db, outside: { store } }, clock: { now: () => new Date() } } as unknown as TestApp;
  const client = await aClient(app);
  const { id } = await aPackage(app, client, { items: [anItem("a", { masteryScore: 80 })] });
  const course = await aCourse(app, client, { modules: [{ activities: [scormActivity(id)] }] });
  bench.say(`${players} people open the package`);
  const open = async (): Promise<Player> => {
    const member = await aParticipant(app, client);
    const { id: enrolmentId } = await enrolled(app, member, course);
    const headers = { ...(await as(member.userId, client.id)), "content-type": "application/json" };
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as { sittingId: string; url: string };
    };
    const { sittingId } = await post(`/api/learning/courses/${course.id}/activities/1/open`, {});
    const launch = new URL((await post("/api/scorm/launches", { sittingId })).url);
    return {
      ...{ enrolmentId, host: launch.host, launchPath: launch.pathname + launch.search },
      commitPath: launch.pathname.replace(/launch$/, "commit"),
      ...{ token: launch.searchParams.get("t") ?? "", run: 0, sequence: 0, acknowledged: 0 },
    };
  };
  const all: Player[] = [];
  while (all.length < players) all.push(...(await Promise.all(Array.from({ length: 10 }, open))));
  return all;
}

async function loadPage(url: string, player: Player): Promise<void> {
  const { body } = await send(url, player.host, "GET", player.launchPath);
  const run = /"run":(\d+)/.exec(body)?.[1];
  if (!run) throw new Error(`a launch page was answered: ${body.slice(0, 200)}`);
  player.run = Number(run);
}

/** Commits of all players every two seconds, each at their own moment; answers how long each took. */
async function playFor(
  url: string,
  all: readonly Player[],
  life: number,
  mayFall = false,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + life;
  const play = async (player: Player) => {
    await sleep(Math.random() * every);
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await commit(url, player).catch(() => undefined);
      if (!answer && mayFall) return;
      if (answer?.status !== 200) throw new Error(`a commit was answered ${answer?.status}: ${answer?.body}`);
      const took = performance.now() - start;
      times.push(took);
      player.acknowledged = player.sequence;
      await sleep(Math.max(0, every - took));
    }
  };
  await Promise.all(all.map(play));
  return times;
}

/** A commit as a real one looks: the whole document each time, one answer longer than before. */
function commit(url: string, player: Player) {
  player.sequence += 1;
  const { token: t, run, sequence } = player;
  const interactions = Object.fromEntries(
    Array.from({ length: sequence }, (_, n) => [
      n,
      { id: `q${n}`, type: "choice", student_response: "b", result: "correct" },
    ]),
  );
  const core = { lesson_status: "incomplete", lesson_location: `p${sequence}`, session_time: "0000:00:10" };
  const cmi = { core, suspend_data: "x".repeat(4_000), interactions };
  return send(
    url,
    player.host,
    "POST",
    player.commitPath,
    JSON.stringify({ t, run, sequence, ended: false, cmi }),
  );
}

/** The content host is a name of its own, on the address the product listens at. */
function send(url: string, host: string, method: string, path: string, body = "") {
  const { hostname, port } = new URL(url);
  const headers = { host, "content-type": "text/plain", "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const outgoing = request({ hostname, port, method, path, headers, agent }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () => {
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
    });
  });
  outgoing.on("error", reject);
  outgoing.end(body);
  return promise;
}

/** Elements somebody was told are kept and that are not. */
async function missingOf(db: Database, all: readonly Player[]): Promise<number> {
  const rows = await db.read({ system: true }, (tx) =>
    tx.selectFrom("scorm_attempts").select(["enrolment_id", "cmi"]).execute(),
  );
  const stored = new Map(rows.map((row) => [row.enrolment_id, row.cmi]));
  return all.reduce((sum, { enrolmentId, acknowledged }) => {
    const { interactions } = (stored.get(enrolmentId) ?? {}) as {
      interactions?: Record<string, { id?: string }>;
    };
    const lost = Array.from({ length: acknowledged }, (_, n) => interactions?.[n]?.id === `q${n}`);
    return sum + lost.filter((is) => !is).length;
  }, 0);
}
