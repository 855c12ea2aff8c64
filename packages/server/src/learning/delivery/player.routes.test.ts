// §learning#player, §entities#activity-types activities state, §states#course and training: opening activities, and progress in steps.
import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aClient, aParticipant, type Client, type Member, plant } from "../../../test/builders.ts";
import {
  aCourse,
  anActivity,
  aTrail,
  enrolled,
  republished,
  type TestCourse,
} from "../../../test/builders-courses.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { forgetSittings } from "./jobs.ts";
import { publishedCourse } from "./published-outline.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let ana: Member;
let rui: Member;
beforeAll(async () => {
  client = await aClient(app);
});
// Each test has people of its own: their time is theirs, and the clock of a test goes back.
beforeEach(async () => {
  [ana, rui] = [await aParticipant(app, client), await aParticipant(app, client)];
});

const open = (as: Member, courseId: string, order = 1, body: { trailId?: string; locale?: "en-US" } = {}) =>
  app.request(contract.openActivity, { params: { id: courseId, order }, body }, { as, locale: "pt-BR" });
const send = (as: Member, sittingId: string, ...steps: ProgressStep[]) =>
  app.request(contract.sendSteps, { body: { sittingId, steps } }, { as });
const step = (seq: number, fields: Partial<ProgressStep> = {}): ProgressStep => ({
  ...{ seq, seconds: 0, position: null, seen: [] },
  ...fields,
});
const film = (fields: Partial<Parameters<typeof anActivity>[0]> = {}) =>
  anActivity({
    type: "youtube",
    data: { videos: { "pt-BR": "abcdefghijk" }, seconds: { "pt-BR": 100 }, noSkip: false },
    completion: { rule: "watched", share: 90 },
    ...fields,
  });
const aFilmCourse = (...activities: ReturnType<typeof film>[]) =>
  aCourse(app, client, { modules: [{ activities: activities.length > 0 ? activities : [film()] }] });
async function sat(as: Member, course: TestCourse, order = 1): Promise<string> {
  return (await open(as, course.id, order)).answer.sittingId;
}
const enrolmentOf = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("course_enrolments").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );

