// §earning-rules#training-points points for training, §states#course and training: what finishing brings, exactly once whatever is retried.

import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import * as contract from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { type ActivityRule, type Cap, emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aParticipant, aStore, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aCourse, anActivity, aTrail, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { balances, verifyLedger } from "../../loyalty/ledger/index.ts";
import { applyPackageResult, type PackageReport } from "./apply-package-result.ts";
import { completeCourse } from "./complete-course.ts";
import { worthOf } from "./course-worth.ts";
import { sittingOf } from "./open-sitting.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const rule = (fields: Partial<ActivityRule> = {}): ActivityRule => ({
  ...{ id: "course", kind: "training", points: 100, experience: 40, once: "per_object" },
  ...fields,
});

interface Scene {
  client: Client;
  campaign: TestCampaign;
  ana: Member;
}
async function aScene(activities: ActivityRule[] = [rule()], caps: Cap[] = [], days = {}): Promise<Scene> {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { ruleSet: { ...emptyRuleSet, activities, caps }, ...days });
  return { client, campaign, ana: await anEnrolled(app, client, campaign) };
}

const open = (as: Member, course: TestCourse, order = 1) =>
  app.request(contract.openActivity, { params: { id: course.id, order }, body: {} }, { as, locale: "pt-BR" });
const seen = (as: Member, sittingId: string, seq = 1) =>
  app.request(
    contract.sendSteps,
    { body: { sittingId, steps: [{ seq, seconds: 1, position: null, seen: [] }] } },
    { as, locale: "pt-BR" },
  );
/** Opens and looks at the one activity of a course. */
async function finish(as: Member, course: TestCourse) {
  const { sittingId } = (await open(as, course)).answer;
  return (await seen(as, sittingId)).answer;
}
const aBegun = async ({ client, ana }: Scene) => {
  const course = await aCourse(app, client);
  await enrolled(app, ana, course);
  return course;
};
const had = ({ campaign, ana }: Scene) =>
  plant(app, async (tx) => {
    const [pot] = await balances(tx, { clientId: ana.clientId, userId: ana.userId, potIds: [campaign.id] });
    return [pot?.available ?? 0, pot?.experience ?? 0];
  });
const worth = ({ ana }: Scene, course: TestCourse) =>
  plant(app, async (tx) => {
    const reader = {
      clientId: ana.clientId,
      userId: ana.userId,
      locale: "pt-BR",
      now: app.clock.now(),
    } as const;
    return (await worthOf(tx, reader, [course.id])).get(course.id);
  });

