import { randomUUID } from "node:crypto";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type pg from "pg";
import { Database } from "../src/db/database.ts";
import { emptyDraft } from "../src/learning/authoring/empty-draft.ts";
import { outlineOf } from "../src/learning/authoring/rules/published-columns.ts";
import { resultJobs } from "../src/learning/grading/index.ts";
import type { Parts } from "../src/parts.ts";
import { TestClock } from "../test/clock.ts";
import { pastGuards } from "./books.ts";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import { median, percentile, timesOf } from "./measure.ts";
import { type Part, row } from "./part.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";
import { publish } from "./published.ts";

const people = 50_000;
const questionCount = 20;
const rounds = 3;

/** Item analysis of a million answers: counted anew as the job does, read as its page does; results of the same test. */
export const items: Part = {
  name: "items",
  run: async (bench) => {
    const reached = await bench.use(database);
    const running = await bench.use(product);
    const connection = await pastGuards(reached);
    const db = new Database({ url: reached.appUrl, poolSize: 1, onError: () => undefined });
    try {
      bench.say(`${(people * questionCount).toLocaleString("en-US")} answers`);
      const test = await answeredTest(connection);
      const parts = { ...({ db } as Parts), clock: new TestClock() };
      const once = { attempt: 1, maxAttempts: 1 };
      const counting = await timesOf(rounds, () =>
        resultJobs["results.count"].run(parts, { ...test.place, swept: false }, once),
      );
      const headers = await running.as(test.readerId, test.place.clientId);
      const root = `${running.url}/api/office/courses/${test.place.courseId}/tests/${test.place.activityId}`;
      const read = (path: string) =>
        timesOf(rounds * 7, async () => {
          const answer = await fetch(`${root}${path}`, { headers });
          if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
          await answer.arrayBuffer();
        });
      const page = await read("/items");
      const overview = await read("");
      return [
        row("item analysis of 1,000,000 answers, p95", percentile(page, 95), "ms", { atMost: 2_000 }),
        row("the same counted anew, which a job does", median(counting), "ms"),
        row("results of 50,000 people at a test, p95", percentile(overview, 95), "ms", { atMost: 1_000 }),
      ];
    } finally {
      await db.end();
      await connection.end();
    }
  },
};

const option = (id: string) => ({
  ...{ id, text: { "pt-BR": `Opção ${id}` }, fileId: null, feedback: {} },
  share: id === "a" ? 100 : 0,
});
const body = (at: number): QuestionBody => ({
  ...{ prompt: { "pt-BR": `Pergunta ${at}` }, fileId: null, feedback: {}, points: 1 },
  kind: at % 10 === 9 ? "several" : "one",
  options: ["a", "b", "c", "d"].map(option),
});

/** A test everybody of a client has handed in; who is abler answers more of it rightly. */
async function answeredTest(connection: pg.Client) {
  const slug = `items-${randomUUID().slice(0, 8)}`;
  const clientId = await openClient(connection, slug);
  await connection.query(
    `with made as (insert into users (username, first_name, country, is_superuser)
       select $1 || '-' || n, 'Ana', 'BR', n = 1 from generate_series(1, $2::int) n returning id)
     insert into memberships (client_id, user_id, status, country) select $3, id, 'active', 'BR' from made`,
    [slug, people, clientId],
  );
  const [courseId, activityId, bankId] = [randomUUID(), randomUUID(), randomUUID()];
  const data = {
    ...{ parts: [], minimumScore: 60, maximumAttempts: null, minutes: null, feedback: "end" },
    ...{ shuffleQuestions: true, shuffleOptions: true, closesAt: null, onFailure: "none", improve: true },
  };
  const activity = {
    ...{ id: activityId, type: "conventional_test" as const, title: { "pt-BR": "Prova" }, mandatory: true },
    ...{ minutes: 10, requires: [], authorised: false, data },
    completion: { rule: "verdict", require: "passed" } as const,
  };
  const module = { id: randomUUID(), title: { "pt-BR": "Módulo" }, requires: [], activities: [activity] };
  const draft = { ...emptyDraft, title: { "pt-BR": "Curso" }, modules: [module] };
  await publish(connection, clientId, courseId, outlineOf(draft));
  await connection.query(
    "insert into question_banks (client_id, id, name, created_at, updated_at) values ($1, $2, 'Banco', now(), now())",
    [clientId, bankId],
  );
  const questionIds = Array.from({ length: questionCount }, () => randomUUID());
  for (const [at, id] of questionIds.entries()) {
    await connection.query(
      `insert into questions (client_id, id, bank_id, kind, difficulty, locales, prompt, points, search_text, created_at, updated_at)
       values ($1, $2, $3, $4, 3, '{pt-BR}', '{}', 1, '', now(), now())`,
      [clientId, id, bankId, body(at).kind],
    );
    await connection.query(
      "insert into question_versions (client_id, question_id, version, body, created_at) values ($1, $2, 1, $3, now())",
      [clientId, id, JSON.stringify(body(at))],
    );
  }
  await connection.query(
    `insert into course_enrolments (client_id, course_id, user_id, state, source, total, version, enrolled_at, started_at)
     select client_id, $2, user_id, 'in_progress', 'self', 1, 1, now(), now() from memberships where client_id = $1`,
    [clientId, courseId],
  );
  await connection.query(
    `insert into attempts (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version, type,
       number, locale, settings, paper, seed, state, started_at, ended_at, ending, graded, points, total, percent, passed)
     select $1, e.id, $2, $3, e.user_id, 1, 1, 'conventional_test', 1, 'pt-BR', $4, p.paper, 1, 'done',
       now() - interval '20 minutes', now() - interval '10 minutes', 'submitted', p.graded, p.points, $5::int,
       p.points * 100.0 / $5::int, p.points * 100 >= 60 * $5::int
     from (select id, user_id, random() as able from course_enrolments where client_id = $1 and course_id = $3) e
     cross join lateral (
       select jsonb_agg(jsonb_build_object('questionId', q.id, 'version', 1, 'points', 1,
                'order', jsonb_build_array('c', 'a', 'd', 'b')) order by q.at) as paper,
              jsonb_agg(jsonb_build_object('of', 1, 'points', r.points, 'right', r.points = 1, 'answer',
                case when q.at % 10 = 0 then jsonb_build_object('kind', 'several', 'options', jsonb_build_array(r.choice))
                  else jsonb_build_object('kind', 'one', 'option', r.choice) end) order by q.at) as graded,
              sum(r.points) as points
       from unnest($6::uuid[]) with ordinality as q (id, at)
       cross join lateral (select case when random() < 0.25 + 0.7 * e.able then 'a'
         else (array['b', 'c', 'd'])[1 + floor(random() * 3)::int] end as choice) c
       cross join lateral (select c.choice, (c.choice = 'a')::int as points) r) p`,
    [clientId, activityId, courseId, JSON.stringify(data), questionCount, questionIds],
  );
  await connection.query("vacuum analyze attempts, course_enrolments, memberships, users, question_versions");
  const [readerId = ""] = await idsOf(connection, "select id from users where username = $1", [`${slug}-1`]);
  return { readerId, place: { clientId, courseId, activityId } };
}
