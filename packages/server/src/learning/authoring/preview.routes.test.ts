import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as preview from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aTestActivity, aTruth } from "../../../test/builders-attempts.ts";
import { aCourse, anActivity, aTrail } from "../../../test/builders-courses.ts";
import { gameActivity, statements } from "../../../test/builders-games.ts";
import { aBank, aQuestion } from "../../../test/builders-questions.ts";
import {
  aLaunch,
  aLearner,
  anItem,
  aPackage,
  loadPage,
  scormActivity,
} from "../../../test/builders-scorm.ts";
import { rowsOfClient } from "../../../test/rows-of-client.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

type Fields = Parameters<typeof aCourse>[2];
const aDraft = (activities: readonly Parameters<typeof anActivity>[0][], fields: Fields = {}) =>
  aCourse(app, client, { state: "draft", modules: [{ activities: activities.map(anActivity) }], ...fields });
const open = (
  id: string,
  order: number,
  body: Request<typeof preview.openPreview>["body"] = {},
  as = staff,
) => app.request(preview.openPreview, { params: { id, order }, body }, { as, locale: "pt-BR" });

describe("§learning#course-preview preview as a learner", () => {
  test("is the page of somebody who has just enrolled, and the player without a sitting", async () => {
    const first = anActivity({ title: { "pt-BR": "Primeira" } });
    const second = anActivity({ requires: [first.id] });
    const course = await aDraft([first, second]);
    const page = (
      await app.request(preview.previewCourse, { params: { id: course.id }, query: {} }, { as: staff })
    ).answer;
    expect(page).toMatchObject({
      state: "enrolled",
      percent: 0,
      minutes: 10,
      next: { order: 1, title: "Primeira" },
    });
    expect(page.modules[0]?.activities.map(({ locks }) => locks.length)).toEqual([0, 1]);
    const opened = (await open(course.id, 1)).answer;
    expect(opened).toMatchObject({ content: { kind: "html_text", html: "<p>Olá</p>" }, next: { order: 2 } });
    expect(opened).not.toHaveProperty("sittingId");
    // Locked parts are looked at too, and the way there is open.
    expect(opened.next?.locks).toEqual([]);
    expect((await open(course.id, 2)).status).toBe(200);
    expect((await open(course.id, 3)).refusal).toBe("404 request.not_found");
    const trail = await aTrail(app, client, { state: "draft", courses: [await aCourse(app, client)] });
    const shown = (
      await app.request(preview.previewCourse, { params: { id: trail.id }, query: {} }, { as: staff })
    ).answer;
    expect(shown).toMatchObject({ kind: "trail", parts: 1, minutes: 5 });
  });

  test("is in the language that is asked for, else in the reader's, and falls back like a learner's", async () => {
    const html = { "pt-BR": "<p>Olá</p>", "fr-FR": "<p>Bonjour</p>" };
    const course = await aDraft(
      [{ title: { "pt-BR": "Começo", "fr-FR": "Début" }, data: { kind: "text", html } }],
      { title: { "pt-BR": "Curso", "fr-FR": "Cours" }, locales: ["pt-BR", "fr-FR"] },
    );
    expect((await open(course.id, 1)).answer).toMatchObject({ content: { html: "<p>Olá</p>" } });
    expect((await open(course.id, 1, { language: "fr-FR" })).answer).toMatchObject({
      course: { title: "Cours" },
      activity: { title: "Début" },
      content: { html: "<p>Bonjour</p>", locale: "fr-FR" },
    });
    expect((await open(course.id, 1, { language: "es-ES" })).answer).toMatchObject({
      activity: { title: "Começo" },
      content: { locale: "pt-BR" },
    });
    const page = await app.request(
      preview.previewCourse,
      { params: { id: course.id }, query: { language: "fr-FR" } },
      { as: staff },
    );
    expect(page.answer).toMatchObject({ title: "Cours", modules: [{ activities: [{ title: "Début" }] }] });
  });

  test("belongs to who reads courses in the office, of this client alone", async () => {
    const course = await aDraft([{}]);
    const learner = await aMember(app, { client });
    const elsewhere = await aStaffMember(app, await aClient(app), "program_administrator");
    const params = { id: course.id, order: 1 };
    const tried = { id: crypto.randomUUID(), answers: [], ending: null };
    const calls = (as: Member) => [
      app.request(preview.previewCourse, { params: { id: course.id }, query: {} }, { as }),
      app.request(preview.openPreview, { params, body: {} }, { as }),
      app.request(preview.previewStanding, { params }, { as }),
      app.request(preview.previewAttempt, { params, body: tried }, { as }),
      app.request(preview.previewLaunch, { params, body: {} }, { as }),
    ];
    for (const { status } of await Promise.all(calls(learner))) expect(status).toBe(403);
    for (const { refusal } of await Promise.all(calls(elsewhere)))
      expect(refusal).toBe("404 request.not_found");
  });
});

