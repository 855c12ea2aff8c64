// §states#course and training: what passing and failing tests do to a course, and what staff may give one person.

import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { changeEnrolment } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { grantAttempts } from "@trilha/contract/learning/tests/endpoints.ts";
import { attemptStates, attemptTransitions } from "@trilha/contract/learning/tests/states.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aTestActivity, aTestCourse, aTruth, atTest, taker } from "../../../test/builders-attempts.ts";
import { anActivity } from "../../../test/builders-courses.ts";
import { anEssayBody } from "../../../test/builders-results.ts";
import { useApp } from "../../../test/use-app.ts";
import { isRefusal } from "../../core/refusal.ts";
import { applyMarks } from "./apply-marks.ts";
import { previewRegrade, regrade } from "./regrade.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let ana: Member;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  ana = await aParticipant(app, client);
  staff = await aStaffMember(app, client, "program_administrator");
});

const enrolmentOf = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("course_enrolments").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
const toldTo = async (as: Member) =>
  (await app.request(listNotifications, { query: {} }, { as, locale: "pt-BR" })).answer.items;
const scene = async (setup: Parameters<typeof aTestCourse>[2], as?: Member) => {
  const member = as ?? (await aParticipant(app, client));
  const { course, questions } = await aTestCourse(app, client, setup);
  return { member, course, questions, ...(await atTest(app, member, course)) };
};

