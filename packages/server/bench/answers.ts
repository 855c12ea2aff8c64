import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../src/platform/runtime/free-port.ts";
import { killWithin } from "../test/killing.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { type Exam, exam, perPaper, type Seat } from "./exam.ts";
import { percentile } from "./measure.ts";
import { type Arrival, arrive, phones } from "./open-loop.ts";
import { type Bench, type Part, row } from "./part.ts";
import { product } from "./product.ts";
import type { Serve } from "./serve.ts";

const [people, every, seconds] = [5_000, 10, 180];
/** Answers on their way when the process is killed, and how often it is. */
const [atOnce, kills] = [200, 8];

interface Taker extends Seat {
  attemptId: string;
  device: string;
  seq: number;
}
type Send = (url: string, taker: Taker, step: Step) => Promise<void>;
interface Step {
  id: string;
  seq: number;
  question: number;
  answer: { kind: "one"; option: string };
  after: number;
}

/**
 * Five thousand people in a test, each of whom answers every ten seconds for three minutes; then two hundred at once
 * while the process that takes their answers is killed. Every answer that was acknowledged has to be in the database.
 */
export const answers: Part = {
  name: "answers",
  run: async (bench) => {
    const { ownerUrl } = await bench.use(database);
    const { url } = await bench.use(product);
    const at = await exam(bench, people);
    const db = new pg.Client({ connectionString: ownerUrl });
    await db.connect();
    const { post, close } = phones(400);
    const acknowledged = new Set<string>();
    const send: Send = async (to, { attemptId, authorization, device }, step) => {
      const path = `${to}/api/attempts/${attemptId}/answers`;
      const { status, body } = await post(path, authorization, { device, steps: [step] });
      const { saved } = JSON.parse(body) as { saved?: string[] };
      if (status !== 200 || saved?.[0] !== step.id)
        throw new Error(`an answer was answered ${status}: ${body}`);
      acknowledged.add(step.id);
    };
    try {
      const takers = await begin(db, at);
      bench.say(`${people.toLocaleString("en-US")} people answer every ${every} s for ${seconds} s`);
      const times = await arrive(answersOf(url, takers, send));
      const lost = await missing(db, at.clientId, acknowledged);
      const sent = acknowledged.size;
      acknowledged.clear();
      const again = await killed(bench, takers.slice(0, atOnce), send, acknowledged);
      const gone = await missing(db, at.clientId, acknowledged);
      return [
        row("answers, 5,000 people every 10 s for 3 minutes: acknowledged", sent, "", {
          atLeast: (people * seconds) / every,
        }),
        row("answers, 500/s: p50", percentile(times, 50), "ms"),
        row("answers, 500/s: p95", percentile(times, 95), "ms", { atMost: 100 }),
        row("answers, 500/s: p99", percentile(times, 99), "ms"),
        row("answers, 500/s: acknowledged and missing", lost, "", { atMost: 0 }),
        row("answers, kill -9 with 200 on their way: acknowledged", acknowledged.size, ""),
        row("answers, kill -9: sent again, as nobody had answered", again, ""),
        row("answers, kill -9: acknowledged and missing", gone, "", { atMost: 0 }),
      ];
    } finally {
      close();
      await db.end();
    }
  },
};

/** All takers begin, as the engine writes it. */
async function begin(db: pg.Client, at: Exam): Promise<Taker[]> {
  const paper = at.questionIds.slice(0, perPaper).map((questionId) => ({
    ...{ questionId, version: 1, order: ["c", "a", "d", "b"], points: 1 },
  }));
  const { rows } = await db.query<{ id: string; user_id: string }>(
    `insert into attempts (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version, type,
       number, locale, settings, paper, seed, started_at, deadline, total)
     select $1, e.id, $2, e.course_id, e.user_id, 1, 1, 'conventional_test', 1, 'pt-BR', $3, $4, 1, now(),
            now() + interval '1 hour', $5
     from course_enrolments e where e.client_id = $1 returning id, user_id`,
    [at.clientId, at.activityId, JSON.stringify(at.settings), JSON.stringify(paper), perPaper],
  );
  await db.query("analyze");
  const attempts = new Map(rows.map(({ id, user_id }) => [user_id, id]));
  return at.seats.map((seat) => ({
    ...{ ...seat, attemptId: attempts.get(seat.userId) ?? "", device: randomUUID(), seq: 0 },
  }));
}

function nextStep(taker: Taker): Step {
  taker.seq += 1;
  const { seq } = taker;
  const option = ["a", "b", "c", "d"][seq % 4] ?? "a";
  return {
    id: randomUUID(),
    seq,
    question: seq % perPaper,
    answer: { kind: "one", option },
    after: seq * 1_000,
  };
}

/** Each at their own moment of every ten seconds. */
function answersOf(url: string, takers: readonly Taker[], send: Send): Arrival[] {
  const rounds = seconds / every;
  return takers.flatMap((taker, n) =>
    Array.from({ length: rounds }, (_, round) => ({
      at: (round + n / takers.length) * every * 1_000,
      send: () => send(url, taker, nextStep(taker)),
    })),
  );
}

/** Answers of many at once, of processes that are killed under them; what nobody answered is sent again to the next. */
async function killed(
  bench: Bench,
  takers: readonly Taker[],
  send: Send,
  acknowledged: ReadonlySet<string>,
): Promise<number> {
  const { appUrl } = await bench.use(database);
  const { env } = await bench.use(product);
  const start = async () =>
    startChild<Serve>("serve.ts", { databaseUrl: appUrl, env: { ...env, PORT: String(await freePort()) } });
  const waiting = new Map<Taker, Step>();
  let again = 0;
  let coming = start();
  for (let round = 0; round < kills; round += 1) {
    const { url, child } = await coming;
    coming = start();
    const working = takers.map(async (taker) => {
      for (;;) {
        const step = waiting.get(taker) ?? nextStep(taker);
        if (waiting.has(taker)) again += 1;
        waiting.set(taker, step);
        try {
          await send(url, taker, step);
          waiting.delete(taker);
        } catch {
          return;
        }
      }
    });
    // Not before it has answered some: what it said then is what must not be lost.
    const goal = acknowledged.size + takers.length;
    while (acknowledged.size < goal && child.exitCode === null) await sleep(20);
    await killWithin(child, 500);
    await Promise.all(working);
  }
  const { url, end } = await coming;
  for (const [taker, step] of waiting) await send(url, taker, step);
  await end();
  return again + waiting.size;
}

/** How many of these answers are not in the database, or are there twice. */
async function missing(db: pg.Client, clientId: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const { rows } = await db.query<{ step_id: string }>(
    "select step_id from attempt_answers where client_id = $1 and not late",
    [clientId],
  );
  const stored = new Map<string, number>();
  for (const { step_id } of rows) stored.set(step_id, (stored.get(step_id) ?? 0) + 1);
  return [...acknowledged].filter((id) => stored.get(id) !== 1).length;
}