describe("§entities#type-scorm, §learning#course-preview a test in the preview", () => {
  const aTest = async (
    settings: Parameters<typeof aTestActivity>[1] = {},
    type = "conventional_test" as const,
  ) => {
    const bank = await aBank(app, client);
    const questions = [];
    for (const body of [aTruth(), aTruth(), aTruth()])
      questions.push(await aQuestion(app, client, bank, { body }));
    return aDraft([
      aTestActivity(
        questions.map(({ id }) => id),
        settings,
        { type },
      ),
    ]);
  };
  type Tried = Request<typeof preview.previewAttempt>["body"];
  const attempt = (course: string, body: Tried) =>
    app.request(
      preview.previewAttempt,
      { params: { id: course, order: 1 }, body },
      { as: staff, locale: "pt-BR" },
    );
  const answersOf = (...values: boolean[]) =>
    values.map((value, question) => ({
      question,
      answer: { kind: "true_false" as const, value },
      final: false,
    }));

  test("is drawn, told and graded by the rules of a real one, and nothing of it is kept", async () => {
    const course = await aTest({ minutes: 30, maximumAttempts: 2 });
    const before = await rowsOfClient(app, client);
    const standing = await app.request(
      preview.previewStanding,
      { params: { id: course.id, order: 1 } },
      { as: staff },
    );
    expect(standing.answer).toMatchObject({ questions: 3, used: 0, left: 2, seconds: 1800, canStart: true });
    const id = crypto.randomUUID();
    const begun = (await attempt(course.id, { id, answers: [], ending: null })).answer;
    expect(begun.attempt).toMatchObject({ state: "running", answers: [], results: [], result: null });
    expect(begun.attempt.questions).toHaveLength(3);
    const { startedAt, deadline } = begun.attempt;
    expect(Date.parse(deadline ?? "") - Date.parse(startedAt)).toBe(30 * 60_000);
    const again = { id, begun: { startedAt, paper: begun.paper } };
    const right = await attempt(course.id, {
      ...again,
      answers: answersOf(true, true, false),
      ending: "submitted",
    });
    expect(right.answer).toMatchObject({
      attempt: { state: "done", deadline, result: { percent: 66.66, passed: true, points: 2, total: 3 } },
      standing: { used: 1, left: 1, passed: true, attempts: [] },
    });
    expect(right.answer.attempt.result?.questions.map((one) => one.right)).toEqual([true, true, false]);
    const wrong = await attempt(course.id, { ...again, answers: answersOf(false), ending: "ran_out" });
    expect(wrong.answer.attempt.result).toMatchObject({ end: "ran_out", passed: false, consequence: "none" });
    expect(await rowsOfClient(app, client)).toEqual(before);
  });

  test("tells of a question at once where its author does, and nothing before its time", async () => {
    const now = await aTest({ feedback: "now" });
    const id = crypto.randomUUID();
    const [first, ...rest] = answersOf(true, false);
    const answers = [...(first ? [{ ...first, final: true }] : []), ...rest];
    const result = (await attempt(now.id, { id, answers, ending: null })).answer.attempt;
    expect(result.results).toMatchObject([{ question: 0, right: true, feedback: ["Você disse que sim"] }]);
    const never = await aTest({ feedback: "never" });
    const end = (await attempt(never.id, { id, answers, ending: "submitted" })).answer.attempt;
    expect(end.result).toMatchObject({ percent: 33.33, questions: [] });
  });

  test("shows what failing the only attempt would do, and does it to nobody", async () => {
    const course = await aTest({ maximumAttempts: 1, onFailure: "block" });
    const body = { id: crypto.randomUUID(), answers: [], ending: "submitted" as const };
    const { answer } = await attempt(course.id, body);
    expect(answer.attempt.result).toMatchObject({ passed: false, consequence: "block" });
    expect(answer.standing).toMatchObject({ canStart: false, whyNot: "no_attempts" });
    // A second visit finds it untouched.
    expect((await attempt(course.id, { ...body, ending: null })).status).toBe(200);
  });

  test("an essay waits for its mark, as a learner's does", async () => {
    const bank = await aBank(app, client);
    const body = {
      ...{ kind: "essay" as const, prompt: { "pt-BR": "Por quê?" }, fileId: null, points: 2, feedback: {} },
      ...{ longest: 500, rubric: [], model: {} },
    };
    const essay = await aQuestion(app, client, bank, { body });
    const course = await aDraft([aTestActivity([essay.id])]);
    const answers = [{ question: 0, answer: { kind: "essay" as const, text: "Porque sim" }, final: false }];
    const { answer } = await attempt(course.id, { id: crypto.randomUUID(), answers, ending: "submitted" });
    expect(answer.attempt).toMatchObject({ state: "marking", result: { percent: null, passed: null } });
  });

  test("refuses too few questions, another activity, and answers to a paper that changed", async () => {
    const course = await aDraft([aTestActivity([]), {}]);
    const body = { id: crypto.randomUUID(), answers: [], ending: null };
    expect((await attempt(course.id, body)).refusal).toBe("409 attempts.not_enough_questions");
    const params = { id: course.id, order: 2 };
    expect((await app.request(preview.previewAttempt, { params, body }, { as: staff })).refusal).toBe(
      "409 attempts.not_a_test",
    );
    expect((await app.request(preview.previewStanding, { params }, { as: staff })).refusal).toBe(
      "409 attempts.not_a_test",
    );
    const tested = await aTest();
    const begun = { startedAt: app.clock.now().toISOString(), paper: "of yesterday" };
    expect((await attempt(tested.id, { ...body, begun })).refusal).toBe("409 attempts.paper_changed");
  });
});

