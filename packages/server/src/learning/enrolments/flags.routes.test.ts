// Security 33, §states#course: what is done faster than a person can do it is kept, flagged and not paid until somebody has looked.

import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { flagStates, flagTransitions } from "@trilha/contract/learning/delivery/flags.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import * as contract from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { type ActivityRule, emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { usualPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aTestCourse, taker } from "../../../test/builders-attempts.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aCourse, anActivity, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { aDevice, aGame, gameActivity, says, statements } from "../../../test/builders-games.ts";
import { aLaunch, anItem, aPackage, loadPage, scormActivity } from "../../../test/builders-scorm.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances } from "../../loyalty/ledger/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const rule: ActivityRule = { id: "c", kind: "training", points: 100, experience: 40, once: "per_object" };

interface Scene {
  client: Client;
  staff: Member;
  ana: Member;
  points: () => Promise<number>;
}
/** Scene of people whose finished courses pay 100 points, and who decides on them. */
async function aScene(): Promise<Scene> {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, {
    ruleSet: { ...emptyRuleSet, activities: [rule], caps: [] },
  });
  const ana = await anEnrolled(app, client, campaign);
  const points = () =>
    plant(app, async (tx) => {
      const person = { clientId: ana.clientId, userId: ana.userId, potIds: [campaign.id] };
      return (await balances(tx, person))[0]?.available ?? 0;
    });
  return { client, staff: await aStaffMember(app, client, "program_administrator"), ana, points };
}

const text = (words: number) =>
  anActivity({
    type: "html",
    data: { kind: "text", html: { "pt-BR": `<p>${"palavra ".repeat(words)}</p>` } },
    completion: { rule: "viewed" },
  });
const view = async (as: Member, { id }: TestCourse, order: number) => {
  const opened = await app.request(openActivity, { params: { id, order }, body: {} }, { as });
  const steps = [{ seq: 1, seconds: 0, position: null, seen: [] }];
  return app.request(sendSteps, { body: { sittingId: opened.answer.sittingId, steps } }, { as });
};
const begun = async ({ client, ana }: Scene, ...activities: Partial<Activity>[]) => {
  const course = await aCourse(app, client, { modules: [{ activities: activities as Activity[] }] });
  const { id: enrolmentId } = await enrolled(app, ana, course);
  return { client, member: ana, course, enrolmentId };
};
const flags = async ({ staff }: Scene, query = {}) =>
  (await app.request(contract.listFlags, { query }, { as: staff, locale: "pt-BR" })).answer;
const decide = (as: Member, ids: string[], decision: "release" | "reject", reason = "") =>
  app.request(contract.decideFlags, { body: { ids, decision, reason } }, { as });
const standing = async ({ ana }: Scene, { id }: TestCourse) =>
  (await app.request(readCourse, { params: { id }, query: {} }, { as: ana })).answer;
const newsOf = async ({ ana }: Scene) =>
  (await app.request(listNotifications, { query: {} }, { as: ana, locale: "pt-BR" })).answer.items;

/** A course of texts of a thousand words, gone through in a second. */
async function aHurried(scene: Scene) {
  const { course } = await begun(scene, text(1_000), text(1_000));
  app.clock.set(app.clock.now());
  await view(scene.ana, course, 1);
  app.clock.pass({ seconds: 1 });
  const { answer } = await view(scene.ana, course, 2);
  const [flag] = (await flags(scene, { courseId: course.id })).items;
  return { course, answer, flag: flag?.id ?? "" };
}

