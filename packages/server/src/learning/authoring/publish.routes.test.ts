import * as contract from "@trilha/contract/learning/authoring/endpoints.ts";
import type { LearnerMove } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { testData } from "@trilha/contract/learning/tests/test-settings.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import {
  aCourse,
  aDraft,
  aModule,
  anActivity,
  aTrail,
  enrolled,
  type TestCourse,
} from "../../../test/builders-courses.ts";
import { aBank, aQuestion } from "../../../test/builders-questions.ts";
import { aTestActivity } from "../../../test/builders-results.ts";
import { useApp } from "../../../test/use-app.ts";
import { moveLearners } from "./move-learners.ts";
import { insertMove } from "./moves.queries.ts";

const app = useApp();
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

const save = async (id: string, draft: CourseDraft) => {
  const { version } = (await app.request(contract.readOfficeCourse, { params: { id } }, { as: staff }))
    .answer;
  return (await app.request(contract.saveDraft, { params: { id }, body: { version, draft } }, { as: staff }))
    .answer.version;
};
const weigh = async (id: string) =>
  (await app.request(contract.readPublication, { params: { id } }, { as: staff })).answer;
const publish = (id: string, version: number, move: LearnerMove = "none", key?: string) =>
  app.request(
    contract.publishCourse,
    { params: { id }, body: { version, move, note: "x" } },
    { as: staff, ...(key && { key }) },
  );
/** Keeps a draft and publishes it. */
const release = async (id: string, draft: CourseDraft, move: LearnerMove = "none") =>
  publish(id, await save(id, draft), move);
const enrolmentOf = (course: { id: string }, member: Member) =>
  plant(app, (tx) =>
    tx
      .selectFrom("course_enrolments")
      .select(["id", "state", "version", "done", "total", "percent"])
      .where("course_id", "=", course.id)
      .where("user_id", "=", member.userId)
      .executeTakeFirstOrThrow(),
  );
const completed = async (course: { id: string }, member: Member) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("training_completions")
      .select("user_id")
      .where("training_id", "=", course.id)
      .where("user_id", "=", member.userId)
      .execute();
    return rows.length === 1;
  });

