// §states#course and training: what two requests at the same moment, or somebody who left and came back, must not get.
import { enrolInCourse, unenrolFromCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClient, aParticipant, type Member, plant } from "../../../test/builders.ts";
import {
  aCourse,
  anActivity,
  aTrail,
  enrolled,
  republished,
  type TestCourse,
} from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import type { Tx } from "../../db/database.ts";
import { courseTerms, enrolPeople, moveToVersion } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const open = (as: Member, course: TestCourse, body = {}) =>
  app.request(contract.openActivity, { params: { id: course.id, order: 1 }, body }, { as });
const see = (as: Member, sittingId: string) =>
  app.request(
    contract.sendSteps,
    { body: { sittingId, steps: [{ seq: 1, seconds: 1, position: null, seen: [] }] } },
    { as },
  );
const enrol = (as: Member, { id }: TestCourse) =>
  app.request(enrolInCourse, { params: { id }, body: {} }, { as });
const leave = (as: Member, { id }: TestCourse) => app.request(unenrolFromCourse, { params: { id } }, { as });
const standing = (as: Member, { id }: TestCourse) =>
  plant(app, (tx) =>
    tx
      .selectFrom("course_enrolments")
      .select(["state", "version", "done", "total", "percent", "due_on"])
      .where("course_id", "=", id)
      .where("user_id", "=", as.userId)
      .executeTakeFirstOrThrow(),
  );

/** Ends when somebody else waits for what is held. */
const somebodyWaits = (tx: Tx) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waits: number }>`
        select count(*)::integer as waits from pg_locks
        where not granted and pid <> pg_backend_pid()`.execute(tx);
      return rows[0]?.waits ?? 0;
    })
    .toBeGreaterThan(0);

/** A course of one text, and its next version, of that and one more. */
async function aGrown(as: Member) {
  const client = { id: as.clientId, slug: "" };
  const course = await aCourse(app, client);
  const [module] = course.draft.modules;
  if (!module) throw new Error("a course without a module");
  const modules = [{ ...module, activities: [...module.activities, anActivity()] }];
  return { client, course, grow: () => republished(app, client, course, { modules }) };
}
const moving = (as: Member, { id }: TestCourse, version: number) => ({
  ...{ clientId: as.clientId, courseId: id, kind: "course" as const, version, move: "in_progress" as const },
  by: { actorId: null, actorName: "", reason: null, now: app.clock.now() },
});

test("a step that ends the old version while its person is moved to the next ends nothing", async () => {
  const ana = await aParticipant(app, await aClient(app));
  const { course, grow } = await aGrown(ana);
  await enrolled(app, ana, course);
  const { sittingId } = (await open(ana, course)).answer;
  await grow();
  const scene = await plant(app, async (tx) => {
    await moveToVersion(tx, moving(ana, course, 2), { after: null, rows: 10 });
    const answer = see(ana, sittingId);
    await somebodyWaits(tx);
    return { answer };
  });
  expect((await scene.answer).answer.course).toMatchObject({ state: "in_progress", done: 1, total: 2 });
  expect(await standing(ana, course)).toMatchObject({ state: "in_progress", version: 2, percent: 50 });
});

test("a version whose publication fails is not the one that is published after it", async () => {
  const ana = await aParticipant(app, await aClient(app));
  const { client, course, grow } = await aGrown(ana);
  await enrolled(app, ana, course, { state: "in_progress" });
  const outline = JSON.stringify({ ...course.draft, modules: [] });
  const failing = plant(app, async (tx) => {
    const keys = { client_id: client.id, course_id: course.id, version: 2, outline };
    const publication = { published_by: null, note: null, published_at: app.clock.now() };
    await tx
      .insertInto("course_versions")
      .values({ ...keys, ...publication })
      .execute();
    await moveToVersion(tx, moving(ana, course, 2), { after: null, rows: 10 });
    throw new Error("the line was cut");
  });
  await expect(failing).rejects.toThrow("the line was cut");
  await grow();
  await plant(app, (tx) => moveToVersion(tx, moving(ana, course, 2), { after: null, rows: 10 }));
  expect((await open(ana, course)).answer.course.total).toBe(2);
});

test("who left and came back finishes with what they send before they open anything", async () => {
  const ana = await aParticipant(app, await aClient(app));
  const course = await aCourse(app, { id: ana.clientId, slug: "" });
  await enrol(ana, course);
  const { sittingId } = (await open(ana, course)).answer;
  await leave(ana, course);
  expect((await see(ana, sittingId)).refusal).toBe("409 learning.not_enrolled");
  await enrol(ana, course);
  expect((await see(ana, sittingId)).answer.course.state).toBe("finished");
});

test("who had done all of a version they are moved to before they came back finishes by opening it", async () => {
  const ana = await aParticipant(app, await aClient(app));
  const { client, course, grow } = await aGrown(ana);
  await enrolled(app, ana, course, { state: "in_progress", finished: course.activities });
  await leave(ana, course);
  await grow();
  await republished(app, client, { ...course, version: 2 }, {});
  await enrol(ana, course);
  await plant(app, (tx) => moveToVersion(tx, moving(ana, course, 3), { after: null, rows: 10 }));
  expect(await standing(ana, course)).toMatchObject({ state: "enrolled", done: 1, total: 1 });
  expect((await open(ana, course)).answer.course.state).toBe("finished");
  const done = await plant(app, (tx) =>
    tx.selectFrom("training_completions").selectAll().where("training_id", "=", course.id).execute(),
  );
  expect(done).toHaveLength(1);
});

test("a trail joined while its last course is finished elsewhere finishes", async () => {
  const ana = await aParticipant(app, await aClient(app));
  const client = { id: ana.clientId, slug: "" };
  const course = await aCourse(app, client);
  const trail = await aTrail(app, client, { courses: [course] });
  await enrol(ana, course);
  const { sittingId } = (await open(ana, course)).answer;
  const scene = await plant(app, async (tx) => {
    const terms = await courseTerms(tx, ana.clientId, trail.id);
    if (!terms) throw new Error("a trail that was published is gone");
    const actor = { actorId: null, actorName: "", reason: null, now: app.clock.now() };
    const about = {
      clientId: ana.clientId,
      course: terms,
      event: "enrol",
      source: "staff",
      by: actor,
    } as const;
    await enrolPeople(tx, about, [ana.userId]);
    const answer = see(ana, sittingId);
    await Promise.race([answer, somebodyWaits(tx)]);
    return { answer };
  });
  expect((await scene.answer).answer.course.state).toBe("finished");
  expect((await standing(ana, trail)).state).toBe("finished");
});

test.each([
  ["no more", undefined],
  ["no less", null],
])("whoever leaves and comes back has %s time than before", async (_, given) => {
  const ana = await aParticipant(app, await aClient(app));
  const course = await aCourse(app, { id: ana.clientId, slug: "" }, { daysToFinish: 10 });
  await enrol(ana, course);
  if (given === null)
    await plant(app, (tx) =>
      tx.updateTable("course_enrolments").set({ due_on: given }).where("course_id", "=", course.id).execute(),
    );
  const { due_on } = await standing(ana, course);
  await leave(ana, course);
  app.clock.pass({ days: 7 });
  await enrol(ana, course);
  expect(await standing(ana, course)).toMatchObject({ state: "enrolled", due_on });
});