describe("forged in a second", () => {
  test("a course read faster than a person reads is done, told kindly, and pays nothing", async () => {
    const scene = await aScene();
    const { course, answer } = await aHurried(scene);
    expect(answer).toMatchObject({ course: { state: "in_progress", percent: 100 }, earned: null });
    expect(await scene.points()).toBe(0);
    const { state, enrolment } = await standing(scene, course);
    expect([state, enrolment?.underReview]).toEqual(["in_progress", true]);
    expect((await newsOf(scene)).map(({ title }) => title)).toEqual([
      `Quase lá: ${course.draft.title["pt-BR"]}`,
    ]);
    const { items, open } = await flags(scene);
    expect(open).toBe(1);
    expect(items).toMatchObject([
      {
        ...{
          userId: scene.ana.userId,
          reason: "course_too_fast",
          state: "open",
          holds: true,
          activity: null,
        },
        ...{ expected: 60, measured: 1, decision: null },
      },
    ]);
    // Opened again it still waits, and is told once.
    await view(scene.ana, course, 1);
    expect([await scene.points(), (await newsOf(scene)).length]).toEqual([0, 1]);
  });

  test("whoever takes the time is paid at once", async () => {
    const scene = await aScene();
    const { course } = await begun(scene, text(1_000), text(1_000));
    await view(scene.ana, course, 1);
    app.clock.pass({ seconds: 60 });
    expect((await view(scene.ana, course, 2)).answer).toMatchObject({ course: { state: "finished" } });
    expect([await scene.points(), (await flags(scene)).items]).toEqual([100, []]);
  });

  test("a package that says passed before it can be done", async () => {
    const scene = await aScene();
    const { id } = await aPackage(app, scene.client, {
      items: [anItem("a"), anItem("b")],
      typicalTime: "PT10M",
    });
    const learner = await begun(scene, scormActivity(id));
    app.clock.set(app.clock.now());
    for (const sco of ["a", "b"]) {
      const page = await loadPage(app, (await aLaunch(app, learner, { sco })).url);
      app.clock.pass({ seconds: 1 });
      await page.commit(1, { core: { lesson_status: "passed", score: { raw: "100" } } });
    }
    expect(await standing(scene, learner.course)).toMatchObject({ state: "in_progress", percent: 100 });
    expect((await flags(scene)).items).toMatchObject([
      { reason: "package_too_fast", activity: { type: "scorm" }, expected: 60, measured: 2, holds: true },
    ]);
    expect(await scene.points()).toBe(0);
  });

  test("a test whose questions nobody has read", async () => {
    const scene = await aScene();
    const { course, questions } = await aTestCourse(app, scene.client, {});
    await enrolled(app, scene.ana, course);
    const device = taker(app, scene.ana);
    const sittingId = await device.open(course, 1);
    app.clock.set(app.clock.now());
    const { answer } = await device.start(sittingId);
    const steps = questions.map((_, place) => device.say(place, true));
    const done = await device.submit(answer.id, ...steps);
    expect(done.answer.attempt.result).toMatchObject({ passed: true });
    expect(done.answer.progress).toMatchObject({ course: { state: "in_progress" }, earned: null });
    expect((await flags(scene)).items).toMatchObject([
      { reason: "test_too_fast", expected: questions.length * usualPace.secondsPerQuestion, measured: 0 },
    ]);
    expect(await scene.points()).toBe(0);
  });

  test("a game that was won faster than a person moves", async () => {
    const scene = await aScene();
    const learner = await begun(scene, gameActivity(statements()));
    app.clock.set(app.clock.now());
    const { game } = await aGame(app, learner, 1, { looks: 0 });
    await aDevice(app, scene.ana, game.id).move(says(0, true), says(1, true));
    expect((await flags(scene)).items).toMatchObject([{ reason: "game_too_fast", holds: true }]);
    expect([await scene.points(), (await standing(scene, learner.course)).state]).toEqual([0, "in_progress"]);
  });

  test("a client whose pace holds nothing back is paid, and sees the flag all the same", async () => {
    const scene = await aScene();
    const pace = JSON.stringify({ ...usualPace, holdsPay: false });
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ learning_pace: pace }).where("id", "=", scene.client.id).execute(),
    );
    const { answer } = await aHurried(scene);
    expect(answer.course.state).toBe("finished");
    expect([await scene.points(), (await flags(scene)).items]).toMatchObject([100, [{ holds: false }]]);
  });
});

