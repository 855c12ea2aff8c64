import * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import * as marking from "@trilha/contract/learning/grading/marking-endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCourse, type TestCourse } from "../../../test/builders-courses.ts";
import {
  aBody,
  aMendedQuestion,
  anEssayBody,
  aQuestion,
  aTestActivity,
  aTestAttempt,
  type GradedPart,
  type TestQuestion,
} from "../../../test/builders-results.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();

let client: Client;
let staff: Member;
let other: Member;
let ana: Member;
let rui: Member;
let lia: Member;
let question: TestQuestion;
let essay: TestQuestion;

beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "instructor");
  other = await aStaffMember(app, client, "instructor");
  ana = await aParticipant(app, client);
  rui = await aParticipant(app, client);
  lia = await aParticipant(app, client);
  question = await aQuestion(app, client, aBody());
  essay = await aQuestion(app, client, anEssayBody());
});

const aTest = () =>
  aCourse(app, client, {
    title: { "pt-BR": "Vender bem" },
    modules: [{ activities: [aTestActivity({ title: { "pt-BR": "Prova final" } })] }],
  });
const ofTest = (course: TestCourse) => ({ id: course.id, activityId: course.activities[0]?.id ?? "" });
const choosing = (option: string, asks = question): GradedPart => ({
  ...{ question: asks, answer: { kind: "one", option }, points: option === "a" ? 1 : 0 },
});
const writing = (text: string, points: number | null = null): GradedPart => ({
  ...{ question: essay, answer: { kind: "essay", text }, points },
});
const take = (filter: object, as = staff, body: object = {}) =>
  app.request(marking.takeEssays, { body: { ...filter, ...body } }, { as });

