import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import * as marking from "@trilha/contract/learning/grading/marking-endpoints.ts";
import * as regrading from "@trilha/contract/learning/grading/regrade-endpoints.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { grantAttempts } from "@trilha/contract/learning/tests/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aTestCourse, aTruth, atTest, type TestScene } from "../../../test/builders-attempts.ts";
import { aMendedQuestion, anEssayBody } from "../../../test/builders-results.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();

let client: Client;
let staff: Member;
let other: Member;
let admin: Member;
let ana: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "instructor");
  other = await aStaffMember(app, client, "instructor");
  admin = await aStaffMember(app, client, "program_administrator");
  ana = await aParticipant(app, client);
});

/** Attempt of a person with a truth that is right and an essay, handed in. */
async function handedIn(scene: TestScene, as: Member, texts: readonly string[] = ["Eu ouço o cliente"]) {
  const device = await atTest(app, as, scene.course);
  const { answer } = await device.start(device.sittingId);
  const steps = [
    device.say(0, true),
    ...texts.map((text, at) => device.step(1 + at, { kind: "essay", text })),
  ];
  const done = await device.submit(answer.id, ...steps);
  return { ...device, id: answer.id, state: done.answer.attempt.state };
}
const withEssay = (...bodies: QuestionBody[]) =>
  aTestCourse(app, client, { bodies: [{ ...aTruth(), points: 10 }, ...bodies] });
const mark = (id: string, body: object, { as = staff, question = 1 } = {}) =>
  app.request(
    marking.markEssay,
    { params: { id, question }, body: { version: 0, ...body } as never },
    { as },
  );
const rubric = (clear: number, right: number) => [
  { id: "clear", points: clear },
  { id: "right", points: right },
];