describe("§entities#type-scorm scorm in the preview", () => {
  const launch = (id: string, body: object = {}, as = staff) =>
    app.request(preview.previewLaunch, { params: { id, order: 1 }, body }, { as, locale: "pt-BR" });

  test("opens for whoever has just come to it; what it says is dropped and no attempt is made", async () => {
    const { id } = await aPackage(app, client, {
      items: [anItem("a"), anItem("b")],
      files: { "a.html": "<p>Um</p>" },
    });
    const course = await aDraft([scormActivity(id), gameActivity(statements())]);
    const before = await rowsOfClient(app, client);
    const { answer } = await launch(course.id);
    expect(answer).toMatchObject({ shown: "frame", attempt: 1, current: "a" });
    expect(answer.contents.map(({ state }) => state)).toEqual(["not_started", "not_started"]);
    const page = await loadPage(app, answer.url);
    expect(page.status).toBe(200);
    expect(page.facts).toMatchObject({
      ...{ keeps: false, token: "", sco: "a", scos: ["a", "b"], valid: null, before: null },
      cmi: { core: { entry: "ab-initio", lesson_mode: "normal", student_id: staff.userId } },
    });
    // A package that commits by itself finds nobody who would take it.
    const { host, pathname } = new URL(answer.url);
    const sent = await app.http.inject({
      ...{ method: "POST", url: pathname.replace(/preview$/, "commit"), headers: { host } },
      payload: JSON.stringify({
        ...{ t: "x".repeat(43), run: 1, sequence: 1, ended: false },
        cmi: { core: { lesson_status: "completed" } },
      }),
    });
    expect(sent.statusCode).toBe(403);
    expect((await launch(course.id, { sco: "b" })).answer.current).toBe("b");
    expect((await launch(course.id, { sco: "z" })).refusal).toBe("404 scorm.unknown_sco");
    expect(await rowsOfClient(app, client)).toEqual(before);
  });

  test("its page is for an address that was made for looking, while its reader may read courses", async () => {
    const { id } = await aPackage(app, client);
    const course = await aDraft([scormActivity(id)]);
    const other = await aStaffMember(app, client, "instructor");
    const { url } = (await launch(course.id, {}, other)).answer;
    expect((await loadPage(app, url)).status).toBe(200);
    expect((await loadPage(app, url.replace("sco=a", "sco=z"))).status).toBe(404);
    expect((await loadPage(app, url.replace(/\?.*/, ""))).status).toBe(404);
    const learner = await aLearner(app, [scormActivity(id)], client);
    const theirs = (await aLaunch(app, learner)).url.replace(/launch\?.*/, "preview?sco=a");
    expect((await loadPage(app, theirs)).status).toBe(404);
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ roles: [] }).where("id", "=", other.membershipId).execute(),
    );
    await expect.poll(async () => (await loadPage(app, url)).status).toBe(404);
  });

  test("refuses what is no package, and one that is not ready", async () => {
    const none = await aDraft([{}]);
    expect((await launch(none.id)).refusal).toBe("422 scorm.not_package");
    const empty = await aDraft([{ type: "scorm", data: { packages: {} } }]);
    expect((await launch(empty.id)).refusal).toBe("409 scorm.package_not_ready");
  });
});
