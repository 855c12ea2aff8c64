// §entities#course-test Around tests: the question of the day with its streak, and drills.

import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import * as contract from "@trilha/contract/learning/practice/endpoints.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aTestCourse, atTest } from "../../../test/builders-attempts.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { aDrill, aDrillOf } from "../../../test/builders-drills.ts";
import { aBank, aChoice, aQuestion, type TestQuestion } from "../../../test/builders-questions.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let admin: Member;
beforeAll(async () => {
  client = await aClient(app);
  admin = await aStaffMember(app, client, "program_administrator");
});

/** Learner who finished a test of a bank of so many questions. */
async function learner(questions: number, data: object = {}): Promise<Member> {
  const bank = await aBank(app, client);
  for (let at = 0; at < questions; at += 1) await aQuestion(app, client, bank);
  const member = await aParticipant(app, client);
  const part = {
    from: "bank",
    id: bank.id,
    bankId: bank.id,
    tags: [],
    difficulties: [],
    count: 1,
    moduleId: null,
  };
  const settings = {
    ...{ parts: [part], minimumScore: 0, maximumAttempts: null, minutes: null, feedback: "end" },
    ...{ shuffleQuestions: true, shuffleOptions: true, closesAt: null, onFailure: "none", improve: false },
    ...data,
  };
  const completion = { rule: "verdict", require: "completed" } as const;
  const activity = { type: "conventional_test" as const, data: settings, completion };
  const course = await aCourse(app, client, { modules: [{ activities: [activity] }] });
  await enrolled(app, member, course, { finished: course.activities });
  return member;
}

const ask = (as: Member) => app.request(contract.askDaily, {}, { as });
const say = (as: Member, day: string, answer: QuestionAnswer) =>
  app.request(contract.answerDaily, { body: { day, answer } }, { as });
/** The right choice is the one its builder calls "Opção certa". */
function choice(question: ShownQuestion | undefined, word: "certa" | "errada"): QuestionAnswer {
  if (question?.kind !== "one") throw new Error("another kind of question");
  const option = question.options.find(({ text }) => text.endsWith(word));
  return { kind: "one", option: option?.id ?? "" };
}

/** A choice of a question that is worth so much. */
function choiceOf(question: TestQuestion | undefined, share: number): QuestionAnswer {
  if (question?.body.kind !== "one") throw new Error("another kind of question");
  return { kind: "one", option: question.body.options.find((one) => one.share === share)?.id ?? "" };
}

