// Tests within courses, past the office, and somebody who takes them.

import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import * as player from "@trilha/contract/learning/delivery/player-endpoints.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import * as contract from "@trilha/contract/learning/tests/endpoints.ts";
import type { AnswerStep } from "@trilha/contract/learning/tests/shapes.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { Tx } from "../src/db/database.ts";
import type { TestApp } from "./app.ts";
import type { Client, Member } from "./builders.ts";
import { aCourse, anActivity, enrolled, type TestCourse } from "./builders-courses.ts";
import { aBank, aQuestion, type TestQuestion } from "./builders-questions.ts";

/** A test of these questions in their order, passed with 60 percent, as often as one likes, unless said. */
export function aTestActivity(
  questionIds: readonly string[],
  settings: Partial<TestData> = {},
  fields: Partial<Activity> & { type?: TestType } = {},
): Activity {
  const part = {
    from: "chosen" as const,
    id: crypto.randomUUID(),
    questionIds: [...questionIds],
    moduleId: null,
  };
  const data: TestData = {
    ...{ parts: [part], minimumScore: 60, maximumAttempts: null, minutes: null },
    ...{ shuffleQuestions: false, shuffleOptions: false, feedback: "end", closesAt: null },
    ...{ onFailure: "none", improve: false },
    ...settings,
  };
  return anActivity({
    ...{ type: "conventional_test", completion: { rule: "verdict", require: "passed" }, data },
    ...fields,
  });
}

export const aTruth = (right = true): QuestionBody => ({
  ...{ kind: "true_false", prompt: { "pt-BR": "Vale?" }, fileId: null, points: 1, right },
  ...{
    feedback: {},
    whenTrue: { "pt-BR": "Você disse que sim" },
    whenFalse: { "pt-BR": "Você disse que não" },
  },
});

export interface TestScene {
  course: TestCourse;
  questions: TestQuestion[];
}

/** A course of one test with some questions that are true, or with the bodies that are given. */
export async function aTestCourse(
  app: TestApp,
  client: Client,
  setup: {
    bodies?: readonly QuestionBody[];
    settings?: Partial<TestData>;
    activity?: Partial<Activity> & { type?: TestType };
    before?: readonly Activity[];
    after?: readonly Activity[];
  } = {},
): Promise<TestScene> {
  const bank = await aBank(app, client);
  const questions: TestQuestion[] = [];
  for (const body of setup.bodies ?? [aTruth(), aTruth(), aTruth()])
    questions.push(await aQuestion(app, client, bank, { body }));
  const test = aTestActivity(
    questions.map(({ id }) => id),
    setup.settings,
    setup.activity,
  );
  const activities = [...(setup.before ?? []), test, ...(setup.after ?? [])];
  return { course: await aCourse(app, client, { modules: [{ activities }] }), questions };
}

/** Taker of a test: what a device says and hears. */
export function taker(app: TestApp, as: Member, device: string = crypto.randomUUID()) {
  let seq = 0;
  const step = (
    question: number,
    answer: QuestionAnswer | null,
    more: Partial<AnswerStep> = {},
  ): AnswerStep => {
    seq += 1;
    return { id: crypto.randomUUID(), seq, question, answer, after: seq * 1_000, ...more };
  };
  const say = (question: number, value: boolean, more: Partial<AnswerStep> = {}) =>
    step(question, { kind: "true_false", value }, more);
  return {
    ...{ device, step, say },
    /** Opens the activity; answers its sitting. */
    open: async (course: TestCourse, order = 1) => {
      const request = { params: { id: course.id, order }, body: {} };
      return (await app.request(player.openActivity, request, { as, locale: "pt-BR" })).answer.sittingId;
    },
    standing: (sittingId: string) =>
      app.request(contract.readStanding, { query: { sittingId } }, { as, locale: "pt-BR" }),
    start: (sittingId: string) =>
      app.request(contract.startAttempt, { body: { sittingId } }, { as, locale: "pt-BR" }),
    read: (id: string) => app.request(contract.readAttempt, { params: { id } }, { as, locale: "pt-BR" }),
    send: (id: string, ...steps: AnswerStep[]) =>
      app.request(contract.sendAnswers, { params: { id }, body: { device, steps } }, { as, locale: "pt-BR" }),
    submit: (id: string, ...steps: AnswerStep[]) =>
      app.request(
        contract.submitAttempt,
        { params: { id }, body: { device, steps } },
        { as, locale: "pt-BR" },
      ),
    timeline: (id: string) => app.request(contract.readTimeline, { params: { id } }, { as, locale: "pt-BR" }),
    /** A whole attempt with the first so many of its questions right. */
    take: async function (sittingId: string, right: number) {
      const { answer } = await this.start(sittingId);
      const steps = answer.questions.map((_, place) => say(place, place < right));
      // Reading time before answers.
      app.clock.pass({ seconds: 10 * steps.length });
      return (await this.submit(answer.id, ...steps)).answer;
    },
  };
}

/** Learner enrolled in the course who has opened its test. */
export async function atTest(app: TestApp, as: Member, course: TestCourse, order = 1) {
  const { id: enrolmentId } = await enrolled(app, as, course);
  const device = taker(app, as);
  return { ...device, enrolmentId, sittingId: await device.open(course, order) };
}

/** Running attempt at nothing, with only its ids. */
export async function aBareAttempt(
  tx: Tx,
  app: Pick<TestApp, "clock">,
  activity: { clientId: string; userId: string; enrolmentId: string; activityId: string; courseId: string },
): Promise<string> {
  const { id } = await tx
    .insertInto("attempts")
    .values({
      ...{ client_id: activity.clientId, user_id: activity.userId, enrolment_id: activity.enrolmentId },
      ...{
        activity_id: activity.activityId,
        course_id: activity.courseId,
        course_attempt: 1,
        course_version: 1,
      },
      ...{ type: "conventional_test", number: 1, locale: "pt-BR", settings: "{}", paper: "[]", seed: 1 },
      ...{ started_at: app.clock.now(), total: 0 },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
