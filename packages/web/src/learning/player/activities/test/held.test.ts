import type { TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { expect, it } from "vitest";
import type { WaitingAnswer } from "../../progress/answers/answer-queue.ts";
import { answersNow, withTaken } from "./held.ts";

const answerOf = (value: boolean) => ({ kind: "true_false", value }) as const;
const question = { kind: "true_false", prompt: "?", pictureUrl: null, pictureAlt: null, points: 1 } as const;
const attempt: TestAttempt = {
  ...{ id: "t", number: 1, state: "running", feedback: "end", locale: "pt-BR", results: [], result: null },
  ...{ startedAt: "2026-03-02T12:00:00Z", deadline: null, now: "2026-03-02T12:00:00Z" },
  questions: [question, question],
  answers: [{ question: 0, answer: answerOf(true), final: false, late: false }],
};
const step = (id: string, place: number, value: boolean, final?: boolean) => ({
  ...{ id, seq: 1, question: place, answer: answerOf(value), after: 0 },
  ...(final ? { final } : {}),
});
const waiting = (each: ReturnType<typeof step>): WaitingAnswer => ({
  ...{ attemptId: "t", personId: "ana", device: "d", since: 1, typing: false, step: each },
});
const taken = {
  ...{ saved: ["a"], late: [] as string[], state: "running" as const, deadline: null, results: [] },
  now: "2026-03-02T12:00:05Z",
};
const values = (held: TestAttempt, queue: WaitingAnswer[] = []) =>
  answersNow(held, queue).map(({ answer }) => (answer?.kind === "true_false" ? answer.value : null));

it("§mobile#outbox what this device has still to send stands over what the server holds", () => {
  expect(values(attempt)).toEqual([true, null]);
  expect(values(attempt, [waiting(step("a", 0, false)), waiting(step("b", 1, true))])).toEqual([false, true]);
});

it("§learning#attempt-frozen what was refused, or is of another attempt, is not shown as an answer", () => {
  const refused = { ...waiting(step("a", 1, true)), refused: { status: 422, message: "" } };
  expect(values(attempt, [refused, { ...waiting(step("b", 1, true)), attemptId: "u" }])).toEqual([
    true,
    null,
  ]);
});

it("§entities#activity-types once taken it is held, in no moment gone", () => {
  const { attempt: after, at } = withTaken({ attempt, at: 0 }, [step("a", 1, false)], taken, 5);
  expect([values(after), after.now, at]).toEqual([[true, false], taken.now, 5]);
});

it("§entities#course-test what came too late changes no answer, and is shown as late where there was none", () => {
  const late = { ...taken, saved: ["a", "b"], late: ["a", "b"] };
  const { attempt: after } = withTaken(
    { attempt, at: 0 },
    [step("a", 0, false), step("b", 1, true)],
    late,
    5,
  );
  expect(answersNow(after, []).map(({ late: is }) => is)).toEqual([false, true]);
  expect(values(after)).toEqual([true, true]);
});

it("§learning#feedback now: what was handed in stays as it is", () => {
  const { attempt: after } = withTaken({ attempt, at: 0 }, [step("a", 1, true, true)], taken, 5);
  expect(values(after, [waiting(step("b", 1, false))])).toEqual([true, true]);
});