describe("§learning#question-of-the-day the question of the day", () => {
  test("is drawn once a day, told once it was answered, and kept as it was answered first", async () => {
    const member = await learner(3);
    const first = (await ask(member)).answer;
    expect(first).toMatchObject({
      drill: { answer: null, outcome: null },
      streak: { days: 0, daysOffLeft: 2 },
    });
    expect((await ask(member)).answer).toEqual(first);
    const question = first.drill?.question;
    const wrong = await say(member, first.day, { kind: "true_false", value: true });
    expect(wrong.refusal).toBe("422 drills.wrong_kind");
    const done = await say(member, first.day, choice(question, "certa"));
    expect(done.answer).toMatchObject({ drill: { outcome: { right: true, share: 1 } }, streak: { days: 1 } });
    const again = await say(member, first.day, choice(question, "errada"));
    expect(again.answer).toEqual(done.answer);
    expect((await say(member, "2020-01-01", choice(question, "certa"))).refusal).toBe("409 drills.day_over");
  });

  test("nothing for whoever has learned nothing, or whose tests keep their answers to themselves", async () => {
    const member = await aParticipant(app, client);
    const { answer } = await ask(member);
    expect(answer.drill).toBe(null);
    const reply = await say(member, answer.day, { kind: "true_false", value: true });
    expect(reply.refusal).toBe("409 drills.nothing_asked");
    expect((await ask(await learner(2, { feedback: "never" }))).answer.drill).toBe(null);
    expect((await ask(await learner(2, { feedback: "after_close" }))).answer.drill).toBe(null);
  });

  test("tomorrow there is another; the streak grows, forgives two days of a week, and is kept as the longest", async () => {
    const member = await learner(4);
    app.clock.set("2026-03-02T15:00:00Z");
    const prompts: string[] = [];
    const answerNow = async () => {
      const { day, drill } = (await ask(member)).answer;
      prompts.push(drill?.question.prompt ?? "");
      return (await say(member, day, choice(drill?.question, "certa"))).answer.streak;
    };
    expect(await answerNow()).toMatchObject({ days: 1 });
    app.clock.pass({ days: 1 });
    expect(await answerNow()).toMatchObject({ days: 2 });
    expect(new Set(prompts).size).toBe(2);
    app.clock.pass({ days: 3 });
    expect(await answerNow()).toMatchObject({ days: 3, daysOffLeft: 0 });
    app.clock.pass({ days: 10 });
    expect((await ask(member)).answer.streak).toMatchObject({ days: 0, longest: 3 });
    const streak = await plant(app, (tx) =>
      tx.selectFrom("streaks").selectAll().where("user_id", "=", member.userId).executeTakeFirstOrThrow(),
    );
    expect(streak).toMatchObject({ longest: 3, last_day: "2026-03-06" });
  });

  test("never what a test still asks them: it waits, and so does a drill with its answer", async () => {
    const { course, questions } = await aTestCourse(app, client, {
      bodies: [aChoice()],
      settings: { improve: true },
    });
    const [question] = questions;
    const member = await aParticipant(app, client);
    const at = await atTest(app, member, course);
    await at.submit((await at.start(at.sittingId)).answer.id, at.step(0, choiceOf(question, 100)));
    const before = (await ask(member)).answer;
    expect(before.drill?.question.prompt).toBeDefined();
    const { bank_id: bankId } = await plant(app, (tx) =>
      tx
        .selectFrom("questions")
        .select("bank_id")
        .where("id", "=", question?.id ?? "")
        .executeTakeFirstOrThrow(),
    );
    const drill = await aDrill(app, client, bankId);
    const open = () => app.request(contract.openDrill, { params: { id: drill } }, { as: member });
    const reply = () =>
      app.request(
        contract.answerDrill,
        { params: { id: drill }, body: { question: 0, answer: choiceOf(question, 0) } },
        { as: member },
      );
    await open();

    const second = (await at.start(at.sittingId)).answer;
    expect(second).toMatchObject({ number: 2, state: "running" });
    const early = await say(member, before.day, choiceOf(question, 0));
    expect(early.refusal).toBe("409 drills.in_test");
    expect((await reply()).refusal).toBe("409 drills.in_test");
    expect((await ask(member)).answer.drill).toBe(null);

    await at.submit(second.id);
    expect((await ask(member)).answer.drill).not.toBe(null);
    expect((await reply()).answer.questions).toMatchObject([{ outcome: { right: false } }]);
  });

  test("two devices at once draw one question", async () => {
    const member = await learner(5);
    const both = await Promise.all([ask(member), ask(member)]);
    expect(both[0].answer).toEqual(both[1].answer);
  });
});

