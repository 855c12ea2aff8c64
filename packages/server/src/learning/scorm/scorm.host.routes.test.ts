import type { ManifestObjective } from "@trilha/contract/learning/content/manifest.ts";
import { describe, expect, test } from "vitest";
import { aClient, plant } from "../../../test/builders.ts";
import { enrolled } from "../../../test/builders-courses.ts";
import {
  aLaunch,
  aLearner,
  anItem,
  aPackage,
  aRevision,
  type Learner,
  loadPage,
  type PackageFields,
  scormActivity,
} from "../../../test/builders-scorm.ts";
import { useApp } from "../../../test/use-app.ts";
import { scormJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const minutes = (count: number) => app.clock.pass({ minutes: count });

/** Learner about to open a course of one package. */
async function learning(fields: PackageFields = {}, activity = {}): Promise<Learner & { packageId: string }> {
  const client = await aClient(app);
  const { id } = await aPackage(app, client, fields);
  const learner = await aLearner(app, [scormActivity(id, activity)], client);
  return { ...learner, packageId: id };
}
const opened = async (learner: Learner, wish = {}) => loadPage(app, (await aLaunch(app, learner, wish)).url);
const progress = ({ enrolmentId }: Learner) =>
  plant(app, (tx) =>
    tx
      .selectFrom("activity_progress")
      .select(["state", "percent", "score", "verdict"])
      .where("enrolment_id", "=", enrolmentId)
      .executeTakeFirst(),
  );
const attempts = ({ enrolmentId }: Learner) =>
  plant(app, (tx) =>
    tx
      .selectFrom("scorm_attempts")
      .selectAll()
      .where("enrolment_id", "=", enrolmentId)
      .orderBy("number")
      .orderBy("sco")
      .execute(),
  );
const core = (data: object) => ({ core: data });

describe("§entities#type-scorm scorm: commits", () => {
  test("kept as they were said, found again with bookmark and data", async () => {
    const learner = await learning({ items: [anItem("a", { masteryScore: 80, dataFromLms: "k=v" })] });
    const page = await opened(learner);
    expect(page.facts.cmi).toMatchObject({
      core: { entry: "ab-initio", lesson_mode: "normal", credit: "credit", total_time: "0000:00:00" },
      launch_data: "k=v",
      student_data: { mastery_score: "80" },
    });
    const suspend = `a\u0000\ud800"</script>é${"x".repeat(60_000)}`;
    const cmi = {
      core: { lesson_status: "incomplete", lesson_location: "p7", exit: "suspend", score: { raw: "40" } },
      suspend_data: suspend,
      interactions: { 0: { id: "q1", type: "choice", student_response: "b", result: "correct" } },
      own: "idea",
    };
    expect(await page.commit(1, cmi)).toMatchObject({ status: 200, body: { result: true, kept: true } });
    const [row] = await attempts(learner);
    expect(row).toMatchObject({
      ...{ completion: "incomplete", success: "unknown", location: "p7", suspended: true, sequence: 1 },
      ...{ score: "40.000", journal: { own: "idea" } },
    });
    const again = await opened(learner);
    expect(again.facts.cmi).toMatchObject({
      core: { entry: "resume", lesson_location: "p7", lesson_status: "incomplete", score: { raw: "40" } },
      suspend_data: suspend,
      interactions: { 0: { id: "q1", type: "choice", student_response: "b" } },
    });
  });

  test("a place with what no column holds is kept, and found again as it was", async () => {
    const learner = await learning();
    const place = "p\u00007\ud800";
    expect((await (await opened(learner)).commit(1, core({ lesson_location: place }))).status).toBe(200);
    expect((await attempts(learner))[0]?.location).toBe("p7\ufffd");
    expect((await opened(learner)).facts.cmi?.core.lesson_location).toBe(place);
  });

  test("twice, or late: a success that changes nothing", async () => {
    const learner = await learning();
    const page = await opened(learner);
    await page.commit(2, core({ lesson_location: "later" }));
    for (const sequence of [1, 2])
      expect((await page.commit(sequence, core({ lesson_location: "x" }))).body).toMatchObject({
        kept: false,
      });
    expect((await attempts(learner))[0]?.location).toBe("later");
  });

  test("of a page opened again elsewhere: refused, in words; the one that was opened last writes", async () => {
    const learner = await learning();
    const first = await opened(learner);
    const second = await opened(learner);
    const refused = await first.commit(1, core({ lesson_location: "old" }));
    expect([refused.status, refused.body.code]).toEqual([409, "scorm.replaced"]);
    expect((await second.commit(1, core({ lesson_location: "new" }))).status).toBe(200);
    expect((await attempts(learner))[0]?.location).toBe("new");
  });

  test("of a page that was loaded anew: its earlier run is refused, sequences begin again", async () => {
    const learner = await learning();
    const { url } = await aLaunch(app, learner);
    const before = await loadPage(app, url);
    await before.commit(5, core({ lesson_location: "p5" }));
    const after = await loadPage(app, url);
    expect(after.facts).toMatchObject({ run: 2, before: { run: 1, sequence: 5 } });
    expect((await before.commit(6, core({ lesson_location: "p6" }))).status).toBe(409);
    expect((await after.commit(1, core({ lesson_location: "p1" }))).body).toMatchObject({ kept: true });
  });

  test.each([
    ["no JSON", "{"],
    ["no commit", "[]"],
    ["no text of ours", JSON.stringify({ t: "x" })],
  ])("%s is refused, nothing breaks", async (_, payload) => {
    const learner = await learning();
    const { url } = await aLaunch(app, learner);
    const { host, pathname } = new URL(url);
    const sent = await app.http.inject({
      ...{ method: "POST", url: pathname.replace(/launch$/, "commit"), payload },
      headers: { host, "content-type": "text/plain" },
    });
    expect([sent.statusCode, sent.json().code]).toEqual([400, "request.malformed"]);
  });

  test.each([
    ["document", "cmi", "scorm.unreadable"],
    ["shared data", "shared", "request.malformed"],
  ])("%s nested without end: refused, nothing breaks", async (_, part, code) => {
    const { url } = await aLaunch(app, await learning());
    const { facts } = await loadPage(app, url);
    const body = JSON.stringify({
      t: facts.token,
      run: 1,
      sequence: 1,
      ended: false,
      cmi: {},
      [part]: "deep",
    });
    const deep = `${'{"x":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const { host, pathname } = new URL(url);
    const sent = await app.http.inject({
      ...{
        method: "POST",
        url: pathname.replace(/launch$/, "commit"),
        payload: body.replace('"deep"', deep),
      },
      headers: { host, "content-type": "text/plain" },
    });
    expect(sent.json().code).toBe(code);
  });

  test("too big, endless, or of a key nobody was given: refused", async () => {
    const page = await opened(await learning());
    expect((await page.commit(1, { suspend_data: "x".repeat(1024 * 1024) })).status).toBe(413);
    const endless = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`x${n}`, "1"]));
    expect((await page.commit(1, endless)).body.code).toBe("scorm.unreadable");
    expect((await page.commit(1, {}, { t: "A".repeat(43) })).body.code).toBe("scorm.launch_over");
    const stranger = await opened(await learning());
    expect((await page.commit(1, {}, { t: stranger.facts.token })).body.code).toBe("scorm.launch_over");
  });

  test("who is signed out or blocked loses the address", async () => {
    const learner = await learning();
    const page = await opened(learner);
    await plant(app, (tx) =>
      tx
        .updateTable("sessions")
        .set({ ended_at: app.clock.now(), end_reason: "signed_out" })
        .where("user_id", "=", learner.member.userId)
        .execute(),
    );
    app.parts.actors.forget(learner.member.userId);
    expect((await page.commit(1, core({}))).status).toBe(404);
  });
});

describe("§entities#type-scorm scorm: the verdict completes the activity", () => {
  test("1.2: passed by mastery, told to the course in the same breath", async () => {
    const learner = await learning({ items: [anItem("a", { masteryScore: 80 })] });
    const page = await opened(learner);
    expect(await progress(learner)).toMatchObject({ state: "in_progress", verdict: null });
    await page.commit(1, core({ lesson_status: "incomplete", score: { raw: "90" } }));
    expect(await progress(learner)).toMatchObject({ state: "in_progress" });
    await page.commit(2, core({ lesson_status: "completed", score: { raw: "90" } }), { ended: true });
    expect(await progress(learner)).toMatchObject({
      ...{ state: "finished", percent: 100, verdict: "passed", score: "90.00" },
    });
  });

  test("2004: thresholds are looked at here, whatever the words say", async () => {
    const sco = anItem("a", {
      completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.8, progressWeight: 1 },
      sequencing: {
        primaryObjective: { objectiveID: "o", satisfiedByMeasure: true, minNormalizedMeasure: 0.7 },
      },
    });
    const learner = await learning({ version: "2004-4", items: [sco] });
    const page = await opened(learner);
    await page.commit(1, { progress_measure: "0.8", score: { scaled: "0.7" }, completion_status: "unknown" });
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed", score: "70.00" });
  });

  test("over all SCOs; the score is their mean; what was passed stays passed", async () => {
    const learner = await learning({
      version: "2004-3",
      sequencing: flowing,
      items: [anItem("a"), anItem("b")],
    });
    const done = { completion_status: "completed", success_status: "passed" };
    const first = await opened(learner);
    await first.commit(1, { ...done, score: { scaled: "0.6" } }, { ended: true, request: "continue" });
    expect(await progress(learner)).toMatchObject({ state: "in_progress", verdict: null });
    const next = await aLaunch(app, learner);
    expect([next.current, next.contents.map(({ state }) => state)]).toEqual(["b", ["passed", "not_started"]]);
    const second = await loadPage(app, next.url);
    await second.commit(1, { ...done, score: { scaled: "0.9" } }, { ended: true });
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed", score: "75.00" });
    const back = await opened(learner, { sco: "a" });
    await back.commit(1, { completion_status: "incomplete", success_status: "failed" });
    expect((await attempts(learner))[0]).toMatchObject({
      ...{ completion: "completed", success: "passed" },
      cmi: { completion_status: "incomplete", success_status: "failed" },
    });
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed" });
  });

  test("1.2 content that ends without a status is completed, also after a visit that was broken off", async () => {
    const learner = await learning();
    await (await opened(learner)).commit(1, core({ lesson_status: "not attempted" }));
    expect((await attempts(learner))[0]?.completion).toBe("incomplete");
    const page = await opened(learner);
    expect(page.facts.cmi?.core.lesson_status).toBe("not attempted");
    await page.commit(1, core({ lesson_status: "not attempted" }), { ended: true });
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "completed" });
    expect((await opened(learner)).facts.cmi?.core.lesson_status).toBe("completed");
  });

  test("a page that says nothing is done once it was opened", async () => {
    const asset = await learning({ items: [anItem("a", { sco: false })] });
    expect((await opened(asset)).facts.cmi).toBeNull();
    expect(await progress(asset)).toMatchObject({ state: "finished", verdict: "completed" });
  });

  test("start again: a new attempt, the old one in the history, what was reached untouched", async () => {
    const learner = await learning();
    const page = await opened(learner);
    await page.commit(1, core({ lesson_status: "passed", lesson_location: "end" }), { ended: true });
    const again = await aLaunch(app, learner, { again: true });
    expect(again.attempt).toBe(2);
    expect((await aLaunch(app, learner, { again: true })).attempt).toBe(2);
    const fresh = await loadPage(app, again.url);
    expect(fresh.facts.cmi?.core).toMatchObject({ entry: "ab-initio" });
    expect(fresh.facts.cmi?.core.lesson_location).toBeUndefined();
    await fresh.commit(1, core({ lesson_status: "failed" }));
    expect((await attempts(learner)).map(({ number, success }) => [number, success])).toEqual([
      [1, "passed"],
      [2, "failed"],
    ]);
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed" });
  });
});

describe("§entities#type-scorm scorm: time", () => {
  const seconds = async (learner: Learner) => (await attempts(learner))[0]?.total_seconds;

  test("a session's seconds are added once, when it ends", async () => {
    const learner = await learning();
    const page = await opened(learner);
    minutes(10);
    await page.commit(1, core({ session_time: "0000:05:00" }));
    expect(await seconds(learner)).toBe(0);
    await page.commit(2, core({ session_time: "0000:09:00" }), { ended: true });
    await page.commit(2, core({ session_time: "0000:09:00" }), { ended: true });
    await page.commit(3, core({ session_time: "0000:09:00" }), { ended: true });
    expect(await seconds(learner)).toBe(540);
    const again = await opened(learner);
    expect(again.facts.cmi?.core.total_time).toBe("0000:09:00");
  });

  test("silent for half an hour: closed by the sweep, counted once; who speaks again goes on", async () => {
    const learner = await learning();
    const page = await opened(learner);
    minutes(5);
    await page.commit(1, core({ session_time: "0000:04:00" }));
    const sweep = () => scormJobs["scorm.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    minutes(29);
    await sweep();
    expect(await seconds(learner)).toBe(0);
    minutes(2);
    await sweep();
    await sweep();
    expect(await seconds(learner)).toBe(240);
    await page.commit(2, core({ session_time: "0000:06:00" }), { ended: true });
    expect(await seconds(learner)).toBe(360);
  });

  test("opened elsewhere: the seconds of the page before are counted", async () => {
    const learner = await learning();
    const page = await opened(learner);
    minutes(5);
    await page.commit(1, core({ session_time: "0000:03:00" }));
    await opened(learner);
    expect(await seconds(learner)).toBe(180);
  });
});

const flowing = { sequencingControls: { flow: true, choice: true } };
const besidePrimary = (objective: ManifestObjective) => ({
  primaryObjective: { objectiveID: "p" },
  objectives: [objective],
});
const mapped = (flags: Record<string, boolean>) =>
  besidePrimary({ objectiveID: "o", mapInfo: [{ targetObjectiveID: "g", ...flags }] });
/** A package of three parts whose first says something that the second hears. */
const sequenced = (fields: PackageFields = {}): PackageFields => ({
  ...{ version: "2004-4", sequencing: flowing },
  items: [
    anItem("a", { sequencing: mapped({ writeSatisfiedStatus: true, readSatisfiedStatus: false }) }),
    anItem("b", { sequencing: mapped({}) }),
    anItem("c"),
  ],
  ...fields,
});
const shares = { objectives: { 0: { id: "p" }, 1: { id: "o", success_status: "passed" } } };
const sharedWord = (page: { facts: { cmi: unknown } }) =>
  (page.facts.cmi as { objectives?: Record<string, { success_status?: string }> }).objectives?.["1"]
    ?.success_status;
const goesOn = { ended: true, request: "continue" };

describe("§protocols#scorm-sequencing a 2004 package by its own sequence", () => {
  test("a SCO ends and asks to go on: the tree opens the next, which finds what the first shared", async () => {
    const learner = await learning(sequenced());
    const first = await opened(learner);
    expect(first.facts).toMatchObject({ sco: "a", valid: { continue: true, previous: false } });
    const ended = await first.commit(1, shares, goesOn);
    expect(ended.body).toMatchObject({ kept: true, moved: "delivered" });
    const launch = await aLaunch(app, learner);
    expect(launch).toMatchObject({
      ...{ shown: "frame", current: "b" },
      controls: { continue: true, previous: true },
    });
    const second = await loadPage(app, launch.url);
    expect([second.facts.sco, sharedWord(second)]).toEqual(["b", "passed"]);
  });

  test("coming back is to go on with what is open, and to resume what was suspended", async () => {
    const learner = await learning(sequenced());
    await (await opened(learner)).commit(1, { location: "p3" });
    const again = await opened(learner);
    expect(again.facts).toMatchObject({ sco: "a", cmi: { location: "p3", entry: "resume" } });
    const pause = { ended: true, request: "suspendAll" };
    const left = await again.commit(1, { location: "p4", exit: "suspend" }, pause);
    expect(left.body.moved).toBe("ended");
    const resumed = await opened(learner);
    expect(resumed.facts).toMatchObject({ sco: "a", cmi: { location: "p4", entry: "resume" } });
  });

  test("an attempt that ended is over: the next begins with an empty document and no time", async () => {
    const learner = await learning(sequenced());
    const first = await opened(learner);
    minutes(10);
    await first.commit(1, { location: "p9", exit: "normal", session_time: "PT5M" }, goesOn);
    const anew = await opened(learner, { sco: "a" });
    expect(anew.facts).toMatchObject({ sco: "a", cmi: { entry: "ab-initio", total_time: "PT0H0M0S" } });
    expect(anew.facts.cmi).not.toHaveProperty("location");
    expect((await attempts(learner))[0]).toMatchObject({ sco: "a", total_seconds: 300 });
  });

  test("left by time-out and chosen again: all has ended, the part begins anew", async () => {
    const learner = await learning(sequenced());
    const first = await opened(learner);
    const out = { suspend_data: "visit=6", location: "p6", exit: "time-out" };
    expect((await first.commit(1, out, goesOn)).body.moved).toBe("ended");
    const anew = await opened(learner, { sco: "a" });
    expect(anew.facts).toMatchObject({ sco: "a", cmi: { entry: "ab-initio", total_time: "PT0H0M0S" } });
    expect(anew.facts.cmi).not.toHaveProperty("suspend_data");
  });

  test("Suspend All after a normal exit: whoever comes back resumes, with their data", async () => {
    const learner = await learning(sequenced());
    const first = await opened(learner);
    const left = { suspend_data: "visit=10", exit: "normal" };
    const pause = { ended: true, request: "suspendAll" };
    expect((await first.commit(1, left, pause)).body.moved).toBe("ended");
    const resumed = { sco: "a", cmi: { entry: "resume", suspend_data: "visit=10" } };
    const again = await opened(learner);
    expect(again.facts).toMatchObject(resumed);
    await again.commit(1, left, { ended: true });
    await aLaunch(app, learner, { request: "suspendAll" });
    expect((await opened(learner)).facts).toMatchObject(resumed);
  });

  test("the learner's own ways: on, back, a pause, the end", async () => {
    const learner = await learning(sequenced());
    await opened(learner);
    const currents: unknown[] = [];
    for (const request of ["continue", "previous", "continue", "continue"] as const)
      currents.push((await aLaunch(app, learner, { request })).current);
    expect(currents).toEqual(["b", "a", "b", "c"]);
    const paused = await aLaunch(app, learner, { request: "suspendAll" });
    expect(paused).toMatchObject({ shown: "ended", url: "" });
    expect((await aLaunch(app, learner)).current).toBe("c");
    expect((await aLaunch(app, learner, { request: "exitAll" })).shown).toBe("ended");
    expect((await aLaunch(app, learner)).current).toBe("a");
  });

  test("the table of contents: clusters, what may be chosen, what is hidden; it comes first where nothing flows", async () => {
    const cluster = anItem("f", {
      ...{ href: null, sco: false, sequencing: { sequencingControls: { flow: true, choice: false } } },
      children: [anItem("a"), anItem("b")],
    });
    const hidden = anItem("h", { isVisible: false });
    const learner = await learning({ version: "2004-4", items: [cluster, hidden, anItem("c")] });
    const launch = await aLaunch(app, learner);
    expect(launch).toMatchObject({ shown: "contents", url: "", current: null });
    expect(launch.contents.map(({ id, depth, leaf, selectable }) => [id, depth, leaf, selectable])).toEqual([
      ["f", 0, false, true],
      ["a", 1, true, false],
      ["b", 1, true, false],
      ["c", 0, true, true],
    ]);
    expect(await aLaunch(app, learner, { sco: "f" })).toMatchObject({ shown: "frame", current: "a" });
    // A part that may not be chosen leaves everything as it is.
    expect((await aLaunch(app, learner, { sco: "b" })).current).toBe("a");
  });

  test("a part that its own rule skips need not be done", async () => {
    const conditions = [{ condition: "always" }];
    const skip = { action: "skip", conditionCombination: "all" as const, conditions };
    const sequencing = {
      sequencingRules: { preConditionRules: [skip] },
      deliveryControls: { tracked: false },
    };
    const items = [anItem("a"), anItem("b", { sequencing })];
    const learner = await learning({ version: "2004-4", sequencing: flowing, items });
    const done = { completion_status: "completed", success_status: "passed" };
    const ended = await (await opened(learner)).commit(1, done, goesOn);
    expect(ended.body.moved).toBe("ended");
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed" });
  });

  test.each([
    [true, "passed"],
    [false, undefined],
  ])(
    "objectives global to the system (%s) are the person's, in every course of the client",
    async (objectivesGlobalToSystem, word) => {
      const learner = await learning(sequenced());
      await (await opened(learner)).commit(1, shares, goesOn);
      const items = [anItem("b", { sequencing: mapped({}) })];
      const { id } = await aPackage(app, learner.client, sequenced({ items, objectivesGlobalToSystem }));
      const stranger = await aLearner(app, [scormActivity(id)], learner.client);
      expect(sharedWord(await opened(stranger))).toBeUndefined();
      const { id: enrolmentId } = await enrolled(app, learner.member, stranger.course);
      const { member } = learner;
      expect(sharedWord(await opened({ ...stranger, member, enrolmentId }))).toBe(word);
    },
  );

  test("shared data comes to the SCOs that may read it, from those that may write it; also to a new attempt", async () => {
    const map = (writeSharedData: boolean) => ({ targetID: "bucket", readSharedData: true, writeSharedData });
    const items = [
      anItem("a", { sharedDataMaps: [map(true)] }),
      anItem("b", { sharedDataMaps: [map(false)] }),
      anItem("c"),
    ];
    const learner = await learning(sequenced({ items }));
    const shared = { bucket: "a\u0000b" };
    await (await opened(learner)).commit(1, {}, { shared: { ...shared, other: "x" }, ...goesOn });
    const second = await opened(learner);
    expect([second.facts.sco, second.facts.shared]).toEqual(["b", shared]);
    await second.commit(1, {}, { shared: { bucket: "mine" }, ...goesOn });
    const third = await opened(learner);
    expect([third.facts.sco, third.facts.shared]).toEqual(["c", {}]);
    const again = await opened(learner, { again: true });
    expect([again.facts.sco, again.facts.shared]).toEqual(["a", shared]);
  });
});

describe("§entities#type-scorm scorm: a package that is replaced", () => {
  test("a new revision: work goes on where the SCO is still there, what vanished stays in the history", async () => {
    const learner = await learning({ items: [anItem("a"), anItem("b")] });
    const early = await opened(learner);
    await early.commit(1, core({ lesson_location: "p4" }));
    await (await opened(learner, { sco: "b" })).commit(1, core({ lesson_location: "p9" }));
    await aRevision(app, learner.client, { id: learner.packageId, revision: 2 }, { items: [anItem("a")] });
    // Open sittings finish.
    expect((await early.commit(2, core({ lesson_location: "p5" }))).status).toBe(200);
    const launch = await aLaunch(app, learner);
    expect(launch.contents.map(({ id }) => id)).toEqual(["a"]);
    const page = await loadPage(app, launch.url);
    expect(page.facts.cmi?.core.lesson_location).toBe("p5");
    await page.commit(1, core({ lesson_status: "completed" }));
    expect(await progress(learner)).toMatchObject({ state: "finished" });
    expect((await attempts(learner)).map(({ sco, location }) => [sco, location])).toEqual([
      ["a", ""],
      ["b", "p9"],
    ]);
  });
});
