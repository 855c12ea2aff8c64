// §entities#course-test, §states#course and training: the engine of tests over HTTP. What failing does is in outcomes.test.ts.
import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aParticipant, type Client, type Member, plant } from "../../../test/builders.ts";
import { aTestActivity, aTestCourse, aTruth, atTest, taker } from "../../../test/builders-attempts.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { aBank, aChoice, aQuestion } from "../../../test/builders-questions.ts";
import { useApp } from "../../../test/use-app.ts";
import { expireAttempts } from "./jobs.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let ana: Member;
let rui: Member;
beforeAll(async () => {
  client = await aClient(app);
  ana = await aParticipant(app, client);
  rui = await aParticipant(app, client);
});
const keptOf = (attemptId: string) =>
  plant(app, (tx) =>
    tx.selectFrom("attempt_answers").selectAll().where("attempt_id", "=", attemptId).orderBy("id").execute(),
  );

describe("§learning#attempt-frozen an attempt begins", () => {
  test("with what is asked, in which order and until when; again it is the one that runs, on any device", async () => {
    const { course } = await aTestCourse(app, client, { settings: { minutes: 30 } });
    app.clock.set(app.clock.now());
    const at = await atTest(app, ana, course);
    const before = (await at.standing(at.sittingId)).answer;
    expect(before).toMatchObject({
      ...{
        questions: 3,
        minimumScore: 60,
        used: 0,
        left: null,
        seconds: 1800,
        canStart: true,
        runningId: null,
      },
    });
    const started = (await at.start(at.sittingId)).answer;
    const until = new Date(app.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(started).toMatchObject({
      number: 1,
      state: "running",
      deadline: until,
      answers: [],
      results: [],
      result: null,
    });
    expect(started.questions).toHaveLength(3);
    const phone = taker(app, ana);
    const again = await Promise.all([at.start(at.sittingId), phone.start(await phone.open(course))]);
    expect(again.map(({ answer }) => answer.id)).toEqual([started.id, started.id]);
    expect((await at.standing(at.sittingId)).answer).toMatchObject({ used: 1, runningId: started.id });
  });

  test("the last attempts are listed; however many there were, all are counted", async () => {
    const { course } = await aTestCourse(app, client, { bodies: [aTruth()] });
    const at = await atTest(app, ana, course);
    await at.take(at.sittingId, 0);
    await plant(app, (tx) =>
      sql`insert into attempts (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version,
            type, number, locale, settings, paper, seed, state, started_at, ended_at, ending, graded, points, total, percent, passed)
          select client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version, type, n, locale,
            settings, paper, seed, state, started_at, ended_at, ending, graded, points, total, percent, passed
          from attempts, generate_series(2, 60) n where enrolment_id = ${at.enrolmentId} and number = 1`.execute(
        tx,
      ),
    );
    const { used, attempts } = (await at.standing(at.sittingId)).answer;
    expect([used, attempts.length, attempts[0]?.number, attempts.at(-1)?.number]).toEqual([60, 50, 11, 60]);
    expect((await at.take(at.sittingId, 1)).attempt).toMatchObject({ number: 61, result: { best: true } });
  });

  test("two that begin at the same moment are one", async () => {
    const { course } = await aTestCourse(app, client);
    const at = await atTest(app, ana, course);
    const both = await Promise.all([1, 2, 3, 4].map(() => at.start(at.sittingId)));
    expect(new Set(both.map(({ answer }) => answer.id)).size).toBe(1);
  });

  test("drawn by chance from a bank: another person has another paper, a reload the same", async () => {
    const bank = await aBank(app, client);
    for (let n = 0; n < 12; n += 1)
      await aQuestion(app, client, bank, { body: aChoice({ prompt: { "pt-BR": `P${n}` } }) });
    const part = {
      from: "bank" as const,
      id: crypto.randomUUID(),
      bankId: bank.id,
      tags: [],
      difficulties: [],
      count: 6,
      moduleId: null,
    };
    const parts = { parts: [part], shuffleQuestions: true, shuffleOptions: true };
    const course = await aCourse(app, client, { modules: [{ activities: [aTestActivity([], parts)] }] });
    const papers = [];
    for (const person of [ana, rui]) {
      const at = await atTest(app, person, course);
      const { id, questions } = (await at.start(at.sittingId)).answer;
      expect((await at.read(id)).answer.questions).toEqual(questions);
      papers.push(questions.map(({ prompt }) => prompt).join());
    }
    expect(papers[0]).not.toBe(papers[1]);
  });

  test("a running attempt keeps its version of a question", async () => {
    const { course, questions } = await aTestCourse(app, client);
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    const [first] = questions;
    await plant(app, async (tx) => {
      const body = JSON.stringify({ ...aTruth(false), prompt: { "pt-BR": "Mudou?" } });
      await sql`insert into question_versions (client_id, question_id, version, body, created_at)
        values (${client.id}, ${first?.id}, 2, ${body}::jsonb, now())`.execute(tx);
      await sql`update questions set body_version = 2 where id = ${first?.id}`.execute(tx);
    });
    expect((await at.read(id)).answer.questions[0]?.prompt).toBe("Vale?");
    const { attempt } = (await at.submit(id, at.say(0, true), at.say(1, true), at.say(2, true))).answer;
    expect(attempt.result).toMatchObject({ percent: 100 });
    const next = (await at.start(at.sittingId)).refusal;
    expect(next).toBe("409 attempts.already_passed");
  });

  test.each([
    [
      "a blueprint that asks for more than there is",
      {
        parts: [
          {
            from: "bank",
            id: crypto.randomUUID(),
            bankId: crypto.randomUUID(),
            tags: [],
            difficulties: [],
            count: 3,
            moduleId: null,
          },
        ],
      },
      "409 attempts.not_enough_questions",
    ],
    ["no questions", { parts: [] }, "409 attempts.not_enough_questions"],
    ["closed", { closesAt: "2020-01-01T00:00:00Z" }, "409 attempts.closed"],
  ] as const)("refused: %s", async (_, settings, code) => {
    const { course } = await aTestCourse(app, client, { settings: settings as never });
    const at = await atTest(app, ana, course);
    expect((await at.start(at.sittingId)).refusal).toBe(code);
  });

  test("refused: another's sitting, an activity that is no test, one that is locked since", async () => {
    const { course } = await aTestCourse(app, client, { before: [] });
    const at = await atTest(app, ana, course);
    expect((await taker(app, rui).start(at.sittingId)).refusal).toBe("404 request.not_found");
    expect((await taker(app, rui).standing(at.sittingId)).refusal).toBe("404 request.not_found");
    const page = await aCourse(app, client);
    const reader = await atTest(app, ana, page);
    expect((await reader.start(reader.sittingId)).refusal).toBe("409 attempts.not_a_test");
    const out = (state: "unenrolled" | "blocked") =>
      plant(app, (tx) =>
        tx.updateTable("course_enrolments").set({ state }).where("id", "=", at.enrolmentId).execute(),
      );
    await out("blocked");
    expect((await at.start(at.sittingId)).refusal).toBe("409 learning.blocked");
    await out("unenrolled");
    expect((await at.start(at.sittingId)).refusal).toBe("409 learning.not_enrolled");
  });
});

describe("§learning#attempt-frozen answers are added, never overwritten", () => {
  const running = async (settings = {}) => {
    const { course } = await aTestCourse(app, client, { settings });
    const at = await atTest(app, ana, course);
    return { ...at, id: (await at.start(at.sittingId)).answer.id };
  };

  test("the same step again is one; whatever the order, the device's latest is meant", async () => {
    const at = await running();
    const [one, two, three] = [at.say(0, false), at.say(0, true), at.say(1, true)];
    expect((await at.send(at.id, three, two)).answer).toMatchObject({
      saved: [three.id, two.id],
      late: [],
      state: "running",
    });
    await Promise.all([at.send(at.id, one), at.send(at.id, one, two, three), at.send(at.id, three)]);
    expect(await keptOf(at.id)).toHaveLength(3);
    expect((await at.read(at.id)).answer.answers).toEqual([
      { question: 0, answer: two.answer, final: false, late: false },
      { question: 1, answer: three.answer, final: false, late: false },
    ]);
    await at.send(at.id, at.step(1, null));
    expect((await at.read(at.id)).answer.answers[1]?.answer).toBeNull();
  });

  test("two devices: what reached the server last counts, and neither loses anything", async () => {
    const at = await running();
    const phone = taker(app, ana);
    await at.send(at.id, at.say(0, true), at.say(1, true));
    await phone.send(at.id, phone.say(0, false));
    await at.send(at.id, at.say(2, true));
    const { answers } = (await phone.read(at.id)).answer;
    expect(answers.map(({ answer }) => answer)).toMatchObject([
      { value: false },
      { value: true },
      { value: true },
    ]);
    const many = (who: ReturnType<typeof taker>) =>
      Array.from({ length: 20 }, (_, n) => who.send(at.id, who.say(n % 3, n % 2 === 0)));
    const sent = await Promise.all([...many(at), ...many(phone)]);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await keptOf(at.id)).toHaveLength(44);
    const read = await Promise.all([at.read(at.id), phone.read(at.id)]);
    expect(read[0].answer.answers).toEqual(read[1].answer.answers);
  });

  test("a step that comes again with other content is refused by name, and what came with it is kept", async () => {
    const at = await running();
    const one = at.say(0, true);
    await at.send(at.id, one);
    const other = { ...one, answer: { kind: "true_false" as const, value: false } };
    const fresh = at.say(1, true);
    const refused = await at.send(at.id, other, fresh);
    expect(refused.refusal).toBe("409 attempts.step_reused");
    expect(refused.problem.params).toEqual({ step: one.id });
    const place = { ...at.say(2, true), seq: one.seq };
    expect((await at.send(at.id, place)).refusal).toBe("409 attempts.step_reused");
    expect((await at.send(at.id, at.say(0, false), other)).refusal).toBe("409 attempts.step_reused");
    expect((await keptOf(at.id)).map(({ step_id }) => step_id).slice(0, 2)).toEqual([one.id, fresh.id]);
    expect((await at.send(at.id, fresh)).answer.saved).toEqual([fresh.id]);
  });

  test.each([
    ["a question that is not in it", 3, { kind: "true_false", value: true }, "422 attempts.not_in_attempt"],
    ["another kind", 0, { kind: "one", option: "a" }, "422 attempts.wrong_kind"],
    ["a part it does not have", 2, { kind: "one", option: "nada" }, "422 attempts.wrong_kind"],
  ] as const)("refused: %s; nothing of the call is written", async (_, question, answer, code) => {
    const { course } = await aTestCourse(app, client, { bodies: [aTruth(), aTruth(), aChoice()] });
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    expect((await at.send(id, at.say(1, true), at.step(question, answer))).refusal).toBe(code);
    expect((await at.submit(id, at.step(question, answer))).refusal).toBe(code);
    expect(await keptOf(id)).toEqual([]);
    expect((await at.read(id)).answer.state).toBe("running");
  });

  test("another person's attempt is not there, whatever is asked of it", async () => {
    const at = await running();
    const other = taker(app, rui);
    const step = other.say(0, true);
    for (const submissions of [
      other.read(at.id),
      other.send(at.id, step),
      other.submit(at.id),
      other.submit(at.id, step),
      other.timeline(at.id),
    ])
      expect((await submissions).refusal).toBe("404 request.not_found");
    const nobody = crypto.randomUUID();
    expect((await at.send(nobody, at.say(0, true))).refusal).toBe("404 request.not_found");
    expect(await keptOf(at.id)).toEqual([]);
  });

  test("answers that arrive while it is handed in are in it, or marked late: none in between", async () => {
    const at = await running();
    const sent = Array.from({ length: 10 }, (_, n) => at.send(at.id, at.say(n % 3, true)));
    const [{ answer }] = await Promise.all([at.submit(at.id), ...sent]);
    const stored = await keptOf(at.id);
    expect(stored).toHaveLength(10);
    const onTime = new Set(stored.flatMap(({ late, question }) => (late ? [] : question)));
    expect(answer.attempt.result?.points).toBe(onTime.size);
  });
});

