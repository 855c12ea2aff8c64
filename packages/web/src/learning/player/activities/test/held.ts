import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { AnswersTaken, QuestionResult, TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import type { WaitingAnswer } from "../../progress/answers/answer-queue.ts";

type Step = WaitingAnswer["step"];

/** An attempt as the server last told it, and when that was by a clock that only runs forward. */
export interface AttemptSnapshot {
  readonly attempt: TestAttempt;
  /** Milliseconds of `performance.now()` at which `attempt.now` was true. */
  readonly at: number;
}

/** Answer to a question as far as it is known. */
export interface AnswerNow {
  readonly answer: QuestionAnswer | null;
  /** Handed in by itself: it stays. */
  readonly final: boolean;
  readonly late: boolean;
}
const none: AnswerNow = { answer: null, final: false, late: false };

/** After the server took steps: what it holds now. */
export function withTaken(
  { attempt }: AttemptSnapshot,
  steps: readonly Step[],
  taken: AnswersTaken,
  at: number,
): AttemptSnapshot {
  const saved = steps.filter(({ id }) => taken.saved.includes(id));
  const late = new Set(taken.late);
  const answers = new Map(attempt.answers.map((each) => [each.question, each]));
  // Answers that came too late are kept and change nothing.
  for (const { id, question, answer, final } of saved)
    if (!late.has(id)) answers.set(question, { question, answer, final: final === true, late: false });
    else if (!answers.has(question)) answers.set(question, { question, answer, final: false, late: true });
  const { state, deadline, now } = taken;
  return {
    attempt: {
      ...attempt,
      state,
      deadline,
      now,
      answers: [...answers.values()],
      results: tell(attempt, taken),
    },
    at,
  };
}

function tell(attempt: TestAttempt, { results }: AnswersTaken): QuestionResult[] {
  const fresh = new Set(results.map(({ question }) => question));
  return [...attempt.results.filter(({ question }) => !fresh.has(question)), ...results];
}

/** Each question's answer as of now: what the server holds, and over it what this device has still to send. */
export function answersNow(attempt: TestAttempt, queue: readonly WaitingAnswer[]): AnswerNow[] {
  const now = attempt.questions.map(() => none);
  for (const { question, ...held } of attempt.answers) now[question] = held;
  for (const { attemptId, step, refused } of queue) {
    if (attemptId !== attempt.id || refused || now[step.question]?.final) continue;
    now[step.question] = { answer: step.answer, final: step.final === true, late: false };
  }
  return now;
}
