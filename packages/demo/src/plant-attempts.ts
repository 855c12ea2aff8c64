import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import { isPassed, scoreOf } from "@trilha/contract/learning/tests/score.ts";
import { sql } from "kysely";
import { enqueue } from "../../server/src/core/jobs/enqueue.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { joinCourse, moveEnrolment } from "../../server/src/learning/delivery/index.ts";
import { createRandom, type Random } from "./random.ts";

interface Asked {
  id: string;
  version: number;
  body: QuestionBody;
}
interface Place {
  clientId: string;
  courseId: string;
  activityId: string;
  version: number;
  settings: object;
  minimumScore: number;
}

const minute = 60_000;
const people = 60;
/** How long they are waiting: what they wrote, in hours. */
const essays: readonly [hours: number, text: string][] = [
  [
    52,
    "Primeiro eu escuto. Pergunto para que o cliente vai usar o notebook, e só depois mostro dois modelos.",
  ],
  [27, "Eu falaria que temos o melhor preço da cidade e que a promoção acaba hoje."],
  [3, "Acolho, pergunto o uso e o orçamento, explico a diferença de memória com um exemplo e deixo testar."],
];

/** Attempts of people nobody signs in as: enough at one test for its item analysis, and essays that wait for a mark. */
export async function plantAttempts(
  tx: Tx,
  { clientId, named, now }: { clientId: string; named: readonly string[]; now: Date },
): Promise<void> {
  const random = createRandom(60_037);
  const test = await testCalled(tx, clientId, "Teste: por dentro");
  const written = await testCalled(tx, clientId, "Com as suas palavras");
  if (!test || !written) return;
  const takers = await sql<{ id: string }>`
    select m.user_id as id from memberships m join users u on u.id = m.user_id
    where m.client_id = ${clientId} and m.status = 'active' and m.roles = '{}'
      and u.username <> all(${[...named]}::text[])
    order by u.username limit ${people}`.execute(tx);
  const pool = (await questionsWith(tx, clientId, ["processador", "memória"])).filter(({ body }) =>
    ["one", "several", "true_false"].includes(body.kind),
  );
  const [misleading] = pool;
  for (const [at, { id: userId }] of takers.rows.entries()) {
    const able = random.next();
    const questions = pool.toSorted(() => random.next() - 0.5).slice(0, 8);
    const answers = questions.map((one) => {
      const chance = one === misleading ? 0.75 - 0.6 * able : 0.25 + 0.7 * able;
      return random.chance(chance) ? solutionOf(one.body, "pt-BR") : wrongly(random, one.body);
    });
    const endedAt = new Date(now.getTime() - (people - at) * 7 * 60 * minute);
    await plantAttempt(tx, random, test, { userId, asked: questions, answers, endedAt });
  }
  const [essay] = (await questionsWith(tx, clientId, ["atendimento"])).filter(
    ({ body }) => body.kind === "essay",
  );
  for (const [at, [hours, text]] of essays.entries()) {
    const userId = takers.rows[at]?.id;
    if (!userId || !essay) continue;
    const endedAt = new Date(now.getTime() - hours * 60 * minute);
    await plantAttempt(tx, random, written, {
      ...{ userId, asked: [essay], answers: [{ kind: "essay", text }], endedAt },
    });
  }
  for (const { courseId, activityId } of [test, written])
    await enqueue(tx, "results.count", { clientId, courseId, activityId, swept: false });
}

async function testCalled(tx: Tx, clientId: string, title: string): Promise<Place | undefined> {
  const { rows } = await sql<Omit<Place, "clientId">>`
    select c.id as "courseId", (a ->> 'id') as "activityId", c.published_version as version, a -> 'data' as settings,
      (a -> 'data' ->> 'minimumScore')::integer as "minimumScore"
    from courses c
    join course_versions v
      on v.client_id = c.client_id and v.course_id = c.id and v.version = c.published_version
    cross join lateral jsonb_path_query(v.outline, '$.modules[*].activities[*]') a
    where c.client_id = ${clientId} and a -> 'title' ->> 'pt-BR' = ${title}`.execute(tx);
  const [place] = rows;
  return place && { clientId, ...place };
}