describe("§states#failing-all-attempts", () => {
  test("blocks, with a warning before the last; freed by staff, attempts count anew", async () => {
    const at = await scene({ activity: { type: "block_test" }, settings: { maximumAttempts: 2 } });
    expect((await at.standing(at.sittingId)).answer).toMatchObject({
      left: 2,
      lastOne: false,
      onFailure: "block",
    });
    const first = await at.take(at.sittingId, 1);
    expect(first.attempt.result).toMatchObject({ passed: false, consequence: "none" });
    expect(first.standing).toMatchObject({ left: 1, lastOne: true });
    expect(first.progress).toMatchObject({
      activity: { state: "reproved" },
      course: { state: "in_progress" },
    });
    const last = await at.take(at.sittingId, 0);
    expect(last.attempt.result).toMatchObject({ passed: false, consequence: "block" });
    expect(last.progress).toMatchObject({ course: { state: "blocked" } });
    expect((await at.start(at.sittingId)).refusal).toBe("409 learning.blocked");
    expect((await toldTo(at.member)).map(({ kind }) => kind)).toEqual(["learning.blocked"]);
    const request = {
      params: { id: at.course.id, userId: at.member.userId },
      body: { change: "lift", reason: "Nova chance" },
    } as const;
    app.clock.pass({ seconds: 1 });
    expect((await app.request(changeEnrolment, request, { as: staff })).answer.state).toBe("in_progress");
    app.clock.pass({ seconds: 1 });
    const sittingId = await at.open(at.course);
    expect((await at.standing(sittingId)).answer).toMatchObject({ used: 0, left: 2, canStart: true });
    expect((await at.take(sittingId, 3)).progress).toMatchObject({ course: { state: "approved" } });
  });

  test("starts the course over: nothing done, running attempts void, sittings over, attempts counted anew", async () => {
    const other = aTestActivity([], {}, { type: "evaluated_quiz" });
    const at = await scene({
      ...{ activity: { type: "restart_test" }, settings: { maximumAttempts: 1 } },
      ...{ before: [anActivity()], after: [other] },
    });
    const page = await at.open(at.course);
    const test = await at.open(at.course, 2);
    expect((await at.standing(test)).answer).toMatchObject({ lastOne: true, onFailure: "restart" });
    const elsewhere = await aTestCourse(app, client);
    const second = { ...(await atTest(app, at.member, elsewhere.course)) };
    const untouched = (await second.start(second.sittingId)).answer;
    const left = (await at.start(test)).answer;
    const { progress, attempt } = (await at.submit(left.id)).answer;
    expect(attempt.result?.consequence).toBe("restart");
    expect(progress).toMatchObject({
      activity: { state: "not_started" },
      course: { state: "restarted", percent: 0, done: 0 },
    });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({
      state: "restarted",
      attempt: 2,
      done: 0,
      percent: 0,
    });
    for (const sittingId of [page, test])
      expect((await at.start(sittingId)).refusal).toBe("409 learning.sitting_over");
    expect((await second.read(untouched.id)).answer.state).toBe("running");
    const anew = await at.open(at.course, 2);
    expect((await at.standing(anew)).answer).toMatchObject({ used: 0, left: 1, attempts: [] });
    expect((await at.start(anew)).answer).toMatchObject({ number: 2 });
    expect((await toldTo(at.member)).map(({ kind }) => kind)).toContain("learning.restarted");
  });

  test("what ran in another test of the course is void: kept, refused, and counts for nothing", async () => {
    const { questions } = await aTestCourse(app, client);
    const long = aTestActivity(questions.map(({ id }) => id));
    const at = await scene({
      activity: { type: "restart_test" },
      settings: { maximumAttempts: 1 },
      after: [long],
    });
    const other = await at.open(at.course, 2);
    const running = (await at.start(other)).answer;
    await at.take(at.sittingId, 0);
    const step = at.say(0, true);
    expect((await at.send(running.id, step)).answer).toMatchObject({
      saved: [step.id],
      late: [step.id],
      state: "void",
    });
    expect((await at.submit(running.id)).refusal).toBe("409 attempts.is_void");
    expect((await at.read(running.id)).answer).toMatchObject({ state: "void", result: { end: "void" } });
  });

  test("reproves where a conventional test is failed for good; more attempts bring the course back", async () => {
    const at = await scene({ settings: { maximumAttempts: 1 } });
    expect((await at.take(at.sittingId, 0)).progress).toMatchObject({
      activity: { state: "reproved" },
      course: { state: "reproved" },
    });
    expect((await at.start(at.sittingId)).refusal).toBe("409 attempts.none_left");
    const body = {
      ...{ courseId: at.course.id, userId: at.member.userId, activityId: at.course.activities[0]?.id ?? "" },
      ...{ attempts: 1, minutes: 0, reason: "Faltou luz na loja" },
    };
    const given = (await app.request(grantAttempts, { body }, { as: staff })).answer;
    expect(given).toMatchObject({ extraAttempts: 1, used: 1, left: 1, deadline: null });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({ state: "in_progress" });
    expect((await at.take(at.sittingId, 3)).progress).toMatchObject({ course: { state: "approved" } });
    const [newest] = await toldTo(at.member).then((all) =>
      all.filter(({ kind }) => kind === "attempts.granted"),
    );
    expect(newest?.body).toContain("Faltou luz na loja");
  });

  test("an evaluated quiz tells score, total and percent, and does no more than its setting", async () => {
    const at = await scene({ activity: { type: "evaluated_quiz" }, settings: { maximumAttempts: 1 } });
    const { attempt, progress } = await at.take(at.sittingId, 1);
    expect(attempt.result).toMatchObject({
      points: 1,
      total: 3,
      percent: 33.33,
      passed: false,
      consequence: "none",
    });
    expect(progress).toMatchObject({ course: { state: "in_progress" } });
  });

  test.each(["unevaluated_quiz", "reaction_evaluation"] as const)(
    "%s: handing it in is all",
    async (type) => {
      const at = await scene({ activity: { type, completion: { rule: "verdict", require: "completed" } } });
      const { attempt, progress } = await at.take(at.sittingId, 0);
      expect(attempt.result).toMatchObject({ percent: null, passed: null });
      expect(progress).toMatchObject({ activity: { state: "finished" }, course: { state: "finished" } });
    },
  );
});

describe("§states#leftover-attempts may improve the grade", () => {
  test("the best is kept, and a better one improves the course", async () => {
    const at = await scene({ settings: { maximumAttempts: 4, improve: true } });
    expect((await at.take(at.sittingId, 2)).progress).toMatchObject({ course: { state: "approved" } });
    const worse = await at.take(at.sittingId, 0);
    expect(worse.attempt.result).toMatchObject({ passed: false, best: false, consequence: "none" });
    expect(worse.standing).toMatchObject({ best: 66.66, passed: true, left: 2 });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({ state: "approved", score: "66.66" });
    const better = await at.take(at.sittingId, 3);
    expect(better.attempt.result).toMatchObject({ best: true, percent: 100 });
    expect(better.progress).toMatchObject({ course: { state: "improved" }, earned: null });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({ state: "improved", score: "100.00" });
    expect((await at.take(at.sittingId, 0)).standing).toMatchObject({
      left: 0,
      whyNot: "no_attempts",
      best: 100,
    });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({ state: "improved", score: "100.00" });
  });

  test("a block test that was passed blocks nobody who fails to improve it", async () => {
    const at = await scene({
      activity: { type: "block_test" },
      settings: { maximumAttempts: 2, improve: true },
    });
    await at.take(at.sittingId, 3);
    expect((await at.take(at.sittingId, 0)).progress).toMatchObject({ course: { state: "approved" } });
  });
});