describe("§learning#marking essays that wait for a mark", () => {
  test("the longest waiting come first, without names; each taken by one marker, until it times out", async () => {
    const course = await aTest();
    const courseId = course.id;
    const now = app.clock.now();
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const late = await aTestAttempt(app, ana, course, {
      parts: [choosing("a"), writing("Dois")],
      endedAt: ago(10),
    });
    const early = await aTestAttempt(app, rui, course, {
      parts: [writing("Um"), choosing("b")],
      endedAt: ago(60),
    });
    await aTestAttempt(app, lia, course, { parts: [writing("Corrigida", 7)] });
    const list = (await app.request(marking.listEssays, { query: { courseId } }, { as: staff })).answer;
    expect(list.waiting).toBe(2);
    expect(list.items.map(({ attemptId, question: place }) => [attemptId, place])).toEqual([
      [early.id, 0],
      [late.id, 1],
    ]);
    expect(list.items[0]).toMatchObject({
      ...{ activity: "Prova final", prompt: "Explique", length: 2, lockedBy: null },
      course: { id: courseId, title: "Vender bem" },
    });
    const first = (await take({ courseId }, staff, { count: 1 })).answer;
    expect(first.waiting).toBe(2);
    expect(first.items).toMatchObject([
      {
        ...{ attemptId: early.id, question: 0, version: 0, text: "Um", points: 10, person: null },
        ...{ model: "Como dizem os livros", marks: [], can: { mark: true } },
        rubric: [
          { id: "clear", text: "Clareza", points: 4 },
          { id: "right", text: "Acerto", points: 6 },
        ],
      },
    ]);
    const others = (await take({ courseId }, other)).answer;
    expect(others.items.map(({ attemptId }) => attemptId)).toEqual([late.id]);
    const seen = (await app.request(marking.listEssays, { query: { courseId } }, { as: staff })).answer;
    expect(seen.items.map(({ lockedBy }) => lockedBy === null)).toEqual([true, false]);
    const place = { id: early.id, question: 0 };
    const held = await app.request(marking.openEssay, { params: place, body: {} }, { as: other });
    expect(held.refusal).toBe("409 results.locked_by_other");
    await app.request(marking.releaseEssay, { params: place }, { as: staff });
    expect(
      (await take({ courseId }, other, { keep: [{ attemptId: late.id, question: 1 }] })).answer.items,
    ).toMatchObject([{ attemptId: early.id }]);
    app.clock.pass({ minutes: 16 });
    expect((await take({ courseId }, staff)).answer.items).toHaveLength(2);
    const filtered = async (query: object) =>
      (await app.request(marking.listEssays, { query: { courseId, ...query } }, { as: staff })).answer
        .waiting;
    expect(await filtered({ bankId: essay.bankId })).toBe(2);
    expect(await filtered({ bankId: question.bankId })).toBe(0);
    expect(await filtered({ activityId: crypto.randomUUID() })).toBe(0);
    const page = (await app.request(marking.listEssays, { query: { courseId, limit: 1 } }, { as: staff }))
      .answer;
    const next = await app.request(
      marking.listEssays,
      { query: { courseId, limit: 1, cursor: page.nextCursor ?? "" } },
      { as: staff },
    );
    expect(next.answer.items.map(({ attemptId }) => attemptId)).toEqual([late.id]);
    expect(next.answer.nextCursor).toBeNull();
  });

  test("nobody takes what they wrote themself; a name is shown when asked for, and that is written down", async () => {
    const course = await aTest();
    const courseId = course.id;
    const attempt = await aTestAttempt(app, other, course, { parts: [writing("Eu mesmo")] });
    expect((await take({ courseId }, other)).answer).toEqual({ items: [], waiting: 0 });
    const place = { params: { id: attempt.id, question: 0 }, body: {} };
    expect((await app.request(marking.openEssay, place, { as: other })).answer.can).toEqual({ mark: false });
    const shown = await app.request(
      marking.showWriter,
      { params: { id: attempt.id }, body: {} },
      { as: staff },
    );
    expect(shown.answer.name).not.toBe("");
    const deeds = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select("action").where("entity_id", "=", attempt.id).execute(),
    );
    expect(deeds).toEqual([{ action: "results.show_writer" }]);
  });

  test("what is no essay, empty, running or elsewhere is not opened", async () => {
    const course = await aTest();
    const attempt = await aTestAttempt(app, ana, course, {
      parts: [choosing("a"), { question: essay, answer: null, points: 0 }],
    });
    const running = await aTestAttempt(app, rui, course, { parts: [writing("…")], state: "running" });
    const open = async (id: string, place: number, as = staff) =>
      (await app.request(marking.openEssay, { params: { id, question: place }, body: {} }, { as })).refusal;
    expect(await open(attempt.id, 0)).toBe("409 results.not_an_essay");
    expect(await open(attempt.id, 1)).toBe("409 results.not_an_essay");
    expect(await open(attempt.id, 7)).toBe("409 results.not_an_essay");
    expect(await open(running.id, 0)).toBe("409 results.not_ended");
    const stranger = await aStaffMember(app, await aClient(app), "instructor");
    expect(await open(attempt.id, 0, stranger)).toBe("404 request.not_found");
    expect(await open(attempt.id, 0, ana)).toBe("403 request.forbidden");
  });
});