describe("§learning#player an activity is opened", () => {
  test("with what to show, its neighbours and their locks; the course begins in its newest version", async () => {
    const [first, second] = [film(), film()];
    const course = await aCourse(app, client, {
      order: "sequential",
      modules: [{ activities: [first, second] }],
    });
    const { id } = await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const { answer } = await open(ana, course.id);
    expect(answer).toMatchObject({
      course: {
        id: course.id,
        state: "in_progress",
        percent: 0,
        done: 0,
        total: 2,
        worth: null,
        earned: null,
      },
      activity: { id: first.id, order: 1, type: "youtube", size: 100, completion: first.completion },
      content: { kind: "youtube", video: "abcdefghijk", locale: "pt-BR", locales: ["pt-BR"] },
      progress: { state: "in_progress", percent: 0, resume: null, seen: [], seconds: 0 },
      previous: null,
      next: {
        ...{ order: 2, id: second.id, type: "youtube", state: "not_started" },
        locks: [{ lock: { reason: "activity", activityId: first.id }, title: first.title["pt-BR"] }],
      },
    });
    expect(await enrolmentOf(id)).toMatchObject({
      ...{ state: "in_progress", version: 1, total: 2, last_activity_id: first.id },
      ...{ started_at: app.clock.now(), last_at: app.clock.now() },
    });
    const refused = await open(ana, course.id, 2);
    expect(refused.refusal).toBe("409 learning.locked");
    expect(refused.problem.params).toEqual({
      ...{ reason: "activity", id: first.id, what: first.title["pt-BR"] },
    });
  });

  test("whoever began a version stays in it, and activities keep their progress over versions", async () => {
    const course = await aFilmCourse();
    await enrolled(app, ana, course);
    await sat(ana, course);
    const extra = film();
    await republished(app, client, course, {
      modules: [{ ...course.draft.modules[0], activities: [film(), extra] } as never],
    });
    expect((await open(ana, course.id)).answer.course.total).toBe(1);
    expect((await open(ana, course.id, 2)).refusal).toBe("404 request.not_found");
    await enrolled(app, rui, course);
    expect((await open(rui, course.id)).answer.course.total).toBe(2);
  });

  test.each([
    ["html", { kind: "text", html: { "pt-BR": "<p>Oi</p>", "en-US": "" } }, "html_text"],
    ["html", { kind: "package", packages: { "pt-BR": crypto.randomUUID() } }, "empty"],
    ["pdf", { files: { "pt-BR": crypto.randomUUID() } }, "empty"],
    ["video", { files: {}, captions: {}, noSkip: true }, "empty"],
    ["vimeo", { videos: { "en-US": "123/abcdef01" }, seconds: {}, noSkip: false }, "vimeo"],
    ["wowza", { streams: { "pt-BR": "https://a.b/c.m3u8" }, seconds: {}, noSkip: false }, "wowza"],
    ["scorm", { packages: { "pt-BR": crypto.randomUUID() } }, "launch"],
    ["scorm_cloud", { courses: { "pt-BR": "c-1" } }, "launch"],
    ["ppt", { files: { "pt-BR": crypto.randomUUID() } }, "empty"],
    ["linkedin_slidshare", { embeds: { "pt-BR": "https://a.b/c" } }, "embed"],
    ["flash", { replacementId: crypto.randomUUID() }, "retired"],
    ["webinar", { referenceId: null }, "empty"],
    ["live_class", { referenceId: null }, "empty"],
  ] as const)("§entities#activity-types of type %s", async (type, data, kind) => {
    const course = await aFilmCourse(anActivity({ type, data, completion: null, mandatory: false }), film());
    await enrolled(app, ana, course);
    expect((await open(ana, course.id)).answer.content.kind).toBe(kind);
  });

  test("a document with its pages and address, in the language asked for or the nearest", async () => {
    const fileId = await anImportFile(app, ana, "%PDF-1.7", "course");
    await plant(app, (tx) =>
      tx
        .updateTable("files")
        .set({ facts: JSON.stringify({ pages: 3 }) })
        .where("id", "=", fileId)
        .execute(),
    );
    const pdf = anActivity({
      ...{ type: "pdf", data: { files: { "es-ES": fileId } } },
      ...{ completion: { rule: "pages", share: 100 }, title: { "pt-BR": "Guia", "en-US": "Guide" } },
    });
    const course = await aFilmCourse(pdf);
    await enrolled(app, ana, course);
    const { answer } = await open(ana, course.id, 1, { locale: "en-US" });
    expect(answer.activity).toMatchObject({ title: "Guide", size: 3 });
    expect(answer.content).toMatchObject({ kind: "pdf", locale: "es-ES", locales: ["es-ES"] });
    app.clock.pass({ minutes: 1 });
    const half = await send(ana, answer.sittingId, step(1, { seen: [[2, 3]], position: { at: 2 } }));
    expect(half.answer.activity).toMatchObject({ state: "in_progress", percent: 33 });
    expect((await open(ana, course.id)).answer.progress).toMatchObject({ resume: { at: 2 }, seen: [[2, 3]] });
  });

  test("nobody opens what is not there, what they are not in, or what they are blocked in", async () => {
    const course = await aFilmCourse();
    const elsewhere = await aParticipant(app, await aClient(app));
    expect((await open(elsewhere, course.id)).refusal).toBe("404 request.not_found");
    expect((await open(ana, crypto.randomUUID())).refusal).toBe("404 request.not_found");
    expect((await open(ana, course.id)).refusal).toBe("409 learning.not_enrolled");
    await enrolled(app, ana, course, { state: "unenrolled" });
    expect((await open(ana, course.id)).refusal).toBe("409 learning.not_enrolled");
    await enrolled(app, rui, course, { state: "blocked" });
    expect((await open(rui, course.id)).refusal).toBe("409 learning.blocked");
    expect((await open(rui, course.id, 9)).refusal).toBe("404 request.not_found");
    const draft = await aCourse(app, client, { state: "draft" });
    expect((await open(ana, draft.id)).refusal).toBe("404 request.not_found");
  });

  test("a course that is not for somebody is not there, whichever way they ask; a trail for them shows its courses", async () => {
    const hidden = await aCourse(app, client, { audience: { jobProfile: ["painter"] } });
    expect((await open(ana, hidden.id)).refusal).toBe("404 request.not_found");
    const next = { params: { id: hidden.id, order: 1 } };
    expect((await app.request(contract.lookAhead, next, { as: ana })).refusal).toBe("404 request.not_found");
    const other = await aTrail(app, client, { courses: [await aFilmCourse()] });
    expect((await open(ana, hidden.id, 1, { trailId: other.id })).refusal).toBe("404 request.not_found");
    const trail = await aTrail(app, client, { courses: [hidden] });
    const throughTrail = { trailId: trail.id };
    expect((await open(ana, hidden.id, 1, throughTrail)).refusal).toBe("409 learning.not_enrolled");
    await enrolled(app, ana, trail);
    expect((await open(ana, hidden.id, 1, throughTrail)).status).toBe(200);
  });

  test("a prerequisite comes first, by its name", async () => {
    const base = await aFilmCourse();
    const course = await aCourse(app, client, {
      prerequisiteIds: [base.id],
      modules: [{ activities: [film()] }],
    });
    await enrolled(app, ana, course);
    const refused = await open(ana, course.id);
    expect([refused.refusal, refused.problem.params.what]).toEqual([
      ...["409 learning.locked", base.draft.title["pt-BR"]],
    ]);
    await enrolled(app, ana, base, { state: "finished" });
    expect((await open(ana, course.id)).status).toBe(200);
  });

  test("from a trail: in its turn, and whoever is in the trail is in its courses", async () => {
    const courses = [await aFilmCourse(), await aFilmCourse()];
    const [one, two] = courses as [TestCourse, TestCourse];
    const trail = await aTrail(app, client, { courses, order: "sequential" });
    const throughTrail = { trailId: trail.id };
    expect((await open(ana, one.id, 1, throughTrail)).refusal).toBe("409 learning.not_enrolled");
    const { id } = await enrolled(app, ana, trail);
    expect((await open(ana, two.id, 1, throughTrail)).problem).toMatchObject({
      ...{ code: "learning.locked", params: { reason: "item", what: one.draft.title["pt-BR"] } },
    });
    // Equal answer on the page of every activity.
    const { modules } = (
      await app.request(
        readCourse,
        { params: { id: two.id }, query: throughTrail },
        { as: ana, locale: "pt-BR" },
      )
    ).answer;
    const locks = modules.flatMap(({ activities }) => activities.flatMap((activity) => activity.locks));
    expect(locks).toMatchObject([{ lock: { reason: "course", courseId: one.id } }]);
    expect((await open(ana, one.id, 1, throughTrail)).status).toBe(200);
    expect(await enrolmentOf(id)).toMatchObject({ state: "in_progress", version: 1 });
    const other = await aFilmCourse();
    expect((await open(ana, other.id, 1, throughTrail)).refusal).toBe("409 learning.not_enrolled");
    expect((await open(ana, crypto.randomUUID(), 1, throughTrail)).refusal).toBe("404 request.not_found");
  });
});

