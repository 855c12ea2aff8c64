// §learning#feedback Right answers never reach a device before the feedback time: every answer of the engine is walked, for every setting.

import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import { type FeedbackTime, feedbackTimes } from "@trilha/contract/learning/tests/test-settings.ts";
import { beforeAll, expect, test } from "vitest";
import { aClient, aParticipant, type Client } from "../../../test/builders.ts";
import { aTestCourse, atTest } from "../../../test/builders-attempts.ts";
import { questionOf } from "../../../test/builders-tests.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
beforeAll(async () => {
  client = await aClient(app);
});

const bodies: QuestionBody[] = Object.values(questionOf);
const closes = "2026-12-01T12:00:00Z";
/** Words only an author's side holds: feedback, what is right, what a good essay says. */
const secretWords = ["Isso: quem ouve vende melhor", "share", "whenTrue", "whenFalse", '"model"', '"exact"'];

/** Parts of an answer that tell what is right: keys and words anywhere within, however deep. */
function leaks(answer: unknown): string[] {
  const leaked: string[] = [];
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (key === "right" && (typeof value === "boolean" || value === null) && value !== null)
      leaked.push("right");
    if (key === "solution" && value !== null) leaked.push("solution");
    if (key === "feedback" && Array.isArray(value) && value.length > 0) leaked.push("feedback");
    return value;
  });
  for (const word of secretWords) if (text.includes(word)) leaked.push(word);
  return [...new Set(leaked)];
}

test.each(feedbackTimes.flatMap((feedback) => [[feedback, null] as const, [feedback, closes] as const]))(
  "feedback %s, closes %s",
  async (feedback: FeedbackTime, closesAt: string | null) => {
    app.clock.set("2026-11-20T12:00:00Z");
    const { course } = await aTestCourse(app, client, {
      ...{ bodies, settings: { feedback, closesAt, maximumAttempts: 3, improve: true } },
    });
    const member = await aParticipant(app, client);
    const at = await atTest(app, member, course);
    const started = (await at.start(at.sittingId)).answer;
    const { id } = started;
    const place = bodies.findIndex(({ kind }) => kind === "one");
    const solution = solutionOf(bodies[place] as QuestionBody, "pt-BR");
    const others = bodies.flatMap((body, question) => {
      const answer = solutionOf(body, "pt-BR");
      return question === place || answer === null ? [] : [at.step(question, answer)];
    });
    const plain = await at.send(id, ...others, at.step(place, solution));
    const before = [
      started,
      plain.answer,
      (await at.read(id)).answer,
      (await at.standing(at.sittingId)).answer,
    ];
    before.push((await at.timeline(id)).answer as never);
    expect(leaks(before), "while nothing was handed in").toEqual([]);

    const final = (await at.send(id, at.step(place, solution, { final: true }))).answer;
    const running = (await at.read(id)).answer;
    expect(running.result).toBeNull();
    for (const attempt of [final, running]) {
      expect(attempt.results.map(({ question }) => question)).toEqual(feedback === "now" ? [place] : []);
      if (feedback !== "now") expect(leaks(attempt)).toEqual([]);
    }
    expect(leaks([(await at.start(at.sittingId)).answer.questions, (await at.timeline(id)).answer])).toEqual(
      [],
    );

    const handed = (await at.submit(id)).answer;
    const tells = feedback === "now" || feedback === "end";
    const after = [
      handed,
      (await at.read(id)).answer,
      (await at.submit(id)).answer,
      (await at.standing(at.sittingId)).answer,
      (await at.timeline(id)).answer,
    ];
    if (tells) expect(handed.attempt.result?.questions).toHaveLength(bodies.length);
    else expect(leaks(after)).toEqual([]);
    expect(handed.attempt.result?.tellsMoreAt ?? null).toBe(feedback === "after_close" ? closesAt : null);

    app.clock.set("2026-12-01T12:00:01Z");
    const closed = (await at.read(id)).answer;
    const revealed = tells || (feedback === "after_close" && closesAt !== null);
    expect(closed.result?.questions ?? []).toHaveLength(revealed ? bodies.length : 0);
    if (revealed) expect(closed.result?.questions[place]).toMatchObject({ right: true, solution });
    else expect(leaks(closed)).toEqual([]);
  },
);

test("§learning#attempt-frozen what was handed in stays: changing it afterwards changes nothing", async () => {
  const { course } = await aTestCourse(app, client, { settings: { feedback: "now" } });
  const at = await atTest(app, await aParticipant(app, client), course);
  const { id } = (await at.start(at.sittingId)).answer;
  const feedback = (await at.send(id, at.say(0, false, { final: true }))).answer.results;
  expect(feedback).toMatchObject([
    { question: 0, points: 0, right: false, feedback: ["Você disse que não"] },
  ]);
  const again = (await at.send(id, at.say(0, true, { final: true }))).answer.results;
  expect(again).toEqual(feedback);
  await at.send(id, at.say(0, true));
  expect((await at.read(id)).answer).toMatchObject({
    answers: [{ question: 0, answer: { value: false }, final: true }],
    results: feedback,
  });
  expect((await at.submit(id)).answer.attempt.result?.points).toBe(0);
});
