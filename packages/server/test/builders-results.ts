// Attempts at tests that ended, past the engine: as it leaves them, with what was asked and what it came to.

import { isTestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { type TestData, testData } from "@trilha/contract/learning/tests/test-settings.ts";
import { sql } from "kysely";
import type { TestApp } from "./app.ts";
import { type Client, type Member, plant, unique } from "./builders.ts";
import { anActivity, enrolled, type TestCourse } from "./builders-courses.ts";

type App = Pick<TestApp, "parts" | "clock">;

const settings: TestData = {
  ...{ parts: [], minimumScore: 60, maximumAttempts: 3, minutes: null },
  ...{ shuffleQuestions: false, shuffleOptions: false, feedback: "end", closesAt: null },
  ...{ onFailure: "none", improve: true },
};

/** A test as it stands in a course. */
export function aTestActivity(fields: Partial<Activity> = {}): Activity {
  return anActivity({
    type: "conventional_test",
    completion: { rule: "verdict", require: "passed" },
    data: testData.parse(settings),
    ...fields,
  });
}

/** A question with one right answer, `a`, and two wrong ones, unless said. */
export const aBody = (fields: Partial<QuestionBody> = {}): QuestionBody =>
  ({
    kind: "one",
    ...{ prompt: { "pt-BR": "Qual?" }, fileId: null, feedback: {}, points: 1 },
    options: ["a", "b", "c"].map((id) => ({
      ...{ id, text: { "pt-BR": `Opção ${id}` }, fileId: null, feedback: {} },
      share: id === "a" ? 100 : 0,
    })),
    ...fields,
  }) as QuestionBody;

/** An essay worth ten points; with two lines of rubric unless said. */
export const anEssayBody = (fields: object = {}): QuestionBody => ({
  kind: "essay",
  ...{ prompt: { "pt-BR": "Explique" }, fileId: null, feedback: {}, points: 10 },
  longest: 2000,
  rubric: [
    { id: "clear", text: { "pt-BR": "Clareza" }, points: 4 },
    { id: "right", text: { "pt-BR": "Acerto" }, points: 6 },
  ],
  model: { "pt-BR": "Como dizem os livros" },
  ...fields,
});

export interface TestQuestion {
  id: string;
  bankId: string;
  version: number;
  body: QuestionBody;
}

/** A question in a bank of its own, unless said. */
export async function aQuestion(
  app: App,
  client: Client,
  body: QuestionBody,
  { bankId }: { bankId?: string } = {},
): Promise<TestQuestion> {
  const now = app.clock.now();
  return plant(app, async (tx) => {
    const bank =
      bankId ??
      (
        await sql<{ id: string }>`
          insert into question_banks (client_id, name, created_at, updated_at)
          values (${client.id}, ${unique("Banco")}, ${now}, ${now}) returning id`.execute(tx)
      ).rows[0]?.id ??
      "";
    const { rows } = await sql<{ id: string }>`
      insert into questions (client_id, bank_id, kind, difficulty, locales, prompt, points, search_text, created_at, updated_at)
      values (${client.id}, ${bank}, ${body.kind}, 1, '{pt-BR}', ${JSON.stringify(body.prompt)}::jsonb, ${body.points},
        '', ${now}, ${now}) returning id`.execute(tx);
    const id = rows[0]?.id ?? "";
    await addVersion(tx, client.id, { id, version: 1, body }, now);
    return { id, bankId: bank, version: 1, body };
  });
}

type Tx = Parameters<Parameters<typeof plant>[1]>[0];

async function addVersion(
  tx: Tx,
  clientId: string,
  { id, version, body }: Omit<TestQuestion, "bankId">,
  now: Date,
): Promise<void> {
  await sql`
    insert into question_versions (client_id, question_id, version, body, created_at)
    values (${clientId}, ${id}, ${version}, ${JSON.stringify(body)}::jsonb, ${now})`.execute(tx);
}

/** The same question, mended. */
export async function aMendedQuestion(
  app: App,
  client: Client,
  question: TestQuestion,
  body: QuestionBody,
): Promise<TestQuestion> {
  const mended = { ...question, version: question.version + 1, body };
  await plant(app, async (tx) => {
    await addVersion(tx, client.id, mended, app.clock.now());
    await sql`update questions set body_version = ${mended.version} where id = ${question.id}`.execute(tx);
  });
  return mended;
}

/** One question of an attempt: what was answered, and its points; null: it waits for a mark. */
export interface GradedPart {
  question: TestQuestion;
  answer: QuestionAnswer | null;
  points: number | null;
}

interface AttemptFields {
  parts: readonly GradedPart[];
  state?: "marking" | "done" | "running";
  number?: number;
  startedAt?: Date;
  endedAt?: Date;
  ending?: "submitted" | "ran_out";
  enrolmentId?: string;
}

/** An attempt of somebody at the first test of a course, who is enrolled in it with that, unless they were. */
export async function aTestAttempt(
  app: App,
  member: Member,
  course: TestCourse,
  fields: AttemptFields,
): Promise<{ id: string; enrolmentId: string }> {
  const activity = course.activities.find(({ type }) => isTestType(type));
  if (!activity) throw new Error("a course without a test");
  const { type } = activity;
  if (!isTestType(type)) throw new Error("a test is a test");
  const { parts, number = 1 } = fields;
  const waits = parts.some(({ points }) => points === null);
  const { state = waits ? "marking" : "done" } = fields;
  const total = parts.reduce((sum, { question }) => sum + question.body.points, 0);
  const points = state === "done" ? parts.reduce((sum, one) => sum + (one.points ?? 0), 0) : null;
  const percent = points === null ? null : Math.round((points / total) * 10_000) / 100;
  const endedAt = fields.endedAt ?? app.clock.now();
  const startedAt = fields.startedAt ?? new Date(endedAt.getTime() - 5 * 60_000);
  const enrolmentId =
    fields.enrolmentId ?? (await enrolled(app, member, course, { state: "in_progress" })).id;
  const graded = parts.map((one) => ({
    answer: one.answer,
    points: one.points,
    of: one.question.body.points,
    right: one.points === null ? null : one.points === one.question.body.points,
  }));
  const { id } = await plant(app, (tx) =>
    tx
      .insertInto("attempts")
      .values({
        ...{ client_id: member.clientId, enrolment_id: enrolmentId, activity_id: activity.id },
        ...{ course_id: course.id, user_id: member.userId, course_attempt: 1, course_version: 1 },
        ...{ type: type, number, locale: "pt-BR", settings: JSON.stringify(settings) },
        paper: JSON.stringify(
          parts.map(({ question }) => ({
            ...{
              questionId: question.id,
              version: question.version,
              order: [],
              points: question.body.points,
            },
          })),
        ),
        ...{ seed: 1, state, started_at: startedAt, deadline: null },
        ended_at: state === "running" ? null : endedAt,
        ending: state === "running" ? null : (fields.ending ?? "submitted"),
        graded: state === "running" ? null : JSON.stringify(graded),
        ...{ points, total, percent, passed: percent === null ? null : percent >= settings.minimumScore },
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { id, enrolmentId };
}