describe("§states#reaction-evaluation a reaction evaluation", () => {
  test("opens only after everything else of its module, and says why", async () => {
    const { questions } = await aTestCourse(app, client);
    const evaluation = aTestActivity(
      questions.map(({ id }) => id),
      {},
      {
        ...{ type: "reaction_evaluation", completion: { rule: "verdict", require: "completed" } },
      },
    );
    const at = await scene({ after: [evaluation] });
    const phone = taker(app, at.member);
    await expect(phone.open(at.course, 2)).rejects.toThrow("learning.locked");
    await at.take(at.sittingId, 3);
    const sittingId = await phone.open(at.course, 2);
    expect((await phone.take(sittingId, 0)).progress).toMatchObject({ course: { state: "approved" } });
  });
});

describe("§learning#attempt-frozen an administrator gives one person time or attempts", () => {
  test("a running attempt has the minutes at once; it stands in its timeline", async () => {
    app.clock.set(app.clock.now());
    const at = await scene({ settings: { minutes: 10, maximumAttempts: 2 } });
    const { id } = (await at.start(at.sittingId)).answer;
    app.clock.pass({ minutes: 9 });
    const body = {
      ...{ courseId: at.course.id, userId: at.member.userId, activityId: at.course.activities[0]?.id ?? "" },
      ...{ attempts: 0, minutes: 5, reason: "Leitor de tela" },
    };
    const until = new Date(app.clock.now().getTime() + 6 * 60_000).toISOString();
    expect((await app.request(grantAttempts, { body }, { as: staff })).answer.deadline).toBe(until);
    app.clock.pass({ minutes: 5 });
    expect((await at.send(id, at.say(0, true))).answer).toMatchObject({ late: [], deadline: until });
    const { steps } = (await at.timeline(id)).answer;
    expect(steps.find(({ what }) => what === "time_given")).toMatchObject({ reason: "Leitor de tela" });
    expect((await at.standing(at.sittingId)).answer.seconds).toBe(15 * 60);
    const audited = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select(["reason"]).where("action", "=", "attempts.grant").execute(),
    );
    expect(audited).toContainEqual({ reason: "Leitor de tela" });
  });

  test("refused: what is no test, what has no such limit, whoever is not in the course, whoever may not", async () => {
    const at = await scene({ after: [anActivity()] });
    const [test, page] = at.course.activities;
    const grant = (more: object, as = staff) =>
      app.request(
        grantAttempts,
        {
          body: {
            ...{ courseId: at.course.id, userId: at.member.userId, activityId: test?.id ?? "" },
            ...{ attempts: 1, minutes: 0, reason: "x", ...more },
          },
        },
        { as },
      );
    expect((await grant({})).refusal).toBe("409 attempts.nothing_to_grant");
    expect((await grant({ attempts: 0, minutes: 5 })).refusal).toBe("409 attempts.nothing_to_grant");
    expect((await grant({ activityId: page?.id })).refusal).toBe("409 attempts.not_a_test");
    expect((await grant({ userId: staff.userId })).refusal).toBe("404 request.not_found");
    expect((await grant({ attempts: 0 })).refusal).toBe("422 request.invalid");
    expect((await grant({}, ana)).refusal).toBe("403 request.forbidden");
  });
});