describe("§learning#going-on the next activity is looked at ahead", () => {
  const ahead = (as: Member, courseId: string, order = 1) =>
    app.request(contract.lookAhead, { params: { id: courseId, order } }, { as, locale: "pt-BR" });

  test("it tells what an opening tells, and changes nothing", async () => {
    const [text, next] = [
      anActivity({ data: { kind: "text", html: { "pt-BR": "<p>Oi</p>" } }, completion: { rule: "viewed" } }),
      film(),
    ];
    const course = await aFilmCourse(text, next);
    const { id } = await enrolled(app, ana, course);
    const storedRows = async () => ({
      enrolment: await enrolmentOf(id),
      ...(await plant(app, async (tx) => ({
        sittings: await tx.selectFrom("sittings").selectAll().where("enrolment_id", "=", id).execute(),
        progress: await tx
          .selectFrom("activity_progress")
          .selectAll()
          .where("enrolment_id", "=", id)
          .execute(),
        moves: await tx
          .selectFrom("course_enrolment_steps")
          .selectAll()
          .where("enrolment_id", "=", id)
          .execute(),
      }))),
    });
    const before = await storedRows();
    const seen = (await ahead(ana, course.id)).answer;
    expect(seen).toMatchObject({
      ...{ course: { state: "enrolled", percent: 0 }, content: { kind: "html_text", html: "<p>Oi</p>" } },
      progress: { state: "not_started", percent: 0, resume: null, seen: [] },
      ...{ previous: null, next: { id: next.id, locks: [] } },
    });
    await ahead(ana, course.id, 2);
    expect(await storedRows()).toEqual(before);
    expect(before).toMatchObject({
      sittings: [],
      progress: [],
      enrolment: { version: null, started_at: null },
    });

    const { sittingId, ...opened } = (await open(ana, course.id)).answer;
    expect(sittingId).toBeTruthy();
    expect(opened.content).toEqual(seen.content);
    expect((await ahead(ana, course.id)).answer).toEqual(opened);
  });

  test("with where to go on", async () => {
    const course = await aFilmCourse();
    await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const sittingId = await sat(ana, course);
    app.clock.pass({ minutes: 10 });
    await send(ana, sittingId, step(1, { seen: [[0, 40]], seconds: 40, position: { at: 40 } }));
    const { progress } = (await ahead(ana, course.id)).answer;
    expect(progress).toMatchObject({ resume: { at: 40 }, seen: [[0, 40]], seconds: 40, percent: 44 });
  });

  test("nobody looks at what they may not open", async () => {
    const course = await aCourse(app, client, {
      order: "sequential",
      modules: [{ activities: [film(), film()] }],
    });
    const elsewhere = await aParticipant(app, await aClient(app));
    expect((await ahead(elsewhere, course.id)).refusal).toBe("404 request.not_found");
    expect((await ahead(ana, course.id)).refusal).toBe("409 learning.not_enrolled");
    await enrolled(app, ana, course);
    expect((await ahead(ana, course.id, 2)).refusal).toBe("409 learning.locked");
    expect((await ahead(ana, course.id, 9)).refusal).toBe("404 request.not_found");
    await enrolled(app, rui, course, { state: "blocked" });
    expect((await ahead(rui, course.id)).refusal).toBe("409 learning.blocked");
  });
});

