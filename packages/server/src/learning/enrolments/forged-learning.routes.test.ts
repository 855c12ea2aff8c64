// A cheating salesperson learns by HTTP: every kind of activity that says how far somebody is, forged in a second.

import { slideTypes } from "@trilha/contract/core/files/rules.ts";
import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { openActivity, sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import * as contract from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { takeCloudProgress } from "@trilha/contract/learning/scorm/endpoints.ts";
import { type ActivityRule, emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { afterEach, describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aTestCourse, aTruth, taker } from "../../../test/builders-attempts.ts";
import { aCampaign, anEnrolled } from "../../../test/builders-campaigns.ts";
import { aCourse, anActivity, enrolled } from "../../../test/builders-courses.ts";
import { aDevice, aGame, gameActivity, says, statements } from "../../../test/builders-games.ts";
import {
  aLaunch,
  anItem,
  aPackage,
  type Learner,
  loadPage,
  scormActivity,
} from "../../../test/builders-scorm.ts";
import { aDocument, aFilm, aLessonFile, aRecording } from "../../../test/lessons.ts";
import { useApp } from "../../../test/use-app.ts";
import { fileJobs } from "../../core/files/index.ts";
import { balances } from "../../loyalty/ledger/index.ts";
import { localScormCloud } from "../../platform/outside/scorm-cloud/local-scorm-cloud.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const rule: ActivityRule = { id: "c", kind: "training", points: 100, experience: 40, once: "per_object" };
afterEach(() => {
  app.outside.scormCloud = localScormCloud();
});

interface Scene {
  client: Client;
  staff: Member;
  ana: Member;
  points: () => Promise<number>;
}
/** A person whose finished courses pay 100 points. */
async function aScene(): Promise<Scene> {
  const client = await aClient(app);
  const ruleSet = { ...emptyRuleSet, activities: [rule], caps: [] };
  const campaign = await aCampaign(app, client, { ruleSet });
  const ana = await anEnrolled(app, client, campaign);
  const points = () =>
    plant(app, async (tx) => {
      const person = { clientId: ana.clientId, userId: ana.userId, potIds: [campaign.id] };
      return (await balances(tx, person))[0]?.available ?? 0;
    });
  app.clock.set(app.clock.now());
  return { client, staff: await aStaffMember(app, client, "program_administrator"), ana, points };
}
const begun = async ({ client, ana }: Scene, ...activities: Partial<Activity>[]): Promise<Learner> => {
  const course = await aCourse(app, client, { modules: [{ activities: activities as Activity[] }] });
  const { id: enrolmentId } = await enrolled(app, ana, course);
  return { client, member: ana, course, enrolmentId };
};
const open = async ({ member, course }: Learner, order = 1) =>
  (await app.request(openActivity, { params: { id: course.id, order }, body: {} }, { as: member })).answer;
/** All there is, as a script says it. */
const sayAll = async ({ member }: Learner, sittingId: string) => {
  const steps = [{ seq: 1, seconds: 1_000_000, position: null, seen: [[0, 1_000_000] as [number, number]] }];
  return (await app.request(sendSteps, { body: { sittingId, steps } }, { as: member })).answer;
};
const flagsOf = async ({ staff }: Scene) =>
  (await app.request(contract.listFlags, { query: {} }, { as: staff })).answer.items;
const stateOf = async ({ member, course }: Learner) =>
  (await app.request(readCourse, { params: { id: course.id }, query: {} }, { as: member })).answer.state;

const ofOwner = ({ client, staff }: Scene) => ({ app, client, owner: staff });
const slides = async (scene: Scene, pages: number) => {
  const owned = ofOwner(scene);
  const pdf = (await aDocument(owned, pages)).files["pt-BR"];
  const file = { kind: "course_slides", name: "aula.pptx", type: slideTypes.pptx };
  const id = await aLessonFile(owned, Buffer.from("slides"), file);
  const converted = { client_id: scene.client.id, file_id: id, state: "done" as const, pdf_file_id: pdf };
  await plant(app, (tx) =>
    tx
      .insertInto("file_conversions")
      .values({ ...converted, at: app.clock.now() })
      .execute(),
  );
  return anActivity({
    type: "ppt",
    data: { files: { "pt-BR": id } },
    completion: { rule: "pages", share: 100 },
  });
};
const recording = async (scene: Scene) =>
  anActivity({
    type: "audio",
    data: await aRecording(ofOwner(scene)),
    completion: { rule: "watched", share: 100 },
  });

describe("security 33: forged by HTTP in a second", () => {
  test.each([
    ["audio of 24 seconds", recording, 24 / 2],
    ["slides of six pages", (scene: Scene) => slides(scene, 6), 5 * 2],
  ])(
    "%s: what the server's clock has not seen does not count, and counts once it has",
    async (_, make, least) => {
      const scene = await aScene();
      const learner = await begun(scene, await make(scene));
      const { sittingId } = await open(learner);
      app.clock.pass({ seconds: 1 });
      expect((await sayAll(learner, sittingId)).activity.percent).toBeLessThan(50);
      const again = await Promise.all(Array.from({ length: 5 }, () => open(learner)));
      for (const one of again) await sayAll(learner, one.sittingId);
      expect([await stateOf(learner), await scene.points()]).toEqual(["in_progress", 0]);
      app.clock.pass({ seconds: least });
      expect((await sayAll(learner, sittingId)).course.state).toBe("finished");
      expect([await scene.points(), await flagsOf(scene)]).toEqual([100, []]);
    },
  );

  test("SCORM 2004: passed with a full score is flagged, held and not paid", async () => {
    const scene = await aScene();
    const { id } = await aPackage(app, scene.client, { version: "2004-4", items: [anItem("a")] });
    const learner = await begun(scene, scormActivity(id));
    const page = await loadPage(app, (await aLaunch(app, learner)).url);
    app.clock.pass({ seconds: 1 });
    const passed = { completion_status: "completed", success_status: "passed", score: { scaled: "1" } };
    await page.commit(1, { ...passed, session_time: "PT2H" }, { ended: true });
    expect([await stateOf(learner), await scene.points()]).toEqual(["in_progress", 0]);
    expect(await flagsOf(scene)).toMatchObject([
      { reason: "package_too_fast", expected: 30, measured: 1, holds: true },
    ]);
  });

  test("SCORM Cloud: a post-back that comes at once is flagged, held and not paid; a forged one is nobody's", async () => {
    const scene = await aScene();
    const postBacks: string[] = [];
    app.outside.scormCloud = {
      ...localScormCloud(),
      register: async ({ postBack }) => void postBacks.push(postBack),
      launchLink: async () => "https://cloud.example/launch",
      progress: async () => undefined,
    };
    const data = { courses: { "pt-BR": "course-1" } };
    const learner = await begun(scene, {
      ...{ type: "scorm_cloud", data, completion: { rule: "verdict", require: "passed" } },
    });
    await aLaunch(app, learner);
    app.clock.pass({ seconds: 1 });
    const [, id = "", secret = ""] = /cloud\/([^/]+)\/([^/]+)$/.exec(postBacks[0] ?? "") ?? [];
    const body = {
      registrationCompletion: "COMPLETED",
      registrationSuccess: "PASSED",
      score: { scaled: 100 },
    };
    const guess = secret.replace(/^./, (sign) => (sign === "A" ? "B" : "A"));
    const forged = await app.request(takeCloudProgress, { params: { id, secret: guess }, body });
    expect(forged.refusal).toBe("404 request.not_found");
    expect((await app.request(takeCloudProgress, { params: { id, secret }, body })).status).toBe(204);
    expect([await stateOf(learner), await scene.points()]).toEqual(["in_progress", 0]);
    expect(await flagsOf(scene)).toMatchObject([{ reason: "package_too_fast", measured: 1, holds: true }]);
  });

  test("two packages open side by side share the time: the second is flagged, over courses as well", async () => {
    const scene = await aScene();
    const learners: Learner[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await aPackage(app, scene.client, { typicalTime: "PT10M" });
      learners.push(await begun(scene, scormActivity(id)));
    }
    const pages = [];
    for (const learner of learners) pages.push(await loadPage(app, (await aLaunch(app, learner)).url));
    app.clock.pass({ seconds: 61 });
    // Opened anew just before it is forged, it is still the time since the first opening that is shared.
    const [first] = learners;
    if (first) pages[0] = await loadPage(app, (await aLaunch(app, first)).url);
    for (const page of pages) await page.commit(1, { core: { lesson_status: "passed" } }, { ended: true });
    expect(await scene.points()).toBe(100);
    expect(await flagsOf(scene)).toMatchObject([{ reason: "package_too_fast", expected: 60, measured: 1 }]);
  });

  test("two packages one after the other are paid", async () => {
    const scene = await aScene();
    for (let n = 0; n < 2; n += 1) {
      const { id } = await aPackage(app, scene.client, { typicalTime: "PT10M" });
      const page = await loadPage(app, (await aLaunch(app, await begun(scene, scormActivity(id)))).url);
      app.clock.pass({ seconds: 61 });
      await page.commit(1, { core: { lesson_status: "passed" } }, { ended: true });
    }
    expect([await scene.points(), await flagsOf(scene)]).toEqual([200, []]);
  });
});

test("a test passed in its time and taken again in a second: the leaderboard's score stays, until that takes its time as well", async () => {
  const scene = await aScene();
  const { course, questions } = await aTestCourse(app, scene.client, { settings: { improve: true } });
  const { id } = await enrolled(app, scene.ana, course);
  const device = taker(app, scene.ana);
  const attempt = async (right: number, seconds: number) => {
    const { answer } = await device.start(await device.open(course, 1));
    app.clock.pass({ seconds });
    await device.submit(answer.id, ...questions.map((_, place) => device.say(place, place < right)));
    const row = await plant(app, (tx) =>
      tx.selectFrom("course_enrolments").select("score").where("id", "=", id).executeTakeFirst(),
    );
    return Number(row?.score);
  };
  expect(await attempt(2, 60)).toBeCloseTo(66.67, 1);
  expect(await attempt(3, 0)).toBeCloseTo(66.67, 1);
  expect(await attempt(3, 60)).toBe(100);
});

describe("work that is open side by side shares the person's time", () => {
  test("two tests: the second is flagged, and paid where they are taken one after the other", async () => {
    const scene = await aScene();
    const bodies = Array.from({ length: 10 }, () => aTruth());
    const begin = async () => {
      const { course } = await aTestCourse(app, scene.client, { bodies });
      await enrolled(app, scene.ana, course);
      const device = taker(app, scene.ana);
      const { answer } = await device.start(await device.open(course));
      return () => device.submit(answer.id, ...bodies.map((_, place) => device.say(place, true)));
    };
    // Sittings that were opened long before give an attempt no time.
    app.clock.pass({ minutes: 5 });
    const sideBySide = [await begin(), await begin()];
    app.clock.pass({ seconds: 20 });
    for (const submit of sideBySide) await submit();
    expect([await scene.points(), await flagsOf(scene)]).toMatchObject([
      100,
      [{ reason: "test_too_fast", expected: 20, measured: 0 }],
    ]);
    for (let n = 0; n < 2; n += 1) {
      const submit = await begin();
      app.clock.pass({ seconds: 20 });
      await submit();
    }
    expect([await scene.points(), await flagsOf(scene)]).toMatchObject([300, [{}]]);
  });

  test("two tests handed in at the same moment: one of them has the time", async () => {
    const scene = await aScene();
    const bodies = Array.from({ length: 10 }, () => aTruth());
    const submits: (() => Promise<unknown>)[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { course } = await aTestCourse(app, scene.client, { bodies });
      await enrolled(app, scene.ana, course);
      const device = taker(app, scene.ana);
      const { answer } = await device.start(await device.open(course));
      submits.push(() => device.submit(answer.id, ...bodies.map((_, place) => device.say(place, true))));
    }
    app.clock.pass({ seconds: 20 });
    await Promise.all(submits.map((submit) => submit()));
    expect([await scene.points(), (await flagsOf(scene)).length]).toEqual([100, 1]);
  });

  test("two games: the second is flagged", async () => {
    const scene = await aScene();
    const cards = Array.from({ length: 40 }, () => true);
    const games = [];
    for (let n = 0; n < 2; n += 1) {
      const learner = await begun(scene, gameActivity(statements(cards)));
      games.push((await aGame(app, learner, 1, { looks: 0 })).game.id);
    }
    app.clock.pass({ seconds: 10 });
    for (const id of games)
      expect(
        (await aDevice(app, scene.ana, id).move(...cards.map((_, card) => says(card, true)))).status,
      ).toBe(200);
    expect([await scene.points(), await flagsOf(scene)]).toMatchObject([
      100,
      [{ reason: "game_too_fast", expected: 10, measured: 0 }],
    ]);
  });
});

test("a package finished in its time and begun again: a better score counts once that attempt took its time", async () => {
  const scene = await aScene();
  const { id } = await aPackage(app, scene.client, { typicalTime: "PT10M" });
  const learner = await begun(scene, scormActivity(id));
  const score = async () => {
    const row = await plant(app, (tx) =>
      tx
        .selectFrom("activity_progress")
        .select("score")
        .where("enrolment_id", "=", learner.enrolmentId)
        .executeTakeFirst(),
    );
    return Number(row?.score);
  };
  const passed = (raw: string) => ({
    core: { lesson_status: "passed", score: { raw, min: "0", max: "100" } },
  });
  const first = await loadPage(app, (await aLaunch(app, learner)).url);
  app.clock.pass({ seconds: 61 });
  await first.commit(1, passed("50"), { ended: true });
  expect(await score()).toBe(50);
  const second = await loadPage(app, (await aLaunch(app, learner, { again: true })).url);
  app.clock.pass({ seconds: 1 });
  await second.commit(1, passed("90"));
  expect(await score()).toBe(50);
  app.clock.pass({ seconds: 60 });
  await second.commit(2, passed("95"), { ended: true });
  expect([await score(), await flagsOf(scene)]).toEqual([95, []]);
});

describe("files from before the server read how long they are", () => {
  test("nothing of them counts until the job has read them; one that cannot be read is read once", async () => {
    const scene = await aScene();
    const film = anActivity({
      type: "video",
      data: await aFilm(ofOwner(scene)),
      completion: { rule: "watched", share: 100 },
    });
    const document = anActivity({
      type: "pdf",
      data: await aDocument(ofOwner(scene), 3),
      completion: { rule: "pages", share: 100 },
    });
    const kind = { kind: "course_audio", name: "x.mp3", type: "audio/mpeg" };
    const broken = await aLessonFile(ofOwner(scene), Buffer.from("no sound"), kind);
    await plant(app, (tx) =>
      tx.updateTable("files").set({ facts: "{}" }).where("client_id", "=", scene.client.id).execute(),
    );
    const learner = await begun(scene, film, document);
    const sittings = [await open(learner, 1), await open(learner, 2)];
    app.clock.pass({ minutes: 10 });
    for (const { sittingId } of sittings)
      expect((await sayAll(learner, sittingId)).activity).toMatchObject({ state: "in_progress", percent: 0 });
    await fileJobs["files.read_facts"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    const facts = await plant(app, (tx) =>
      tx.selectFrom("files").select("facts").where("id", "=", broken).executeTakeFirst(),
    );
    expect(facts).toEqual({ facts: { unreadable: true } });
    for (const order of [1, 2]) {
      const { sittingId } = await open(learner, order);
      app.clock.pass({ minutes: 10 });
      expect((await sayAll(learner, sittingId)).activity.state).toBe("finished");
    }
    expect(await scene.points()).toBe(100);
  });
});