describe("§learning#marking an essay waits for its mark", () => {
  test("and with it the result; marked it does what handing in would have done, and its person hears of it", async () => {
    const at = await scene({ bodies: [aTruth(), anEssayBody() as never] });
    const { id } = (await at.start(at.sittingId)).answer;
    const essay = at.step(1, { kind: "essay", text: "Ouço, pergunto, mostro." });
    const handed = (await at.submit(id, at.say(0, true), essay)).answer;
    expect(handed.attempt).toMatchObject({
      state: "marking",
      result: { points: null, percent: null, total: 11 },
    });
    expect(handed.progress).toBeNull();
    expect((await at.start(at.sittingId)).refusal).toBe("409 attempts.waits_for_mark");
    const key = { clientId: client.id, attemptId: id, locale: "pt-BR", now: app.clock.now() } as const;
    const marker = { userId: staff.userId, name: "Gestora" };
    const mark = (points: number, reason: string | null = null) =>
      plant(app, async (tx) => {
        const done = await applyMarks(tx, { ...key, by: marker }, [
          { question: 1, points, rubric: [], comment: "Bom", reason },
        ]);
        if (isRefusal(done)) throw new Error("refused");
        return done.attempt;
      });
    expect(await mark(3)).toMatchObject({ state: "done", points: 4, percent: 36.36, passed: false });
    expect(await mark(9, "Reli")).toMatchObject({ state: "done", points: 10, percent: 90.9, passed: true });
    expect(await enrolmentOf(at.enrolmentId)).toMatchObject({ state: "approved" });
    expect((await at.read(id)).answer.result?.questions[1]).toMatchObject({ points: 9, comment: "Bom" });
    expect((await toldTo(at.member)).filter(({ kind }) => kind === "attempts.marked")).toHaveLength(2);
  });

  test("an essay left empty waits for nobody", async () => {
    const at = await scene({ bodies: [anEssayBody() as never] });
    const { id } = (await at.start(at.sittingId)).answer;
    expect((await at.submit(id, at.step(0, { kind: "essay", text: "  " }))).answer.attempt.state).toBe(
      "done",
    );
  });
});

describe("§learning#regrade a question that is mended", () => {
  test("moves who was wronged, frees whom it had blocked, and takes no pass away unless it is said", async () => {
    const wrong = await aTestCourse(app, client, {
      ...{ bodies: [aTruth(false)], activity: { type: "block_test" }, settings: { maximumAttempts: 1 } },
    });
    const question = wrong.questions[0]?.id ?? "";
    const sit = async (value: boolean) => {
      const member = await aParticipant(app, client);
      const at = await atTest(app, member, wrong.course);
      const { id } = (await at.start(at.sittingId)).answer;
      await at.submit(id, at.say(0, value));
      return { ...at, id };
    };
    const [right, lucky, unlucky] = [await sit(true), await sit(false), await sit(false)];
    expect(await enrolmentOf(right.enrolmentId)).toMatchObject({ state: "blocked" });
    await plant(app, (tx) =>
      sql`insert into question_versions (client_id, question_id, version, body, created_at)
        values (${client.id}, ${question}, 2, ${JSON.stringify(aTruth(true))}::jsonb, now())`.execute(tx),
    );
    const questionVersion = { clientId: client.id, questionId: question, version: 2 };
    const page = { after: null, rows: 100 };
    const { moves } = await plant(app, (tx) => previewRegrade(tx, questionVersion, page));
    const moved = (id: string) => moves.find(({ attemptId }) => attemptId === id);
    expect(moved(right.id)).toMatchObject({
      before: { percent: 0, passed: false },
      after: { percent: 100, passed: true },
    });
    expect(moved(lucky.id)).toMatchObject({ before: { passed: true }, after: { percent: 0, passed: false } });
    const mending = {
      by: { userId: staff.userId, name: "Gestora" },
      reason: "Gabarito trocado",
      now: app.clock.now(),
    };
    const run = () =>
      plant(app, (tx) =>
        regrade(tx, { ...questionVersion, ...mending, takeBack: new Set([unlucky.id]) }, page),
      );
    expect((await run()).moved).toBe(3);
    expect((await run()).moved, "once").toBe(0);
    expect(await enrolmentOf(right.enrolmentId)).toMatchObject({ state: "approved" });
    expect(await enrolmentOf(lucky.enrolmentId)).toMatchObject({ state: "approved" });
    expect(await enrolmentOf(unlucky.enrolmentId)).toMatchObject({ state: "in_progress", done: 0 });
    expect((await lucky.read(lucky.id)).answer.result).toMatchObject({ percent: 0, passed: true });
    expect((await plant(app, (tx) => previewRegrade(tx, questionVersion, page))).moves).toEqual([]);
  });
});

test("§learning#attempt-frozen every pair of states of an attempt is judged alike by the contract and the database", async () => {
  const { rows } = await plant(app, (tx) =>
    sql<{ from: (typeof attemptStates)[number]; to: (typeof attemptStates)[number]; fits: boolean }>`
      select f as from, t as to, attempt_step(f, t) as fits
      from unnest(${[...attemptStates]}::text[]) f, unnest(${[...attemptStates]}::text[]) t`.execute(tx),
  );
  expect(rows).toHaveLength(attemptStates.length ** 2);
  for (const { from, to, fits } of rows)
    expect(attemptTransitions[from].includes(to), `${from} ${to}`).toBe(fits);
});