describe("§entities#course-test results of a test", () => {
  test("the best attempt of each person counts; attempts, time and percents are told; places and people are listed", async () => {
    const course = await aTest();
    const params = ofTest(course);
    const other1 = await aQuestion(app, client, aBody());
    const half = [choosing("a"), choosing("b", other1)];
    const whole = [choosing("a"), choosing("a", other1)];
    const { enrolmentId } = await aTestAttempt(app, ana, course, { parts: half });
    await aTestAttempt(app, ana, course, { parts: whole, number: 2, enrolmentId, ending: "ran_out" });
    await aTestAttempt(app, rui, course, { parts: half });
    const running = await aTestAttempt(app, lia, course, { parts: half, state: "running" });
    const group = await aGroup(app, client, ana);
    const read = async (query = {}) =>
      (await app.request(contract.readTest, { params, query }, { as: staff })).answer;
    expect(await read()).toMatchObject({
      test: { title: "Prova final", type: "conventional_test", course: { title: "Vender bem" } },
      ...{ people: 2, attempts: 3, passed: 1, percent: 75, waiting: 0, running: 1, ranOut: 1 },
      ...{ minimumScore: 60, maximumAttempts: 3, medianSeconds: 300, medianPercent: 75 },
      histogram: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      attemptsUsed: [1, 1, 0, 0, 0, 0],
    });
    expect(await read({ groupId: group.id })).toMatchObject({ people: 1, passed: 1, percent: 100 });
    expect(await read({ storeId: crypto.randomUUID() })).toMatchObject({ people: 0, percent: null });
    expect(await read({ from: "2200-01-01" })).toMatchObject({ people: 0 });
    const people = async (query = {}) =>
      (await app.request(contract.listTestPeople, { params, query }, { as: staff })).answer;
    expect((await people({ passed: "true" })).items).toMatchObject([
      { userId: ana.userId, attempts: 2, best: 100, last: 100, passed: true, seconds: 600 },
    ]);
    expect((await people({ passed: "false" })).items).toMatchObject([{ userId: rui.userId, best: 50 }]);
    const first = await people({ limit: 1 });
    const second = await people({ limit: 1, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ userId }) => userId).sort()).toEqual(
      [ana.userId, rui.userId].sort(),
    );
    expect(second.nextCursor).toBeNull();
    const places = async (grouping: "group" | "store" | "country") =>
      (await app.request(contract.listTestPlaces, { params, query: { by: grouping } }, { as: staff })).answer
        .items;
    expect(await places("group")).toMatchObject([{ id: group.id, people: 1, passed: 1, percent: 100 }]);
    const counted = (await places("country")).reduce((sum, { people: one }) => sum + one, 0);
    expect(counted).toBeLessThanOrEqual(2);
    await places("store");
    const attempts = async (query: object) =>
      (await app.request(contract.listAttempts, { query }, { as: staff })).answer;
    expect((await attempts({ courseId: course.id })).items).toHaveLength(4);
    expect((await attempts({ courseId: course.id, userId: ana.userId })).items).toMatchObject([
      { number: 2, percent: 100, passed: true, end: "ran_out", seconds: 300, test: { title: "Prova final" } },
      { number: 1, percent: 50, passed: false },
    ]);
    expect(
      (await attempts({ courseId: course.id, activityId: params.activityId, state: "running" })).items.map(
        ({ id }) => id,
      ),
    ).toEqual([running.id]);
    const page = await attempts({ courseId: course.id, limit: 3 });
    expect(
      (await attempts({ courseId: course.id, limit: 3, cursor: page.nextCursor ?? "" })).items,
    ).toHaveLength(1);
  });

  test("a test nobody took has no results yet; what is no test, or another client's, is not found", async () => {
    const course = await aTest();
    const params = ofTest(course);
    const empty = (await app.request(contract.readTest, { params, query: {} }, { as: staff })).answer;
    expect(empty).toMatchObject({ people: 0, attempts: 0, passed: 0, percent: null, medianSeconds: null });
    const lesson = await aCourse(app, client);
    const none = await app.request(contract.readTest, { params: ofTest(lesson), query: {} }, { as: staff });
    expect(none.refusal).toBe("404 request.not_found");
    const stranger = await aStaffMember(app, await aClient(app), "instructor");
    const away = await app.request(contract.readTest, { params, query: {} }, { as: stranger });
    expect(away.refusal).toBe("404 request.not_found");
    expect((await app.request(contract.readTest, { params, query: {} }, { as: ana })).status).toBe(403);
  });
});