describe("§learning#time the clock is the server's", () => {
  const timed = async () => {
    const { course } = await aTestCourse(app, client, { settings: { minutes: 10 } });
    app.clock.set(app.clock.now());
    const at = await atTest(app, ana, course);
    return { ...at, course, id: (await at.start(at.sittingId)).answer.id };
  };

  test("within the grace it counts; after it, it is kept and marked, and does not", async () => {
    const at = await timed();
    await at.send(at.id, at.say(0, true));
    app.clock.pass({ minutes: 10, seconds: 14 });
    const grace = at.say(1, true);
    expect((await at.send(at.id, grace)).answer).toMatchObject({ saved: [grace.id], late: [] });
    app.clock.pass({ seconds: 2 });
    const [late, lost] = [at.say(1, false), at.say(2, true)];
    const answer = (await at.send(at.id, late, lost)).answer;
    expect(answer).toMatchObject({ saved: [late.id, lost.id], late: [late.id, lost.id] });
    const { attempt } = (await at.submit(at.id)).answer;
    expect(attempt).toMatchObject({ state: "done", result: { end: "ran_out", points: 2, total: 3 } });
    expect(attempt.answers).toMatchObject([
      { late: false },
      { answer: { value: true }, late: false },
      { late: true },
    ]);
    expect((await keptOf(at.id)).map((row) => row.late)).toEqual([false, false, true, true]);
    const { steps } = (await at.timeline(at.id)).answer;
    expect(steps.map(({ what }) => what)).toEqual([
      "started",
      "answered",
      "answered",
      "late",
      "late",
      "ran_out",
    ]);
  });

  test("a device whose clock is off by an hour says nothing that counts", async () => {
    const at = await timed();
    const hour = 3_600_000;
    expect((await at.send(at.id, at.say(0, true, { after: hour }))).answer.late).toEqual([]);
    app.clock.pass({ minutes: 11 });
    const step = at.say(1, true, { after: 0 });
    expect((await at.send(at.id, step)).answer.late).toEqual([step.id]);
  });

  test("what ran out is handed in by a job, by reading it, or by beginning the next: once, by what came in time", async () => {
    const ended = (id: string) =>
      plant(app, (tx) =>
        tx
          .selectFrom("attempts")
          .select(["state", "ending", "points"])
          .where("id", "=", id)
          .executeTakeFirst(),
      );
    const [job, read, next] = [await timed(), await timed(), await timed()];
    for (const at of [job, read, next]) await at.send(at.id, at.say(0, true));
    app.clock.pass({ minutes: 10, seconds: 10 });
    await expireAttempts(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect((await ended(job.id))?.state, "the grace is not over").toBe("running");
    app.clock.pass({ seconds: 10 });
    const over = { state: "done", ending: "ran_out", points: "1.000" };
    expect((await read.read(read.id)).answer).toMatchObject({
      state: "done",
      result: { end: "ran_out", points: 1 },
    });
    const second = (await next.start(next.sittingId)).answer;
    expect(second).toMatchObject({ number: 2, state: "running", answers: [] });
    expect(await ended(next.id)).toEqual(over);
    await expireAttempts(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await ended(job.id)).toEqual(over);
    expect(await ended(second.id)).toMatchObject({ state: "running" });
  });
});

describe("§learning#attempt-frozen handing in", () => {
  test("takes steps along, tells score, total and percent, moves the course; again it is the same", async () => {
    const { course } = await aTestCourse(app, client);
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    const steps = [at.say(0, true), at.say(1, true), at.say(2, false)];
    await at.send(id, ...steps.slice(0, 1));
    app.clock.pass({ minutes: 1 });
    const first = (await at.submit(id, ...steps)).answer;
    expect(first.attempt).toMatchObject({
      state: "done",
      result: {
        end: "submitted",
        points: 2,
        total: 3,
        percent: 66.66,
        passed: true,
        best: true,
        consequence: "none",
      },
    });
    expect(first.standing).toMatchObject({ used: 1, passed: true, best: 66.66, whyNot: "passed" });
    expect(first.progress).toMatchObject({
      activity: { state: "finished" },
      course: { state: "approved", percent: 100 },
    });
    const again = (await at.submit(id, ...steps)).answer;
    expect(again.attempt).toEqual({ ...first.attempt, now: again.attempt.now });
    expect(again.progress).toBeNull();
    expect(await keptOf(id)).toHaveLength(3);
    const { enrolment } = (
      await app.request(readCourse, { params: { id: course.id }, query: {} }, { as: ana })
    ).answer;
    expect(enrolment).toMatchObject({ state: "approved", score: 66.66 });
  });

  test("ten at once are one", async () => {
    const { course } = await aTestCourse(app, client);
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    const step = at.say(0, true);
    const all = await Promise.all(Array.from({ length: 10 }, () => at.submit(id, step)));
    expect(all.filter(({ answer }) => answer.progress !== null)).toHaveLength(1);
    const events = await plant(app, (tx) =>
      tx.selectFrom("attempt_events").select("what").where("attempt_id", "=", id).execute(),
    );
    expect(events).toEqual([{ what: "started" }, { what: "submitted" }]);
  });

  test("what comes after it is kept, marked late and does not count", async () => {
    const { course } = await aTestCourse(app, client);
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    await at.submit(id);
    const step = at.say(0, true);
    expect((await at.send(id, step)).answer).toMatchObject({
      saved: [step.id],
      late: [step.id],
      state: "done",
    });
    expect((await at.submit(id, at.say(1, true))).answer.attempt.result?.points).toBe(0);
    expect(await keptOf(id)).toHaveLength(2);
  });
});

describe("the database keeps what was answered", () => {
  test("answers are only added; an attempt stays what it began as", async () => {
    const { course } = await aTestCourse(app, client);
    await enrolled(app, rui, course);
    const at = await atTest(app, ana, course);
    const { id } = (await at.start(at.sittingId)).answer;
    await at.send(id, at.say(0, true));
    const write = (statement: ReturnType<typeof sql>) =>
      app.parts.db.write({ clientId: client.id }, (tx) => statement.execute(tx));
    await expect(write(sql`update attempt_answers set late = true`)).rejects.toThrow("permission denied");
    await expect(write(sql`delete from attempt_answers`)).rejects.toThrow("permission denied");
    await expect(write(sql`update attempts set paper = '[]' where id = ${id}`)).rejects.toThrow(
      "stays what it began as",
    );
    await expect(write(sql`delete from attempts`)).rejects.toThrow("permission denied");
  });
});