describe("§learning#versions publishing a course", () => {
  test("freezes the draft as a version, once; lists and the training read it from then on", async () => {
    const basic = await aCourse(app, client);
    const course = await aCourse(app, client, { state: "draft" });
    const draft = aDraft({
      title: { "pt-BR": "Pronto" },
      mandatory: true,
      prerequisiteIds: [basic.id],
      visibleFrom: "2026-01-01T00:00:00.000Z",
      modules: [{ activities: [{ minutes: 7 }, { minutes: 8 }] }],
    });
    const version = await save(course.id, draft);
    const key = crypto.randomUUID();
    const first = await publish(course.id, version, "none", key);
    expect(first.answer).toMatchObject({ publishedVersion: 1, moved: 0, moving: null });
    expect((await publish(course.id, version, "none", key)).answer).toEqual(first.answer);
    // The same draft makes no second version.
    expect((await publish(course.id, version)).answer.publishedVersion).toBe(1);
    const rows = await plant(app, async (tx) => ({
      course: await tx
        .selectFrom("courses")
        .selectAll()
        .where("id", "=", course.id)
        .executeTakeFirstOrThrow(),
      training: await tx
        .selectFrom("trainings")
        .selectAll()
        .where("id", "=", course.id)
        .executeTakeFirstOrThrow(),
      requires: await tx
        .selectFrom("course_prerequisites")
        .selectAll()
        .where("course_id", "=", course.id)
        .execute(),
      versions: await tx
        .selectFrom("course_versions")
        .selectAll()
        .where("course_id", "=", course.id)
        .execute(),
    }));
    expect(rows.course).toMatchObject({
      state: "published",
      minutes: 15,
      activity_count: 2,
      mandatory: true,
    });
    expect(rows.training).toMatchObject({ title: { "pt-BR": "Pronto" }, active: true });
    expect(rows.requires.map(({ requires_id }) => requires_id)).toEqual([basic.id]);
    expect(rows.versions).toMatchObject([{ version: 1, note: "x", outline: { modules: draft.modules } }]);
    const refused = plant(app, (tx) =>
      tx
        .updateTable("course_versions")
        .set({ note: "y" } as never)
        .where("course_id", "=", course.id)
        .execute(),
    );
    await expect(refused).rejects.toThrow();
    const trail = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select("action")
        .where("entity_id", "=", course.id)
        .orderBy("id")
        .execute(),
    );
    expect(trail.map(({ action }) => action)).toContain("courses.publish");
  });

  test("waits for what is missing, and says in words what that is", async () => {
    const course = await aCourse(app, client, { state: "draft", modules: [] });
    const weighed = await weigh(course.id);
    expect(weighed.faults).toMatchObject([{ code: "no_activity", stops: true, part: "course" }]);
    const reply = await publish(course.id, weighed.version);
    expect(reply.refusal).toBe("409 courses.not_ready");
    expect(reply.problem.title).toContain("Adicione ao menos uma atividade");
    const late = await publish(course.id, weighed.version + 1);
    expect(late.refusal).toBe("409 courses.draft_taken");
  });

  test("§learning#questions waits for a test that asks for more questions than there are", async () => {
    const bank = await aBank(app, client);
    await aQuestion(app, client, bank);
    await aQuestion(app, client, bank, { state: "retired" });
    const part = { from: "bank", id: crypto.randomUUID(), bankId: bank.id, tags: [], difficulties: [] };
    const asking = (count: number) => {
      const activity = aTestActivity();
      const parts = [{ ...part, count, moduleId: null }];
      return { ...activity, data: { ...testData.parse(activity.data), parts } };
    };
    const course = await aCourse(app, client, { state: "draft" });
    const draft = (count: number) => aDraft({ modules: [{ activities: [asking(count)] }] });
    expect((await release(course.id, draft(2))).refusal).toBe("409 courses.not_ready");
    expect((await weigh(course.id)).faults).toMatchObject([
      { code: "test_too_few", stops: true, params: { part: 1, wanted: 2, there: 1 } },
    ]);
    expect((await release(course.id, draft(1))).status).toBe(200);
  });

  test("is refused for an audience of nobody, and counts whom it is for", async () => {
    const course = await aCourse(app, client, { state: "draft", audience: { country: ["CL"] } });
    const weighed = await weigh(course.id);
    expect([weighed.audience, weighed.faults.map(({ code }) => code)]).toEqual([0, ["audience_nobody"]]);
    await save(course.id, { ...course.draft, audience: { country: ["BR"] } });
    const after = await weigh(course.id);
    expect(after.faults).toEqual([]);
    expect(after.audience).toBeGreaterThan(0);
  });

  test("tells what is different from the published version, in the draft's order", async () => {
    const [one, two, three, four] = [anActivity(), anActivity(), anActivity(), anActivity()];
    const course = await aCourse(app, client, { modules: [{ activities: [one, two, three, four] }] });
    const module = course.draft.modules[0] ?? aModule();
    const five = anActivity();
    const activities = [three, { ...one, mandatory: false }, two, five];
    await save(course.id, { ...course.draft, modules: [{ ...module, activities }] });
    const { changes } = await weigh(course.id);
    expect(changes.map(({ change, partId }) => [change, partId])).toEqual([
      ["moved", three.id],
      ["optional", one.id],
      ["added", five.id],
      ["removed", four.id],
    ]);
  });
});