describe("§states#course progress comes in steps", () => {
  const begun = async (as: Member, course: TestCourse) => {
    app.clock.set(app.clock.now());
    await enrolled(app, as, course);
    const sittingId = await sat(as, course);
    app.clock.pass({ minutes: 10 });
    return sittingId;
  };

  test("lost, repeated and out of order they come to the same", async () => {
    const course = await aFilmCourse();
    const sittingId = await begun(ana, course);
    const [first, third] = [
      step(1, { seconds: 20, seen: [[0, 20]], position: { at: 20 } }),
      step(3, { seconds: 60, seen: [[0, 60]], position: { at: 60, detail: "x" } }),
    ];
    const late = (await send(ana, sittingId, third)).answer;
    expect(late.activity).toMatchObject({ state: "in_progress", percent: 66, seconds: 60 });
    expect((await send(ana, sittingId, first, third, first)).answer).toEqual(late);
    const { progress } = (await open(ana, course.id)).answer;
    expect(progress).toMatchObject({ resume: { at: 60, detail: "x" }, seen: [[0, 60]], seconds: 60 });
  });

  test("what finishes an activity opens the next, and the last one finishes the course", async () => {
    const course = await aCourse(app, client, {
      order: "sequential",
      modules: [{ activities: [film(), film({ mandatory: false }), film()] }],
    });
    const { id } = await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const done = async (order: number) => {
      const sittingId = await sat(ana, course, order);
      app.clock.pass({ minutes: 10 });
      return (await send(ana, sittingId, step(1, { seconds: 90, seen: [[0, 90]] }))).answer;
    };
    expect(await done(1)).toMatchObject({
      ...{ activity: { state: "finished", percent: 100 }, opened: [2, 3], earned: null },
      course: { state: "in_progress", percent: 50, done: 1, total: 2 },
    });
    expect((await done(2)).course).toMatchObject({ state: "in_progress", done: 1 });
    expect((await done(3)).course).toMatchObject({ state: "finished", percent: 100, done: 2 });
    expect(await enrolmentOf(id)).toMatchObject({ state: "finished", seconds: 270 });
    const completed = await plant(app, (tx) =>
      tx.selectFrom("training_completions").selectAll().where("training_id", "=", course.id).execute(),
    );
    expect(completed).toMatchObject([{ user_id: ana.userId, source: "learning" }]);
  });

  test("nobody watches faster than twice, nor past the end", async () => {
    const course = await aFilmCourse();
    await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const sittingId = await sat(ana, course);
    const all = step(1, { seconds: 1_000_000, seen: [[0, 1_000_000]] });
    expect((await send(ana, sittingId, all)).answer.activity).toMatchObject({ percent: 2, seconds: 1 });
    app.clock.pass({ minutes: 1 });
    expect((await send(ana, sittingId, all)).answer.activity).toMatchObject({ state: "finished" });
    expect((await open(ana, course.id)).answer.progress.seen).toEqual([[0, 100]]);
  });

  test("§learning#learning-pace forged in a second: openings and sittings in parallel buy no time, whichever way they are sent", async () => {
    const films = Array.from({ length: 8 }, () => film({ completion: { rule: "watched", share: 100 } }));
    const courses = [await aFilmCourse(...films.slice(0, 4)), await aFilmCourse(...films.slice(4))];
    app.clock.set(app.clock.now());
    for (const course of courses) await enrolled(app, ana, course);
    const opened = courses.flatMap((course) => [1, 2, 3, 4].map((order) => sat(ana, course, order)));
    const sittings = await Promise.all(opened);
    app.clock.pass({ seconds: 100 });
    const all = step(1, { seconds: 1_000_000, seen: [[0, 1_000_000]] });
    const claim = () => Promise.all(sittings.map((id) => send(ana, id, all)));
    const sum = (answers: Awaited<ReturnType<typeof claim>>) =>
      answers.reduce((seconds, { answer }) => seconds + answer.activity.seconds, 0);
    // A second each is the allowance; the hundred between them is one person's.
    expect(sum(await claim())).toBeLessThanOrEqual(100 + sittings.length);
    expect(sum(await claim())).toBeLessThanOrEqual(100 + sittings.length);
    app.clock.pass({ seconds: 50 });
    expect(sum(await claim())).toBeLessThanOrEqual(150 + sittings.length);
  });

  test("§learning#player what came too early is answered with the time to wait, and counts when it is sent again", async () => {
    const course = await aFilmCourse();
    await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const sittingId = await sat(ana, course);
    app.clock.pass({ seconds: 30 });
    const all = step(1, { seconds: 50, seen: [[0, 100]] });
    const { wait, activity } = (await send(ana, sittingId, all)).answer;
    expect(activity).toMatchObject({ state: "in_progress", seconds: 31 });
    app.clock.pass({ seconds: wait });
    expect((await send(ana, sittingId, all)).answer).toMatchObject({
      activity: { state: "finished" },
      wait: 0,
    });
  });

  test("two devices at once: nothing is lost, and seconds are of both", async () => {
    const course = await aFilmCourse(film({ completion: { rule: "watched", share: 100 } }));
    await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const [phone, desk] = [await sat(ana, course), await sat(ana, course)];
    app.clock.pass({ minutes: 10 });
    const pieces = Array.from({ length: 10 }, (_, n) => n);
    const answers = await Promise.all(
      pieces.map((n) =>
        send(
          ana,
          n % 2 ? phone : desk,
          step(n + 1, { seconds: 10 * (n + 1), seen: [[n * 10, n * 10 + 10]], position: { at: n } }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(pieces.map(() => 200));
    expect(answers.filter(({ answer }) => answer.activity.state === "finished")).toHaveLength(1);
    const { progress, course: stands } = (await open(ana, course.id)).answer;
    expect(progress).toMatchObject({ seen: [[0, 100]], seconds: 190, state: "finished" });
    expect(stands).toMatchObject({ state: "finished", done: 1, percent: 100 });
  });

  test("two activities finished at once finish the course once", async () => {
    const course = await aFilmCourse(film(), film());
    const { id } = await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const sittings = [await sat(ana, course, 1), await sat(ana, course, 2)];
    app.clock.pass({ minutes: 10 });
    const answers = await Promise.all(
      sittings.map((one) => send(ana, one, step(1, { seen: [[0, 100]], seconds: 100 }))),
    );
    expect(answers.map(({ answer }) => answer.course.state).sort()).toEqual(["finished", "in_progress"]);
    const steps = await plant(app, (tx) =>
      tx.selectFrom("course_enrolment_steps").select("event").where("enrolment_id", "=", id).execute(),
    );
    expect(steps.filter(({ event }) => event === "finish")).toHaveLength(1);
  });

  test("another person's sitting is not there, nor is one of nobody", async () => {
    const course = await aFilmCourse();
    const sittingId = await begun(ana, course);
    await enrolled(app, rui, course);
    const elsewhere = await aParticipant(app, await aClient(app));
    for (const as of [rui, elsewhere])
      expect((await send(as, sittingId, step(1))).refusal).toBe("404 request.not_found");
    expect((await send(ana, crypto.randomUUID(), step(1))).refusal).toBe("404 request.not_found");
  });

  test("what comes after the course started over, was left or blocked is told, and changes nothing", async () => {
    const course = await aFilmCourse();
    const sittingId = await begun(ana, course);
    const set = (fields: {
      state?: "restarted" | "in_progress" | "unenrolled" | "blocked";
      attempt?: number;
    }) =>
      plant(app, (tx) =>
        tx.updateTable("course_enrolments").set(fields).where("course_id", "=", course.id).execute(),
      );
    await set({ state: "restarted", attempt: 2 });
    expect((await send(ana, sittingId, step(1))).refusal).toBe("409 learning.sitting_over");
    await set({ state: "in_progress" });
    await plant(app, (tx) =>
      tx
        .deleteFrom("activity_progress")
        .where("activity_id", "=", course.activities[0]?.id ?? "")
        .execute(),
    );
    expect((await send(ana, sittingId, step(1))).refusal).toBe("409 learning.sitting_over");
    const again = await sat(ana, course);
    await set({ state: "blocked" });
    expect((await send(ana, again, step(1))).refusal).toBe("409 learning.blocked");
    await set({ state: "unenrolled" });
    expect((await send(ana, again, step(1))).refusal).toBe("409 learning.not_enrolled");
  });

  test("an activity that is no longer in their version is told", async () => {
    const course = await aFilmCourse();
    const sittingId = await begun(ana, course);
    await republished(app, client, course, {
      modules: [{ ...course.draft.modules[0], activities: [film()] } as never],
    });
    await plant(app, (tx) =>
      tx.updateTable("course_enrolments").set({ version: 2 }).where("course_id", "=", course.id).execute(),
    );
    expect((await send(ana, sittingId, step(1))).refusal).toBe("409 learning.activity_gone");
  });

  test.each([
    ["no steps", { steps: [] }],
    ["backwards", { steps: [step(1, { seen: [[5, 5]] })] }],
    ["below zero", { steps: [step(1, { seconds: -1 })] }],
    ["half a second", { steps: [step(1, { seen: [[0, 0.5]] })] }],
    ["a size of the device's own", { steps: [{ ...step(1), size: 1 }] }],
    ["a step before the first", { steps: [step(0)] }],
    ["too many", { steps: Array.from({ length: 51 }, (_, n) => step(n + 1)) }],
  ])("hostile: %s", async (_, body) => {
    const reply = await app.request(
      contract.sendSteps,
      { body: { sittingId: crypto.randomUUID(), ...body } },
      { as: ana },
    );
    expect(reply.refusal).toBe("422 request.invalid");
  });

  test("sittings are forgotten after 90 days, what they came to is not", async () => {
    const course = await aFilmCourse();
    const sittingId = await begun(ana, course);
    await send(ana, sittingId, step(1, { seconds: 30, seen: [[0, 30]] }));
    app.clock.pass({ days: 89 });
    const sweep = () => forgetSittings(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    await sweep();
    expect((await send(ana, sittingId, step(2))).status).toBe(200);
    app.clock.pass({ days: 2 });
    await sweep();
    expect((await send(ana, sittingId, step(3))).refusal).toBe("404 request.not_found");
    expect((await open(ana, course.id)).answer.progress).toMatchObject({ seen: [[0, 30]], seconds: 30 });
  });
});

test("§entities#course-and-trail a version is read once, and of its own client only", async () => {
  const course = await aFilmCourse();
  const courseVersion = { clientId: client.id, courseId: course.id, version: 1 };
  const read = (key: typeof courseVersion) =>
    app.parts.db.read({ clientId: key.clientId }, (tx) => publishedCourse(tx, key));
  const first = await read(courseVersion);
  expect(first?.counted).toEqual(course.activities.map(({ id }) => id));
  expect(await read(courseVersion)).toBe(first);
  expect(await read({ ...courseVersion, clientId: (await aClient(app)).id })).toBeUndefined();
  expect(await read({ ...courseVersion, version: 2 })).toBeUndefined();
});