describe("§learning#item-analysis", () => {
  test("is counted by a job of first attempts, version by version, with its age", async () => {
    const course = await aTest();
    const params = ofTest(course);
    const easy = await aQuestion(app, client, aBody());
    const before = await aQuestion(app, client, aBody());
    const several = await aQuestion(app, client, aBody({ kind: "several" } as Partial<TestQuestion["body"]>));
    const mended = await aMendedQuestion(app, client, before, aBody());
    const picking = (options: string[], points: number): GradedPart => ({
      ...{ question: several, answer: { kind: "several", options }, points },
    });
    const { enrolmentId } = await aTestAttempt(app, ana, course, {
      parts: [choosing("a", easy), choosing("b", before), picking(["a"], 1)],
    });
    await aTestAttempt(app, ana, course, {
      ...{ number: 2, enrolmentId },
      parts: [choosing("c", easy), choosing("c", mended), picking(["c"], 0)],
    });
    await aTestAttempt(app, rui, course, {
      parts: [choosing("a", easy), choosing("a", mended), picking(["a", "b"], 0.5)],
    });
    await aTestAttempt(app, lia, course, { parts: [choosing("b", easy), writing("…")] });
    const read = async (query = {}) =>
      (await app.request(contract.listItems, { params, query }, { as: staff })).answer;
    expect(await read()).toMatchObject({ items: [], countedAt: null, attempts: 0, alpha: null });
    await app.request(contract.countItems, { params, body: {} }, { as: staff });
    await app.runJobs();
    const statistics = await read();
    expect(statistics).toMatchObject({ attempts: 2, behind: 0, flagged: 0, countedAt: expect.any(String) });
    const itemOf = (id: string) => statistics.items.find(({ questionId }) => questionId === id);
    expect(itemOf(easy.id)).toMatchObject({
      ...{ answers: 2, difficulty: 1, right: 1, discrimination: null, flags: ["too_few"], before: [] },
      ...{ bankId: easy.bankId, kind: "one", prompt: "Qual?", currentVersion: 1 },
      choices: [
        { choice: "a", text: "Opção a", right: true, answers: 2, share: 1 },
        { choice: "b", right: false, answers: 0 },
        { choice: "c", answers: 0 },
      ],
    });
    expect(itemOf(before.id)).toMatchObject({
      ...{ version: 2, currentVersion: 2, answers: 1, difficulty: 1 },
      before: [{ version: 1, answers: 1, difficulty: 0 }],
    });
    expect(itemOf(several.id)).toMatchObject({ difficulty: 0.75, right: 0.5 });
    expect(itemOf(several.id)?.choices.map(({ answers }) => answers)).toEqual([2, 1, 0]);
    const page = await read({ limit: 2 });
    const rest = await read({ limit: 2, cursor: page.nextCursor ?? "" });
    expect([...page.items, ...rest.items].map(({ questionId }) => questionId)).toEqual(
      statistics.items.map(({ questionId }) => questionId),
    );
    expect((await read({ flagged: "true" })).items).toEqual([]);
    const tests = (await app.request(contract.listTests, { query: { courseId: course.id } }, { as: staff }))
      .answer;
    expect(tests.items).toMatchObject([
      {
        ...{
          activityId: params.activityId,
          course: { id: course.id, title: "Vender bem" },
          title: "Prova final",
        },
        ...{ people: 3, attempts: 4, passed: 2, waiting: 1 },
      },
    ]);
  });

  test("says which questions mislead, those first; the round finds what changed", async () => {
    const course = await aTest();
    const params = ofTest(course);
    const [good, bad] = [await aQuestion(app, client, aBody()), await aQuestion(app, client, aBody())];
    const third = await aQuestion(app, client, aBody());
    for (let at = 0; at < 32; at++) {
      const person = await aParticipant(app, client);
      const able = at % 2 === 0;
      await aTestAttempt(app, person, course, {
        parts: [
          choosing(able ? "a" : at % 4 === 1 ? "b" : "c", good),
          choosing(able ? "b" : at % 4 === 1 ? "a" : "c", bad),
          choosing(able ? "a" : at % 4 === 1 ? "b" : "c", third),
        ],
      });
    }
    app.clock.pass({ minutes: 1 });
    await app.parts.db.write({ system: true }, async (tx) => {
      const { enqueue } = await import("../../core/jobs/enqueue.ts");
      await enqueue(tx, "results.sweep", {});
    });
    await app.runJobs();
    const statistics = (await app.request(contract.listItems, { params, query: {} }, { as: staff })).answer;
    expect(statistics.flagged).toBe(1);
    expect(statistics.items[0]).toMatchObject({
      questionId: bad.id,
      answers: 32,
      flags: ["negative", "lures_best"],
    });
    const judged = statistics.items.find(({ questionId }) => questionId === good.id);
    expect(judged?.flags).toEqual([]);
    expect(judged?.discrimination).toBeGreaterThan(0.3);
    const [only] = (
      await app.request(contract.listItems, { params, query: { flagged: "true" } }, { as: staff })
    ).answer.items;
    expect(only?.questionId).toBe(bad.id);
  });
});