describe("§states#prerequisites in a circle are refused", () => {
  const circleIn = async (id: string) =>
    (await weigh(id)).faults.find(({ code }) => code === "prerequisite_circle")?.params;

  test("a course cannot name itself", async () => {
    const course = await aCourse(app, client);
    const body = { version: 1, draft: { ...course.draft, prerequisiteIds: [course.id] } };
    const reply = await app.request(contract.saveDraft, { params: { id: course.id }, body }, { as: staff });
    expect(reply.problem.fields?.[0]?.path).toBe("body.draft.prerequisiteIds.0");
  });

  test("over another, through a trail, and through an audience", async () => {
    const a = await aCourse(app, client, { title: { "pt-BR": "A" } });
    const b = await aCourse(app, client, { title: { "pt-BR": "B" }, prerequisiteIds: [a.id] });
    const t = await aTrail(app, client, { title: { "pt-BR": "T" }, courses: [b] });
    await save(a.id, { ...a.draft, prerequisiteIds: [b.id] });
    expect(await circleIn(a.id)).toEqual({ names: "A → B → A" });
    const version = await save(a.id, { ...a.draft, prerequisiteIds: [t.id] });
    expect(await circleIn(a.id)).toEqual({ names: "A → T → B → A" });
    expect((await publish(a.id, version)).refusal).toBe("409 courses.not_ready");
    await save(a.id, { ...a.draft, audience: { all: [{ training: b.id }] } });
    expect(await circleIn(a.id)).toEqual({ names: "A → B → A" });
    await save(a.id, { ...a.draft, audience: { any: [{ training: b.id }, { country: ["BR"] }] } });
    expect(await circleIn(a.id)).toBeUndefined();
  });

  test("two who would close one together: only the first goes through", async () => {
    const a = await aCourse(app, client);
    const b = await aCourse(app, client);
    const ofA = await save(a.id, { ...a.draft, prerequisiteIds: [b.id] });
    const ofB = await save(b.id, { ...b.draft, prerequisiteIds: [a.id] });
    const replies = await Promise.all([publish(a.id, ofA), publish(b.id, ofB)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("§learning#versions learners end the version they began", () => {
  let course: TestCourse;
  let one: ReturnType<typeof anActivity>;
  let more: CourseDraft;
  let ana: Member;
  let rui: Member;
  let eva: Member;
  const begin = async () => {
    one = anActivity();
    course = await aCourse(app, client, { modules: [{ activities: [one] }] });
    const [module] = course.draft.modules;
    more = { ...course.draft, modules: [{ ...(module ?? aModule()), activities: [one, anActivity()] }] };
    ana = await aParticipant(app, client);
    rui = await aParticipant(app, client);
    eva = await aParticipant(app, client);
    await enrolled(app, ana, course, { state: "finished", finished: [one] });
    await enrolled(app, rui, course, { state: "in_progress", finished: [one] });
    await enrolled(app, eva, course);
  };

  test("unless they are moved: who would lose a completion is known before", async () => {
    await begin();
    const version = await save(course.id, more);
    const weighed = await weigh(course.id);
    expect(weighed.learners).toEqual({ inProgress: 1, completed: 1 });
    expect(weighed.losing).toMatchObject({ count: 1, people: [{ userId: ana.userId }] });
    expect((await publish(course.id, version)).answer).toMatchObject({ publishedVersion: 2, moved: 0 });
    expect(await enrolmentOf(course, ana)).toMatchObject({ state: "finished", version: 1 });
    expect(await enrolmentOf(course, rui)).toMatchObject({ state: "in_progress", version: 1 });
    expect(await enrolmentOf(course, eva)).toMatchObject({ state: "enrolled", version: null });
    const versions = await app.request(
      contract.listVersions,
      { params: { id: course.id }, query: {} },
      { as: staff },
    );
    expect(versions.answer.items.map(({ version: held, learners }) => [held, learners])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test("who works on it is moved with what they did", async () => {
    await begin();
    expect((await release(course.id, more, "in_progress")).answer).toMatchObject({ moved: 1, moving: null });
    expect(await enrolmentOf(course, rui)).toMatchObject({ version: 2, done: 1, total: 2, percent: 50 });
    expect(await enrolmentOf(course, ana)).toMatchObject({ state: "finished", version: 1 });
    // Later everybody: the same draft, no new version.
    const { version } = await weigh(course.id);
    expect((await publish(course.id, version, "all")).answer).toMatchObject({
      publishedVersion: 2,
      moved: 1,
    });
    expect(await enrolmentOf(course, ana)).toMatchObject({ state: "in_progress", version: 2 });
  });

  test("moved all, a completion that falls is told, in the history and to its person; points stay", async () => {
    await begin();
    expect((await release(course.id, more, "all")).answer.moved).toBe(2);
    const { id, ...stands } = await enrolmentOf(course, ana);
    expect(stands).toEqual({ state: "in_progress", version: 2, done: 1, total: 2, percent: 50 });
    expect(await completed(course, ana)).toBe(false);
    const stored = await plant(app, async (tx) => ({
      steps: await tx
        .selectFrom("course_enrolment_steps")
        .selectAll()
        .where("enrolment_id", "=", id)
        .execute(),
      messages: await tx
        .selectFrom("notifications")
        .select("kind")
        .where("user_id", "=", ana.userId)
        .execute(),
    }));
    expect(stored.steps).toMatchObject([
      { event: "reopen", from_state: "finished", to_state: "in_progress", actor_id: staff.userId },
    ]);
    expect(stored.messages).toEqual([{ kind: "learning.reopened" }]);
  });

  test("moved to less, whoever has done all of it has finished", async () => {
    await begin();
    const two = anActivity();
    const longer = await aCourse(app, client, { modules: [{ activities: [one, two] }] });
    await enrolled(app, rui, longer, { state: "in_progress", finished: [one] });
    await enrolled(app, ana, longer, { state: "finished", finished: [one, two] });
    const [module] = longer.draft.modules;
    const shorter = { ...longer.draft, modules: [{ ...(module ?? aModule()), activities: [one] }] };
    expect((await release(longer.id, shorter, "all")).answer.moved).toBe(2);
    expect(await enrolmentOf(longer, rui)).toMatchObject({ state: "finished", percent: 100 });
    expect(await enrolmentOf(longer, ana)).toMatchObject({ state: "finished", version: 2 });
    expect(await completed(longer, rui)).toBe(true);
  });

  test("a trail that holds another course takes a completion back in the same way", async () => {
    await begin();
    const other = await aCourse(app, client);
    const trail = await aTrail(app, client, { courses: [course] });
    await enrolled(app, ana, trail, { state: "finished" });
    const items = [...trail.draft.items];
    const added = {
      ...trail.draft.items[0],
      id: crypto.randomUUID(),
      referenceId: other.id,
    } as (typeof items)[number];
    await save(trail.id, { ...trail.draft, items: [...items, added] });
    const weighed = await weigh(trail.id);
    expect(weighed.losing.count).toBe(1);
    expect((await publish(trail.id, weighed.version, "all")).answer.moved).toBe(1);
    expect(await enrolmentOf(trail, ana)).toMatchObject({ state: "in_progress", done: 1, total: 2 });
  });

  test("many are moved by a job, which goes on where it stopped and says how far it is", async () => {
    await begin();
    const published = (await release(course.id, more)).answer;
    const courseVersion = { clientId: client.id, courseId: course.id, version: published.publishedVersion };
    const mover = { userId: staff.userId, name: "x", started_at: app.clock.now() };
    await plant(app, (tx) => insertMove(tx, courseVersion, { move: "all", total: 2, ...mover }));
    const reading = async () =>
      (await app.request(contract.readOfficeCourse, { params: { id: course.id } }, { as: staff })).answer;
    const { version, moving } = await reading();
    expect(moving).toEqual({ done: 0, total: 2 });
    expect((await publish(course.id, version, "all")).refusal).toBe("409 courses.moving");
    const job = { attempt: 1, maxAttempts: 1 };
    await moveLearners(app.parts, { clientId: client.id, courseId: course.id }, job);
    expect((await reading()).moving).toBeNull();
    expect(await enrolmentOf(course, ana)).toMatchObject({ state: "in_progress", version: 2 });
    expect(await enrolmentOf(course, rui)).toMatchObject({ version: 2 });
  });
});