describe("§earning-rules#training-points finishing pays", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await aScene();
  });

  test("what was shown before, straight to what they may spend, with its reason on the statement", async () => {
    const scene = await aScene();
    const course = await aBegun(scene);
    const shown = { campaign: "Primavera", points: 100, experience: 40, limitedBy: null };
    expect((await open(scene.ana, course)).answer.course).toMatchObject({
      worth: { ...shown, paidPer: null },
      earned: null,
    });
    expect(await finish(scene.ana, course)).toMatchObject({
      ...{ activity: { state: "finished" }, course: { state: "finished" }, earned: shown },
    });
    expect(await had(scene)).toEqual([100, 40]);
    const [line] = (await app.request(listStatement, { query: {} }, { as: scene.ana })).answer.items;
    expect(line).toMatchObject({
      ...{ type: "award", points: 100, experience: 40, source: { type: "course", id: course.id } },
      document: { title: course.draft.title["pt-BR"] },
      trace: [{ step: "activity", ruleId: "course", points: 100 }],
      states: [{ state: "confirmed", points: 100 }],
    });
    expect(await worth(scene, course)).toEqual({ worth: null, earned: shown });
    const notified = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select(["kind", "link"])
        .where("user_id", "=", scene.ana.userId)
        .execute(),
    );
    expect(notified).toEqual([{ kind: "learning.earned", link: `/online-courses/${course.id}` }]);
  });

  test("once: for steps sent again, and for a course that starts over, is taken back or left and joined again", async () => {
    const course = await aBegun(scene);
    const [before = 0] = await had(scene);
    const { sittingId } = (await open(scene.ana, course)).answer;
    const answers = await Promise.all([1, 2, 3, 4].map((seq) => seen(scene.ana, sittingId, seq)));
    expect(answers.flatMap(({ answer }) => answer.earned ?? [])).toHaveLength(1);
    const set = (state: "restarted" | "in_progress") =>
      plant(app, (tx) =>
        tx
          .updateTable("course_enrolments")
          .set({ state, attempt: 2, finished_at: null })
          .where("course_id", "=", course.id)
          .execute(),
      );
    await set("restarted");
    await plant(app, (tx) =>
      tx
        .deleteFrom("activity_progress")
        .where("activity_id", "=", course.activities[0]?.id ?? "")
        .execute(),
    );
    expect(await finish(scene.ana, course)).toMatchObject({ course: { state: "finished" }, earned: null });
    expect((await had(scene))[0]).toBe(before + 100);
  });

  test("once, when the same completion is told twice at the same moment", async () => {
    const course = await aBegun(scene);
    const [before = 0] = await had(scene);
    const enrolment = await plant(app, (tx) =>
      tx
        .selectFrom("course_enrolments")
        .select("id")
        .where("course_id", "=", course.id)
        .executeTakeFirstOrThrow(),
    );
    const { clientId, userId } = scene.ana;
    const key = { clientId, userId, enrolmentId: enrolment.id, courseId: course.id } as const;
    const once = () =>
      plant(app, (tx) =>
        completeCourse(tx, { ...key, locale: "pt-BR", now: app.clock.now() }).then((earned) => [earned]),
      );
    const paid = await Promise.all([once(), once(), once()]);
    expect(paid.flat().filter((earned) => earned !== null)).toHaveLength(1);
    expect((await had(scene))[0]).toBe(before + 100);
  });

  test("two devices that finish it at the same moment", async () => {
    const course = await aBegun(scene);
    const [before = 0] = await had(scene);
    const sittings = [await open(scene.ana, course), await open(scene.ana, course)];
    const answers = await Promise.all(sittings.map(({ answer }) => seen(scene.ana, answer.sittingId)));
    expect(answers.flatMap(({ answer }) => answer.earned ?? [])).toHaveLength(1);
    expect((await had(scene))[0]).toBe(before + 100);
  });

  test("nothing without a campaign they are in: the course is finished all the same", async () => {
    const rui = await aParticipant(app, scene.client);
    const course = await aCourse(app, scene.client);
    await enrolled(app, rui, course);
    expect(await finish(rui, course)).toMatchObject({ course: { state: "finished" }, earned: null });
    expect(await worth({ ...scene, ana: rui }, course)).toEqual({ worth: null, earned: null });
    const notified = await plant(app, (tx) =>
      tx.selectFrom("notifications").select("kind").where("user_id", "=", rui.userId).execute(),
    );
    expect(notified).toEqual([{ kind: "learning.finished" }]);
    // Courses finished before they joined pay nothing later, however often it is said again.
    await enrol(app, scene.campaign, rui, [await aStore(app, scene.client)]);
    expect(await finish(rui, course)).toMatchObject({ earned: null });
  });

  test("a trail pays as its own, after the course that finished it", async () => {
    const courses = [await aCourse(app, scene.client), await aCourse(app, scene.client)];
    const trail = await aTrail(app, scene.client, { courses });
    for (const course of [...courses, trail]) await enrolled(app, scene.ana, course);
    const [before = 0] = await had(scene);
    for (const course of courses) expect((await finish(scene.ana, course)).earned?.points).toBe(100);
    expect((await had(scene))[0]).toBe(before + 300);
    const lines = (await app.request(listStatement, { query: {} }, { as: scene.ana })).answer.items;
    expect(lines[0]?.source).toEqual({ type: "trail", id: trail.id });
    const row = await plant(app, (tx) =>
      tx
        .selectFrom("course_enrolments")
        .select("state")
        .where("course_id", "=", trail.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.state).toBe("finished");
  });

  test("a trail waits for what it asks for first, though its courses are done, and finishes with that", async () => {
    const base = await aCourse(app, scene.client);
    const course = await aCourse(app, scene.client);
    const trail = await aTrail(app, scene.client, { courses: [course], prerequisiteIds: [base.id] });
    for (const one of [base, course, trail]) await enrolled(app, scene.ana, one);
    const stateOfTrail = async () => {
      const trailPage = await app.request(
        readCourse,
        { params: { id: trail.id }, query: {} },
        { as: scene.ana },
      );
      return [trailPage.answer.enrolment?.state, trailPage.answer.enrolment?.percent];
    };
    await finish(scene.ana, course);
    expect(await stateOfTrail()).toEqual(["in_progress", 100]);
    await finish(scene.ana, base);
    expect(await stateOfTrail()).toEqual(["finished", 100]);
  });

  test("the books agree", async () => {
    const checks = await verifyLedger(app.parts.db, { clientId: scene.client.id });
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

describe("§loyalty#campaigns by the campaign's frozen rules", () => {
  test("a rule for this very course wins over one for any", async () => {
    const client = await aClient(app);
    const course = await aCourse(app, client);
    const activities = [rule(), rule({ id: "this", objectId: course.id, points: 7, experience: 0 })];
    const campaign = await aCampaign(app, client, { ruleSet: { ...emptyRuleSet, activities } });
    const scene = { client, campaign, ana: await anEnrolled(app, client, campaign) };
    await enrolled(app, scene.ana, course);
    expect((await finish(scene.ana, course)).earned).toMatchObject({ points: 7, experience: 0 });
  });

  test.each([
    ["per_day", "day", { days: 1 }],
    ["per_week", "week", { days: 7 }],
  ] as const)("%s: the second of it pays nothing, the next one does", async (once, paidPer, later) => {
    app.clock.set("2026-11-18T15:00:00Z");
    const scene = await aScene([rule({ once })]);
    const three = [await aBegun(scene), await aBegun(scene), await aBegun(scene)] as const;
    expect((await finish(scene.ana, three[0])).earned?.points).toBe(100);
    expect((await worth(scene, three[1]))?.worth).toMatchObject({ points: 0, paidPer });
    expect((await finish(scene.ana, three[1])).earned).toBeNull();
    app.clock.pass(later);
    expect((await finish(scene.ana, three[2])).earned?.points).toBe(100);
  });

  test("two courses finished at once where one a day pays: one pays", async () => {
    const scene = await aScene([rule({ once: "per_day" })]);
    const courses = [await aBegun(scene), await aBegun(scene)];
    const sittings = await Promise.all(courses.map((course) => open(scene.ana, course)));
    const done = await Promise.all(sittings.map(({ answer }) => seen(scene.ana, answer.sittingId)));
    expect(done.flatMap(({ answer }) => answer.earned ?? [])).toHaveLength(1);
    expect(await had(scene)).toEqual([100, 40]);
  });

  test("the budget trims what it gives, before and after, and then gives experience alone", async () => {
    const scene = await aScene([rule()], [{ id: "all", kind: "budget", limit: 130 }]);
    const [one, two, three] = [await aBegun(scene), await aBegun(scene), await aBegun(scene)];
    await finish(scene.ana, one);
    expect((await worth(scene, two))?.worth).toMatchObject({
      points: 30,
      experience: 40,
      limitedBy: "budget",
    });
    expect((await finish(scene.ana, two)).earned).toMatchObject({ points: 30, experience: 40 });
    expect((await finish(scene.ana, three)).earned).toMatchObject({ points: 0, experience: 40 });
    expect(await had(scene)).toEqual([130, 120]);
  });

  test.each([
    ["points_per_day", { days: 1 }],
    ["points_per_week", { days: 7 }],
  ] as const)(
    "§learning#points-not-farmed points cannot be farmed: %s trims courses, says so, and starts anew",
    async (kind, later) => {
      app.clock.set("2026-11-18T15:00:00Z");
      const scene = await aScene([rule({ experience: 0 })], [{ id: "limit", kind, limit: 150 }]);
      const courses = [await aBegun(scene), await aBegun(scene), await aBegun(scene), await aBegun(scene)];
      const [one, two, three, four] = courses as [TestCourse, TestCourse, TestCourse, TestCourse];
      expect((await finish(scene.ana, one)).earned).toMatchObject({ points: 100, limitedBy: null });
      expect((await worth(scene, two))?.worth).toMatchObject({ points: 50, limitedBy: kind });
      expect((await finish(scene.ana, two)).earned).toMatchObject({ points: 50, limitedBy: kind });
      expect((await worth(scene, two))?.earned).toMatchObject({ points: 50, limitedBy: kind });
      expect((await worth(scene, three))?.worth).toMatchObject({ points: 0, limitedBy: kind });
      expect((await finish(scene.ana, three)).earned).toMatchObject({ points: 0, limitedBy: kind });
      expect(await had(scene)).toEqual([150, 0]);
      app.clock.pass(later);
      expect((await finish(scene.ana, four)).earned).toMatchObject({ points: 100, limitedBy: null });
      expect(await had(scene)).toEqual([250, 0]);
    },
  );

  test("two people at the last of the budget: together no more than there is", async () => {
    const scene = await aScene([rule()], [{ id: "all", kind: "budget", limit: 150 }]);
    const rui = await anEnrolled(app, scene.client, scene.campaign);
    const course = await aBegun(scene);
    await enrolled(app, rui, course);
    const done = await Promise.all([finish(scene.ana, course), finish(rui, course)]);
    expect(done.map(({ earned }) => earned?.points).sort()).toEqual([100, 50]);
  });

  test("a campaign that ended a second ago pays nothing; a second before, it does", async () => {
    app.clock.set("2026-11-10T12:00:00Z");
    const days = { days: { beginsOn: "2026-10-01", endsOn: "2026-11-10" } };
    const scene = await aScene([rule()], [], days);
    const [early, late] = [await aBegun(scene), await aBegun(scene)];
    app.clock.set("2026-11-11T02:59:59Z");
    expect((await finish(scene.ana, early)).earned?.points).toBe(100);
    app.clock.set("2026-11-11T03:00:00Z");
    expect((await worth(scene, late))?.worth).toBeNull();
    expect(await finish(scene.ana, late)).toMatchObject({ course: { state: "finished" }, earned: null });
  });
});

describe("§entities#type-scorm what a package says of itself", () => {
  const aPackage = async (require: "completed" | "passed") => {
    const client = await aClient(app);
    const ana = await aParticipant(app, client);
    const data = { packages: { "pt-BR": crypto.randomUUID() } };
    const course = await aCourse(app, client, {
      modules: [
        { activities: [anActivity({ type: "scorm", data, completion: { rule: "verdict", require } })] },
      ],
    });
    await enrolled(app, ana, course);
    app.clock.set(app.clock.now());
    const { sittingId } = (await open(ana, course)).answer;
    app.clock.pass({ minutes: 5 });
    const report = (verdict: Partial<PackageReport>) =>
      plant(app, (tx) => {
        const sitting = { clientId: client.id, userId: ana.userId, sittingId, locale: "pt-BR" } as const;
        return applyPackageResult(
          tx,
          { ...sitting, now: app.clock.now() },
          {
            ...{ seq: 1, completion: "unknown", success: "unknown", score: null, seconds: 0, position: null },
            ...verdict,
          },
        );
      });
    return { client, ana, course, sittingId, said: report };
  };

  test("failing reproves, passing finishes, and nothing said later takes it back", async () => {
    const { said: report, ana, course } = await aPackage("passed");
    expect(
      await report({ completion: "incomplete", seconds: 60, position: { at: 0, detail: "p3" } }),
    ).toMatchObject({
      activity: { state: "in_progress", percent: 0, seconds: 60 },
    });
    expect(await report({ seq: 2, completion: "completed", success: "failed", score: 40 })).toMatchObject({
      activity: { state: "reproved" },
    });
    expect(await report({ seq: 3, completion: "completed", success: "passed", score: 80.456 })).toMatchObject(
      {
        ...{ activity: { state: "finished", percent: 100 }, course: { state: "finished" } },
      },
    );
    expect(await report({ seq: 4, completion: "incomplete", success: "failed", score: 10 })).toMatchObject({
      ...{ activity: { state: "finished", percent: 100 }, earned: null },
    });
    const { progress } = (await open(ana, course)).answer;
    expect(progress).toMatchObject({ state: "finished", score: 80.46, resume: { at: 0, detail: "p3" } });
    const row = await plant(app, (tx) =>
      tx
        .selectFrom("course_enrolments")
        .select(["score"])
        .where("course_id", "=", course.id)
        .executeTakeFirstOrThrow(),
    );
    expect(Number(row.score)).toBe(80.46);
  });

  test("completed is enough where that is asked", async () => {
    const { said: report } = await aPackage("completed");
    expect(await report({ completion: "completed" })).toMatchObject({ activity: { state: "finished" } });
  });

  test("a sitting is found by its person only, and only while it counts", async () => {
    const { client, ana, sittingId, course } = await aPackage("completed");
    const find = (userId: string) =>
      plant(app, async (tx) => [await sittingOf(tx, { clientId: client.id, sittingId, userId })]);
    expect((await find(ana.userId))[0]).toMatchObject({
      ...{ id: sittingId, courseId: course.id, attempt: 1, locale: "pt-BR" },
      placed: { order: 1, activity: { type: "scorm" } },
    });
    expect(await find((await aParticipant(app, client)).userId)).toEqual([undefined]);
    await plant(app, (tx) =>
      tx
        .updateTable("course_enrolments")
        .set({ state: "blocked" })
        .where("course_id", "=", course.id)
        .execute(),
    );
    expect(await find(ana.userId)).toEqual([undefined]);
  });
});
