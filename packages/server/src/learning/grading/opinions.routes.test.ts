// §learning#opinions reaction evaluation, §states#course and training: what people think of a course.
import * as contract from "@trilha/contract/learning/grading/opinions.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aParticipant, aStaffMember, type Client, type Member } from "../../../test/builders.ts";
import { aCourse, type TestCourse } from "../../../test/builders-courses.ts";
import {
  aBody,
  anEssayBody,
  aQuestion,
  aTestActivity,
  aTestAttempt,
  type TestQuestion,
} from "../../../test/builders-results.ts";
import { questionOf } from "../../../test/builders-tests.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
let course: TestCourse;
let scale: TestQuestion;
let words: TestQuestion;
let choice: TestQuestion;

beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "instructor");
  scale = await aQuestion(app, client, questionOf.scale);
  words = await aQuestion(app, client, anEssayBody({ rubric: [], prompt: { "pt-BR": "O que faltou?" } }));
  choice = await aQuestion(app, client, aBody({ prompt: { "pt-BR": "De que você gostou?" } }));
  const evaluation = { type: "reaction_evaluation" as const, title: { "pt-BR": "O que achou" } };
  const activities = [
    aTestActivity({ ...evaluation, completion: { rule: "verdict", require: "completed" } }),
  ];
  course = await aCourse(app, client, { modules: [{ title: { "pt-BR": "Balcão" }, activities }] });
  for (const [step, text] of [
    [5, "Mais exemplos"],
    [4, "  "],
    [1, "=1+1"],
  ] as const) {
    const parts = [
      { question: scale, answer: { kind: "scale" as const, step }, points: 0 },
      { question: words, answer: { kind: "essay" as const, text }, points: 0 },
      { question: choice, answer: step > 1 ? { kind: "one" as const, option: "b" } : null, points: 0 },
    ];
    await aTestAttempt(app, await aParticipant(app, client), course, { parts });
  }
});

const opinions = (query: object = {}, as = staff) =>
  app.request(contract.listOpinions, { params: { id: course.id }, query }, { as, locale: "pt-BR" });
const comments = (query: object = {}, as = staff) =>
  app.request(contract.listComments, { params: { id: course.id }, query }, { as, locale: "pt-BR" });

describe("§states#reaction-evaluation opinions of a course", () => {
  test("each question with how its answers spread, under its module", async () => {
    const { answer } = await opinions();
    expect(answer).toMatchObject({ attempts: 3, course: { id: course.id } });
    expect(new Set(answer.items.map(({ module, activity }) => `${module} ${activity}`))).toEqual(
      new Set(["Balcão O que achou"]),
    );
    const byId = new Map(answer.items.map((row) => [row.questionId, row]));
    const rated = byId.get(scale.id);
    expect(rated).toMatchObject({ kind: "scale", answers: 3, mean: 10 / 3 });
    expect(rated?.choices.map(({ answers }) => answers)).toEqual([1, 0, 0, 1, 1]);
    expect(byId.get(choice.id)?.choices.map(({ answers }) => answers)).toEqual([0, 2, 0]);
    expect(byId.get(words.id)).toMatchObject({ kind: "essay", answers: 3, choices: [] });
  });

  test("page after page, narrowed, and nothing where nobody said anything", async () => {
    const first = (await opinions({ limit: 2 })).answer;
    const rest = (await opinions({ limit: 2, cursor: first.nextCursor })).answer;
    expect([...first.items, ...rest.items]).toEqual((await opinions()).answer.items);
    expect((await opinions({ from: "2099-01-01" })).answer).toMatchObject({ items: [], attempts: 0 });
    expect((await opinions({ activityId: crypto.randomUUID() })).answer.items).toEqual([]);
  });

  test("what was written, without names; what says nothing is left out", async () => {
    const { items } = (await comments()).answer;
    expect(items.map(({ text }) => text)).toEqual(["=1+1", "Mais exemplos"]);
    expect(JSON.stringify(items)).not.toContain("userId");
    const first = (await comments({ limit: 1, questionId: words.id })).answer;
    const rest = (await comments({ limit: 1, cursor: first.nextCursor })).answer;
    expect([...first.items, ...rest.items]).toEqual(items);
    expect((await comments({ questionId: scale.id })).answer.items).toEqual([]);
  });

  test("not for whoever may not read results, nor for another client", async () => {
    expect((await opinions({}, await aParticipant(app, client))).status).toBe(403);
    const stranger = await aStaffMember(app, await aClient(app), "instructor");
    expect((await opinions({}, stranger)).refusal).toBe("404 request.not_found");
    expect((await comments({}, stranger)).refusal).toBe("404 request.not_found");
  });
});