describe("somebody looks at it", () => {
  test("released it is finished and paid once, by the same door", async () => {
    const scene = await aScene();
    const { course, flag } = await aHurried(scene);
    const both = await Promise.all([
      decide(scene.staff, [flag], "release"),
      decide(scene.staff, [flag], "release"),
    ]);
    expect(both.map(({ answer }) => answer.decided).sort()).toEqual([0, 1]);
    expect(await scene.points()).toBe(100);
    expect(await standing(scene, course)).toMatchObject({
      state: "finished",
      enrolment: { underReview: false },
    });
    expect((await decide(scene.staff, [flag], "reject", "x")).answer).toEqual({ decided: 0, passedOver: 1 });
    const { items, open, oldest } = await flags(scene);
    expect([open, oldest]).toEqual([0, null]);
    expect(items).toMatchObject([{ state: "cleared", holds: false, decision: { reason: null } }]);
    await view(scene.ana, course, 1);
    expect(await scene.points()).toBe(100);
  });

  test("rejected the course starts over, with the reason, and pays once it is done in its time", async () => {
    const scene = await aScene();
    const { course, flag } = await aHurried(scene);
    expect((await decide(scene.staff, [flag], "reject")).refusal).toBe("422 request.invalid");
    await decide(scene.staff, [flag], "reject", "Leia com calma");
    expect(await standing(scene, course)).toMatchObject({
      ...{ state: "restarted", percent: 0, enrolment: { attempt: 2, underReview: false } },
    });
    expect((await newsOf(scene))[0]?.body).toContain("Leia com calma");
    expect(await scene.points()).toBe(0);
    for (const order of [1, 2]) {
      await view(scene.ana, course, order);
      app.clock.pass({ minutes: 2 });
    }
    expect([await scene.points(), (await standing(scene, course)).state]).toEqual([100, "finished"]);
    const trail = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select(["action", "reason"]).where("entity_id", "=", course.id).execute(),
    );
    expect(trail).toEqual([{ action: "teaching.reject_flag", reason: "Leia com calma" }]);
  });

  test("it has its evidence, and is there for nobody else", async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const { flag, course } = await aHurried(scene);
    const read = (as: Member) =>
      app.request(contract.readFlag, { params: { id: flag } }, { as, locale: "pt-BR" });
    expect((await read(scene.staff)).answer).toMatchObject({
      ...{ id: flag, course: { id: course.id }, expected: 60, measured: 1 },
      sittings: [{ seconds: 0, used: 0 }, { seconds: 0 }],
    });
    expect((await read(other.staff)).refusal).toBe("404 request.not_found");
    expect((await decide(other.staff, [flag], "release")).refusal).toBe("404 request.not_found");
    expect((await flags(other)).items).toEqual([]);
    expect((await decide(scene.ana, [flag], "release")).status).toBe(403);
    expect((await app.request(contract.listFlags, { query: {} }, { as: scene.ana })).status).toBe(403);
    const countFor = async (query: object) => (await flags(scene, query)).items.length;
    expect([
      await countFor({ reason: "game_too_fast" }),
      await countFor({ state: "open" }),
      await countFor({ state: "cleared" }),
    ]).toEqual([...[0, 1, 0]]);
  });

  test("every pair of states is judged alike by the table and the database", async () => {
    const { rows } = await plant(app, (tx) =>
      sql<{ from: (typeof flagStates)[number]; to: (typeof flagStates)[number]; fits: boolean }>`
        select f as from, t as to, learning_flag_step(f, t) as fits
        from unnest(${[...flagStates]}::text[]) f, unnest(${[...flagStates]}::text[]) t`.execute(tx),
    );
    for (const { from, to, fits } of rows)
      expect(flagTransitions[from].includes(to), `${from} ${to}`).toBe(fits);
  });
});
