import { randomUUID } from "node:crypto";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import pg from "pg";
import { emptyDraft } from "../src/learning/authoring/empty-draft.ts";
import { outlineOf } from "../src/learning/authoring/rules/published-columns.ts";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import type { Bench } from "./part.ts";
import { product } from "./product.ts";
import { idsOf } from "./programme.ts";
import { publish } from "./published.ts";

/** Questions a test draws, and of how many. */
export const [perPaper, inBank] = [10, 60];

export interface Seat {
  userId: string;
  sittingId: string;
  authorization: string;
}
export interface Exam {
  clientId: string;
  courseId: string;
  activityId: string;
  settings: TestData;
  questionIds: string[];
  seats: Seat[];
}

/** So many people with the same test open before them, none of whom has begun; each has a session. */
export async function exam(bench: Bench, people: number): Promise<Exam> {
  const { ownerUrl } = await bench.use(database);
  const { asMany } = await bench.use(product);
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    bench.say(`${people.toLocaleString("en-US")} people open a test`);
    const slug = `exam-${randomUUID().slice(0, 8)}`;
    const clientId = await openClient(db, slug);
    const { bankId, questionIds } = await fillBank(db, clientId);
    const [courseId, activityId] = [randomUUID(), randomUUID()];
    const settings = theTest(bankId);
    await publish(db, clientId, courseId, anOutline(activityId, settings));
    const userIds = await idsOf(
      db,
      `with people as (
         insert into users (username, first_name, country)
         select $2 || '-' || n, 'Ana', 'BR' from generate_series(1, $3::int) n returning id)
       insert into memberships (client_id, user_id, status, country) select $1, id, 'active', 'BR' from people
       returning user_id as id`,
      [clientId, slug, people],
    );
    const { rows } = await db.query<{ id: string; user_id: string }>(
      `with enrolled as (
         insert into course_enrolments (client_id, course_id, user_id, version, state, source, total, enrolled_at)
         select $1, $2, id, 1, 'enrolled', 'self', 1, now() from unnest($3::uuid[]) id returning id, user_id),
       opened as (
         insert into activity_progress (client_id, enrolment_id, activity_id, opened_at)
         select $1, id, $4, now() from enrolled)
       insert into sittings (client_id, enrolment_id, attempt, activity_id, user_id, opened_at, locale)
       select $1, id, 1, $4, user_id, now(), 'pt-BR' from enrolled returning id, user_id`,
      [clientId, courseId, userIds, activityId],
    );
    await db.query("update course_enrolments set state = 'in_progress' where client_id = $1", [clientId]);
    await db.query("analyze");
    const tokens = await asMany(userIds, clientId);
    const seats = rows.map(({ id, user_id: userId }) => ({
      ...{ userId, sittingId: id, authorization: tokens.get(userId) ?? "" },
    }));
    return { clientId, courseId, activityId, settings, questionIds, seats };
  } finally {
    await db.end();
  }
}

async function fillBank(db: pg.Client, clientId: string): Promise<{ bankId: string; questionIds: string[] }> {
  const [bankId = ""] = await idsOf(
    db,
    "insert into question_banks (client_id, name, created_at, updated_at) values ($1, 'Banco', now(), now()) returning id",
    [clientId],
  );
  const questionIds = await idsOf(
    db,
    `with asked as (
       insert into questions (client_id, bank_id, kind, difficulty, locales, prompt, points, search_text, created_at, updated_at)
       select $1, $2, 'one', 1 + n % 5, '{pt-BR}', $3::jsonb -> 'prompt', 1, 'x', now(), now()
       from generate_series(1, $4::int) n returning id)
     insert into question_versions (client_id, question_id, version, body, created_at)
     select $1, id, 1, $3::jsonb, now() from asked returning question_id as id`,
    [clientId, bankId, JSON.stringify(aQuestion), inBank],
  );
  return { bankId, questionIds };
}

/** Id of the option that is right, in every question. */
export const rightOption = "a";

const aQuestion: QuestionBody = {
  ...{ kind: "one", prompt: { "pt-BR": "O que vem primeiro no atendimento a quem entra na loja?" } },
  ...{ fileId: null, feedback: { "pt-BR": "Quem ouve vende melhor." }, points: 1 },
  options: ["a", "b", "c", "d"].map((id) => ({
    ...{ id, text: { "pt-BR": `Ouvir o cliente antes de falar do preço (${id})` }, fileId: null },
    ...{ share: id === rightOption ? 100 : 0, feedback: { "pt-BR": "Pense em quem chega." } },
  })),
};

function theTest(bankId: string): TestData {
  return {
    parts: [
      { from: "bank", id: randomUUID(), bankId, tags: [], difficulties: [], count: perPaper, moduleId: null },
    ],
    ...{ minimumScore: 60, maximumAttempts: 3, minutes: 60, shuffleQuestions: true, shuffleOptions: true },
    ...{ feedback: "end", closesAt: null, onFailure: "none", improve: false },
  };
}

function anOutline(id: string, data: TestData): Outline {
  const activity = {
    ...{ id, type: "conventional_test" as const, title: { "pt-BR": "Prova" }, mandatory: true, minutes: 60 },
    completion: { rule: "verdict" as const, require: "passed" as const },
    ...{ requires: [], authorised: false, data },
  };
  const module = { id: randomUUID(), title: { "pt-BR": "Módulo" }, requires: [], activities: [activity] };
  return outlineOf({ ...emptyDraft, title: { "pt-BR": "Curso" }, modules: [module] });
}