describe("§learning#marking an essay", () => {
  test("by its rubric ends the attempt, which its person hears of; a second look needs a reason and keeps both", async () => {
    const scene = await withEssay(anEssayBody());
    const taken = await handedIn(scene, ana);
    expect(taken.state).toBe("marking");
    const marked = await mark(taken.id, { rubric: rubric(3, 6), comment: "Muito bem" });
    expect(marked.answer).toMatchObject({
      ...{ version: 1, marks: [{ version: 1, points: 9, rubric: rubric(3, 6), comment: "Muito bem" }] },
    });
    const seen = (await taken.read(taken.id)).answer;
    expect(seen).toMatchObject({
      state: "done",
      result: { points: 19, total: 20, percent: 95, passed: true },
    });
    expect(seen.result?.questions[1]).toMatchObject({ points: 9, comment: "Muito bem" });
    const { answer } = await app.request(listNotifications, { query: {} }, { as: ana, locale: "pt-BR" });
    expect(answer.items.map(({ kind }) => kind)).toContain("attempts.marked");
    expect((await mark(taken.id, { rubric: rubric(0, 0), comment: "" })).refusal).toBe(
      "409 request.conflict",
    );
    const second = { version: 1, rubric: rubric(0, 1), comment: "Relido" };
    expect((await mark(taken.id, second)).refusal).toBe("422 results.reason_needed");
    const again = await mark(taken.id, { ...second, reason: "Reclamação" }, { as: other });
    expect(again.answer.marks).toMatchObject([
      { points: 9 },
      { points: 1, reason: "Reclamação", version: 2 },
    ]);
    expect((await taken.read(taken.id)).answer.result).toMatchObject({ points: 11, percent: 55 });
    const deeds = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select(["action", "reason"])
        .where("entity_id", "=", taken.id)
        .orderBy("id")
        .execute(),
    );
    expect(deeds).toEqual([
      { action: "results.mark", reason: null },
      { action: "results.mark", reason: "Reclamação" },
    ]);
  });

  test("of two essays the attempt waits for both; without a rubric points are given", async () => {
    const scene = await withEssay(anEssayBody({ rubric: [] }), anEssayBody({ rubric: [] }));
    const taken = await handedIn(scene, await aParticipant(app, client), ["Um", "Dois"]);
    expect((await mark(taken.id, { points: 10.5 })).refusal).toBe("422 results.above_most");
    expect((await mark(taken.id, { rubric: rubric(1, 1) })).refusal).toBe("422 results.other_rubric");
    expect((await mark(taken.id, {})).status).toBe(422);
    await mark(taken.id, { points: 2.5 });
    expect((await taken.read(taken.id)).answer.state).toBe("marking");
    const waits = await app.request(
      marking.listEssays,
      { query: { courseId: scene.course.id } },
      { as: staff },
    );
    expect(waits.answer.items.map(({ question }) => question)).toEqual([2]);
    await mark(taken.id, { points: 10 }, { question: 2 });
    expect((await taken.read(taken.id)).answer.result).toMatchObject({ points: 22.5, percent: 75 });
  });

  test("what is no essay, somebody else's to mark, one's own, running, void or elsewhere gets none; two at once are one", async () => {
    const scene = await withEssay(anEssayBody());
    const own = await handedIn(scene, other);
    expect((await mark(own.id, { rubric: rubric(4, 6) }, { as: other })).refusal).toBe(
      "403 results.own_essay",
    );
    const rui = await aParticipant(app, client);
    const taken = await handedIn(scene, rui);
    expect((await mark(taken.id, { points: 1 }, { question: 0 })).refusal).toBe("409 results.not_an_essay");
    expect((await mark(taken.id, { points: 1 }, { question: 9 })).refusal).toBe("409 results.not_an_essay");
    expect((await mark(taken.id, { rubric: rubric(5, 6) })).refusal).toBe("422 results.above_most");
    expect((await mark(taken.id, { rubric: [{ id: "clear", points: -1 }] })).status).toBe(422);
    const stranger = await aStaffMember(app, await aClient(app), "instructor");
    expect((await mark(taken.id, { rubric: rubric(4, 6) }, { as: stranger })).refusal).toBe(
      "404 request.not_found",
    );
    expect((await mark(taken.id, { rubric: rubric(4, 6) }, { as: rui })).refusal).toBe(
      "403 request.forbidden",
    );
    const lock = { params: { id: taken.id, question: 1 }, body: {} };
    await app.request(marking.openEssay, lock, { as: other });
    expect((await mark(taken.id, { rubric: rubric(4, 6) })).refusal).toBe("409 results.locked_by_other");
    await app.request(marking.releaseEssay, { params: lock.params }, { as: other });
    const both = await Promise.all([
      mark(taken.id, { rubric: rubric(4, 6) }),
      mark(taken.id, { rubric: rubric(0, 0) }, { as: other }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const running = await atTest(app, await aParticipant(app, client), scene.course);
    const { answer } = await running.start(running.sittingId);
    expect((await mark(answer.id, { rubric: rubric(4, 6) })).refusal).toBe("409 results.not_ended");
  });
});

describe("§learning#attempt-frozen an attempt as a timeline", () => {
  test("is read by instructor and auditor, with its steps, devices and marks; not by others or elsewhere", async () => {
    const scene = await withEssay(anEssayBody());
    const taken = await handedIn(scene, await aParticipant(app, client));
    await mark(taken.id, { rubric: rubric(4, 0) });
    const read = (as: Member) =>
      app.request(contract.readAttemptTimeline, { params: { id: taken.id } }, { as });
    const { answer } = await read(staff);
    expect(answer.steps.map(({ what }) => what)).toEqual([
      "started",
      "answered",
      "answered",
      "submitted",
      "marked",
    ]);
    expect(answer.steps.at(-1)).toMatchObject({ question: 1, points: 4 });
    expect((await read(await aStaffMember(app, client, "auditor"))).status).toBe(200);
    expect((await read(ana)).refusal).toBe("403 request.forbidden");
    const stranger = await aStaffMember(app, await aClient(app), "auditor");
    expect((await read(stranger)).refusal).toBe("404 request.not_found");
  });

  test("an attempt more is given by an instructor, with a reason", async () => {
    const scene = await aTestCourse(app, client, { settings: { maximumAttempts: 1 } });
    const rui = await aParticipant(app, client);
    const device = await atTest(app, rui, scene.course);
    await device.take(device.sittingId, 0);
    expect((await device.start(device.sittingId)).refusal).toBe("409 attempts.none_left");
    const body = {
      ...{ courseId: scene.course.id, userId: rui.userId, activityId: scene.course.activities[0]?.id ?? "" },
      ...{ attempts: 1, minutes: 0, reason: "Faltou luz" },
    };
    expect((await app.request(grantAttempts, { body }, { as: staff })).answer).toMatchObject({ left: 1 });
    expect((await device.start(device.sittingId)).status).toBe(200);
  });
});

describe("§learning#regrade", () => {
  test("says who would move and by how much, then a job moves them, once; who had passed keeps it", async () => {
    const scene = await aTestCourse(app, client, { bodies: [aTruth(), aTruth()] });
    const params = { id: scene.questions[0]?.id ?? "" };
    const [rui, lia] = [await aParticipant(app, client), await aParticipant(app, client)];
    const [failed, passed] = [await atTest(app, rui, scene.course), await atTest(app, lia, scene.course)];
    const begun = (await failed.start(failed.sittingId)).answer;
    await failed.submit(begun.id, failed.say(0, false), failed.say(1, true));
    await passed.take(passed.sittingId, 2);
    const preview = async (as = admin) =>
      app.request(regrading.previewRegrade, { params, query: {} }, { as });
    expect((await preview()).answer).toMatchObject({ version: 1, total: 2, looked: 2, moves: [], run: null });
    const question = scene.questions[0];
    if (!question) throw new Error("no question");
    await aMendedQuestion(app, client, { ...question, bankId: "", body: aTruth() }, aTruth(false));
    const shown = (await preview()).answer;
    expect(shown).toMatchObject({ version: 2, total: 2, looked: 2, nextCursor: null });
    expect(
      shown.moves.map(({ userId, before, after }) => [userId, before.percent, after.percent, after.passed]),
    ).toEqual([
      [rui.userId, 50, 100, true],
      [lia.userId, 100, 50, false],
    ]);
    const start = (body: object, as = admin) =>
      app.request(regrading.startRegrade, { params, body: body as never }, { as });
    const body = { version: 2, reason: "A certa era a outra" };
    expect((await start({ ...body, version: 1 })).refusal).toBe("409 request.conflict");
    expect((await start({ ...body, takeBack: [crypto.randomUUID()] })).refusal).toBe("404 request.not_found");
    expect((await start({ version: 2, reason: "" })).status).toBe(422);
    expect((await start(body, staff)).refusal).toBe("403 request.forbidden");
    expect((await start(body)).answer).toMatchObject({ moved: 0, total: 2, endedAt: null });
    expect((await start(body)).refusal).toBe("409 results.regrade_runs");
    await app.runJobs();
    const after = (await preview()).answer;
    expect(after).toMatchObject({ moves: [], run: { moved: 2, endedAt: expect.any(String), version: 2 } });
    expect((await failed.read(begun.id)).answer.result).toMatchObject({ percent: 100, passed: true });
    const attempts = (
      await app.request(contract.listAttempts, { query: { courseId: scene.course.id } }, { as: staff })
    ).answer.items;
    expect(attempts.map(({ percent, passed: won }) => [percent, won])).toEqual([
      [50, true],
      [100, true],
    ]);
    await start(body);
    await app.runJobs();
    expect((await preview()).answer.run).toMatchObject({ moved: 0 });
    const stranger = await aStaffMember(app, await aClient(app), "program_administrator");
    expect((await preview(stranger)).refusal).toBe("404 request.not_found");
  });

  test("an attempt that runs meanwhile is counted by the mended question when it is handed in: nobody does it twice", async () => {
    const settings = { maximumAttempts: 1, onFailure: "block" as const };
    const scene = await aTestCourse(app, client, { bodies: [aTruth(), aTruth()], settings });
    const question = scene.questions[0];
    if (!question) throw new Error("no question");
    const params = { id: question.id };
    const preview = async () =>
      (await app.request(regrading.previewRegrade, { params, query: {} }, { as: admin })).answer;
    const begun = async () => {
      const person = await atTest(app, await aParticipant(app, client), scene.course);
      return { ...person, id: (await person.start(person.sittingId)).answer.id };
    };
    const [wins, keeps] = [await begun(), await begun()];
    await wins.send(wins.id, wins.say(0, false), wins.say(1, true));
    await aMendedQuestion(app, client, { ...question, bankId: "", body: aTruth() }, aTruth(false));
    expect(await preview()).toMatchObject({ total: 0, running: 2, moves: [] });
    const late = await begun();
    expect(await preview()).toMatchObject({ running: 2 });
    await app.request(
      regrading.startRegrade,
      { params, body: { version: 2, reason: "A certa era a outra", takeBack: [] } },
      { as: admin },
    );
    await app.runJobs();
    expect(await preview()).toMatchObject({ running: 0, run: { moved: 0, endedAt: expect.any(String) } });
    expect(
      (await wins.timeline(wins.id)).answer.steps.map(({ what, reason }) => [what, reason]),
    ).toContainEqual(["mended", "A certa era a outra"]);
    expect((await wins.submit(wins.id)).answer.attempt.result).toMatchObject({ percent: 100, passed: true });
    const steps = [keeps.say(0, true), keeps.say(1, true)];
    const submitted = (await keeps.submit(keeps.id, ...steps)).answer.attempt;
    expect(submitted.result).toMatchObject({ percent: 50, passed: true, consequence: "none" });
    const after = (await late.submit(late.id, late.say(0, false), late.say(1, true))).answer.attempt;
    expect(after.result).toMatchObject({ percent: 100, passed: true });
    expect((await preview()).moves).toEqual([]);
  });
});