describe("§learning#drills", () => {
  const read = async (as: Member) => (await app.request(contract.listMyDrills, {}, { as })).answer;
  const session = async (as: Member) => (await app.request(readSession, {}, { as })).answer;
  const open = (as: Member, id: string) => app.request(contract.openDrill, { params: { id } }, { as });
  const reply = (as: Member, id: string, question: number, answer: QuestionAnswer) =>
    app.request(contract.answerDrill, { params: { id }, body: { question, answer } }, { as });

  test("a mandatory one: told of in the session and on home until it is done; its banner closes once", async () => {
    const own = await aClient(app);
    const member = await aParticipant(app, own);
    const bank = await aBank(app, own);
    for (const _ of [1, 2, 3]) await aQuestion(app, own, bank);
    const id = await aDrill(app, own, bank.id, { mandatory: true, questions: 2 });
    await aDrill(app, own, bank.id, { from: "2099-01-01T00:00:00.000Z" });
    await aDrill(app, own, bank.id, { state: "archived" });
    expect(await read(member)).toMatchObject({ items: [{ id, questions: 2 }], banner: { id } });
    expect(await session(member)).toMatchObject({ hasMandatoryDrills: true, hasCloseBannerDrills: true });
    await app.request(contract.closeBanner, { params: { id } }, { as: member });
    await app.request(contract.closeBanner, { params: { id } }, { as: member });
    expect(await read(member)).toMatchObject({ items: [{ id }], banner: null });
    expect(await session(member)).toMatchObject({ hasMandatoryDrills: true, hasCloseBannerDrills: false });

    const begun = (await open(member, id)).answer;
    expect(begun.questions).toHaveLength(2);
    expect((await open(member, id)).answer).toEqual(begun);
    const first = await reply(member, id, 0, choice(begun.questions[0]?.question, "errada"));
    expect(first.answer.questions).toMatchObject([
      { outcome: { right: false, share: 0 } },
      { outcome: null },
    ]);
    const again = await reply(member, id, 0, choice(begun.questions[0]?.question, "certa"));
    expect(again.answer).toEqual(first.answer);
    expect((await reply(member, id, 5, { kind: "true_false", value: true })).refusal).toBe(
      "422 drills.not_in_drill",
    );
    const done = await reply(member, id, 1, choice(begun.questions[1]?.question, "certa"));
    expect(done.answer.drill).toMatchObject({ answered: 2, right: 1, doneAt: expect.any(String) });
    expect(await session(member)).toMatchObject({ hasMandatoryDrills: false });
    // Questions of a drill may become the question of the day.
    expect((await ask(member)).answer.drill).not.toBe(null);
  });

  test("is for whom its rule says, while it is open, and asks what there is", async () => {
    const member = await aParticipant(app, client);
    const bank = await aBank(app, client);
    await aQuestion(app, client, bank, { tags: ["tela"] });
    const others = await aDrill(app, client, bank.id, { audience: { jobProfile: ["painter"] } });
    expect((await open(member, others)).refusal).toBe("404 request.not_found");
    const over = await aDrill(app, client, bank.id, { until: "2020-02-01T00:00:00.000Z" });
    expect((await open(member, over)).refusal).toBe("409 drills.closed");
    const empty = await aDrill(app, client, bank.id, { tags: ["nenhuma"] });
    expect((await open(member, empty)).refusal).toBe("409 drills.no_questions");
    const few = await aDrill(app, client, bank.id, { tags: ["tela"], questions: 9 });
    expect((await open(member, few)).answer.questions).toHaveLength(1);
  });

  test("staff make it, change it, and see who did it", async () => {
    const bank = await aBank(app, client);
    const { body } = await aQuestion(app, client, bank);
    expect(body.kind).toBe("one");
    const create = () => app.request(contract.createDrill, { body: aDrillOf(bank.id) }, { as: admin });
    await create();
    const made = await create();
    const { id } = made.answer;
    const params = { id };
    const drill = (await app.request(contract.readDrill, { params }, { as: admin })).answer;
    expect(drill).toMatchObject({ version: 1, pool: 1, started: 0, bank: bank.name });
    expect(drill.people).toBeGreaterThan(0);
    const { people, started, done, pool, bank: _, id: __, ...written } = drill;
    const edited = { ...written, mandatory: true };
    const edit = () => app.request(contract.editDrill, { params, body: edited }, { as: admin });
    expect((await edit()).answer).toMatchObject({ version: 2, mandatory: true });
    expect((await edit()).refusal).toBe("409 request.conflict");
    const upsideDown = { ...edited, version: 2, until: "2019-01-01T00:00:00.000Z" };
    const refused = await app.request(contract.editDrill, { params, body: upsideDown }, { as: admin });
    expect(refused.refusal).toBe("422 request.invalid");

    const member = await aParticipant(app, client);
    const begun = (await open(member, id)).answer;
    await reply(member, id, 0, choice(begun.questions[0]?.question, "certa"));
    const list = (query: object) => app.request(contract.listDrilled, { params, query }, { as: admin });
    expect((await list({ state: "done" })).answer.items).toMatchObject([
      { state: "done", answered: 1, right: 1 },
    ]);
    const page = (await list({ limit: 1 })).answer;
    const next = (await list({ limit: 1, cursor: page.nextCursor ?? "" })).answer;
    expect(next.items[0]?.membershipId).not.toBe(page.items[0]?.membershipId);
    const all = await app.request(contract.listDrills, { query: { limit: 1 } }, { as: admin });
    expect(all.answer.items).toMatchObject([{ id, started: 1, done: 1 }]);
    const more = { query: { limit: 1, cursor: all.answer.nextCursor ?? "" } };
    expect((await app.request(contract.listDrills, more, { as: admin })).answer.items[0]?.id).not.toBe(id);
  });
});
