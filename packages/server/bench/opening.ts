import pg from "pg";
import type { Bare } from "./bare.ts";
import { pastGuards } from "./books.ts";
import { startChild } from "./child.ts";
import { database } from "./database.ts";
import { exam, rightOption, type Seat } from "./exam.ts";
import { load } from "./load.ts";
import { sideBySide } from "./measure.ts";
import { phones } from "./open-loop.ts";
import { type Bench, type Part, row } from "./part.ts";
import { processorFor } from "./processes.ts";
import { product } from "./product.ts";
import { record } from "./recorded.ts";

const path = "/api/home/opening";
const [connections, rounds, seconds, calls] = [16, 5, 2, 2_000];
/** Attempts a person has behind them when the same is measured again. */
const past = 300;

/** Home opens with one call; how its cost follows what the person has done is shown beside it. */
export const opening: Part = {
  name: "opening",
  run: async (bench) => {
    const { ownerUrl, appUrl: databaseUrl } = await bench.use(database);
    const { url, env } = await bench.use(product);
    const { clientId, seats } = await exam(bench, 1);
    const [seat] = seats;
    if (!seat) throw new Error("nobody to open home for");
    await takeTest(url, seat);
    const headers = { authorization: seat.authorization };
    const read = async () => {
      const response = await fetch(`${url}${path}`, { headers });
      const answer = (await response.json()) as { day?: { drill: unknown } };
      if (!response.ok || !answer.day?.drill)
        throw new Error(`${path} answered ${response.status} and asks ${JSON.stringify(answer.day)}`);
    };
    // Cold: what comes once, such as the question that is drawn for the day.
    const cold = await processorFor(bench, 1, read);
    await processorFor(bench, 200, read);
    const { statements, json } = await record(databaseUrl, env, path, headers);
    bench.say(`${statements.length} statements, ${json.length} bytes`);
    const bare = await startChild<Bare>("bare.ts", { databaseUrl, poolSize: 10, statements, json });
    try {
      const ours = async () =>
        (await load({ url: `${url}${path}`, connections, seconds, headers })).perSecond;
      const theirs = async () => (await load({ url: bare.url, connections, seconds })).perSecond;
      await Promise.all([ours(), theirs()]);
      const { ratio } = await sideBySide(rounds, ours, theirs);
      const early = await processorFor(bench, calls, read);
      await addPast(bench, clientId);
      await analyze(ownerUrl);
      await processorFor(bench, 200, read);
      const late = await processorFor(bench, calls, read);
      return [
        row("opening of home: of a bare handler's speed", ratio, "×", { atLeast: 0.4 }),
        row("opening of home, cold: processor, all processes", cold.all, "ms"),
        row("opening of home: processor, all processes", early.all, "ms", { atMost: 1.2 }),
        row("opening of home: processor, app", early.app, "ms"),
        row("opening of home: processor, database", early.database, "ms"),
        row(`opening of home, after ${past} attempts: against before`, late.all / early.all, "×", {
          atMost: 1.1,
        }),
      ];
    } finally {
      await bare.end();
    }
  },
};

/** One attempt, passed: only what somebody has finished can be asked by a question of the day. */
async function takeTest(url: string, { authorization, sittingId }: Seat): Promise<void> {
  const { post, close } = phones(1);
  try {
    const { body } = await post(`${url}/api/attempts`, authorization, { sittingId });
    const { id, questions } = JSON.parse(body) as { id: string; questions: unknown[] };
    const steps = questions.map((_, question) => ({
      ...{ id: crypto.randomUUID(), seq: question + 1, question, after: 1_000 * (question + 1) },
      answer: { kind: "one", option: rightOption },
    }));
    const hand = { device: crypto.randomUUID(), steps };
    const { status } = await post(`${url}/api/attempts/${id}/submit`, authorization, hand);
    if (status !== 200) throw new Error(`a test was handed in with ${status}`);
  } finally {
    close();
  }
}

async function addPast(bench: Bench, clientId: string): Promise<void> {
  const connection = await pastGuards(await bench.use(database));
  try {
    await connection.query(
      `insert into attempts (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version, type,
         number, locale, settings, paper, seed, started_at, state, ended_at, ending, graded, points, total, percent, passed)
       select client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version, type, number + n,
         locale, settings, paper, seed, started_at, state, ended_at, ending, graded, points, total, percent, passed
       from attempts, generate_series(1, $2::int) n where client_id = $1 and number = 1`,
      [clientId, past],
    );
  } finally {
    await connection.end();
  }
}

async function analyze(ownerUrl: string): Promise<void> {
  const connection = new pg.Client({ connectionString: ownerUrl });
  await connection.connect();
  await connection.query("vacuum analyze attempts");
  await connection.end();
}