async function questionsWith(tx: Tx, clientId: string, tags: readonly string[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select q.id, v.version, v.body from questions q
    join question_versions v
      on v.client_id = q.client_id and v.question_id = q.id and v.version = q.body_version
    where q.client_id = ${clientId} and q.tags && ${[...tags]}::text[] order by q.id limit 12`.execute(tx);
  return rows;
}

function wrongly(random: Random, body: QuestionBody): QuestionAnswer | null {
  if (body.kind === "true_false") return { kind: "true_false", value: !body.right };
  if (body.kind !== "one" && body.kind !== "several") return null;
  const wrong = body.options.filter(({ share }) => share <= 0);
  if (wrong.length === 0) return null;
  const { id } = random.pick(wrong);
  return body.kind === "one" ? { kind: "one", option: id } : { kind: "several", options: [id] };
}

interface Taken {
  userId: string;
  asked: readonly Asked[];
  answers: readonly (QuestionAnswer | null)[];
  endedAt: Date;
}

async function plantAttempt(tx: Tx, random: Random, place: Place, taken: Taken): Promise<void> {
  const { clientId, courseId, activityId } = place;
  const { userId, asked: questions, answers, endedAt } = taken;
  const startedAt = new Date(endedAt.getTime() - (3 + random.below(6)) * minute);
  const enrolmentId = await enrolmentOf(tx, place, userId, startedAt);
  if (!enrolmentId) return;
  const graded = questions.map(({ body }, at) => {
    const { share, right } = gradeAnswer(body, answers[at] ?? null, "pt-BR");
    return {
      ...{ answer: answers[at] ?? null, of: body.points, right },
      points: share === null ? null : Math.round(share * body.points * 1000) / 1000,
    };
  });
  const { points, total, percent } = scoreOf(graded);
  const passed = percent === null ? null : isPassed(percent, place.minimumScore);
  const id = random.id(startedAt);
  await tx
    .insertInto("attempts")
    .values({
      ...{ id, client_id: clientId, enrolment_id: enrolmentId, activity_id: activityId, course_id: courseId },
      ...{ user_id: userId, course_attempt: 1, course_version: place.version, type: "conventional_test" },
      ...{ number: 1, locale: "pt-BR", settings: JSON.stringify(place.settings), seed: 1 },
      paper: JSON.stringify(
        questions.map((one) => ({
          ...{ questionId: one.id, version: one.version, order: [], points: one.body.points },
        })),
      ),
      state: percent === null ? "marking" : "done",
      ...{ started_at: startedAt, ended_at: endedAt, ending: "submitted", graded: JSON.stringify(graded) },
      ...{ points, total, percent, passed, best: percent !== null },
    })
    .execute();
  const device = random.id(startedAt);
  for (const [question, answer] of answers.entries()) {
    const after = Math.round(
      ((question + 1) / (answers.length + 1)) * (endedAt.getTime() - startedAt.getTime()),
    );
    await tx
      .insertInto("attempt_answers")
      .values({
        ...{ client_id: clientId, attempt_id: id, step_id: random.id(startedAt), device, seq: question + 1 },
        ...{
          device_name: "Chrome, Android",
          question,
          answer: answer && JSON.stringify(answer),
          late: false,
        },
        ...{ at: new Date(startedAt.getTime() + after), after_ms: after },
      })
      .execute();
  }
  const events = [
    { what: "started" as const, at: startedAt },
    { what: "submitted" as const, at: endedAt },
  ];
  for (const event of events)
    await tx
      .insertInto("attempt_events")
      .values({
        ...{ client_id: clientId, attempt_id: id, question: null, actor_id: null, reason: null },
        ...{ device_name: "Chrome, Android", ...event },
      })
      .execute();
}

/** Takes somebody into the course, unless they are. */
async function enrolmentOf(tx: Tx, place: Place, userId: string, at: Date): Promise<string | undefined> {
  const { clientId, courseId } = place;
  const known = await tx
    .selectFrom("course_enrolments")
    .select("id")
    .where("client_id", "=", clientId)
    .where("course_id", "=", courseId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (known) return known.id;
  const actor = { actorId: userId, actorName: "", reason: null, now: at };
  const [made] = await joinCourse(
    tx,
    { clientId, courseId, event: "enrol", source: "self", dueOn: null, by: actor },
    [userId],
  );
  if (!made) return undefined;
  await moveEnrolment(tx, { clientId, id: made.id, state: made.to_state, attempt: 1 }, "start", actor);
  await tx
    .updateTable("course_enrolments")
    .set({ version: place.version, started_at: at })
    .where("id", "=", made.id)
    .execute();
  return made.id;
}
