import { genericProblems } from "@trilha/contract/core/problems.ts";
import { answerFits } from "@trilha/contract/learning/questions/check.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import type { AnswerStep } from "@trilha/contract/learning/tests/shapes.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import { deviceName } from "../../accounts/identity/index.ts";
import { type BatchKind, runBatched } from "../../core/batch.ts";
import { Cache } from "../../core/cache.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { addAnswers, earlierAnswerSteps, type NewAnswer, type TakenRow } from "./answers.queries.ts";
import { type KnownAttempt, ownAttempt } from "./known-attempts.ts";

export interface TakenAnswers {
  attempt: KnownAttempt;
  /** In the order they were sent. */
  steps: readonly AnswerStep[];
  late: readonly string[];
  state: AttemptState;
  deadline: Date | null;
}

/**
 * Answers that arrive at once, of several people, in one statement of one transaction. Undefined: it has to go by itself,
 * for somebody holds the attempt, or some of it was sent before.
 */
const answerBatch: BatchKind<readonly NewAnswer[], TakenRow[] | undefined> = {
  name: "test_answers",
  access: "write",
  // Answers of one attempt go one after the other: the order they came in is what counts.
  orderKey: ([first]) => first?.attemptId ?? "",
  maxSize: 100,
  concurrency: 2,
  async run(tx, clientId, asks) {
    const rows = await writeLast(tx, (on) => addAnswers(on, clientId, asks.flat(), { unheld: true }));
    const byPlace = new Map(rows.map((row) => [row.n, row]));
    let place = 0;
    return asks.map((steps) => {
      const own = steps.map(() => {
        place += 1;
        return byPlace.get(place - 1);
      });
      const taken = own.flatMap((row) => (row?.saved ? row : []));
      return taken.length === steps.length ? taken : undefined;
    });
  },
};

/**
 * §learning#attempt-frozen Adds answers to an attempt of the caller's; when it answers, they are durable. The same step again changes nothing;
 * what comes late is kept and marked. Refuses, before anything is written, what is not in the attempt and what does not
 * fit its question; a step that came before with other content is refused with its id, and all others are kept.
 */
export async function takeAnswers(
  call: MemberCall,
  id: string,
  { device, steps }: { device: string; steps: readonly AnswerStep[] },
): Promise<TakenAnswers | Refusal> {
  const { clientId, userId } = call.actor;
  const attempt = await ownAttempt(call, id);
  if (!attempt) return refuse(genericProblems.notFound);
  const sound = soundSteps(steps, attempt);
  if (isRefusal(sound)) return sound;
  const name = nameOfDevice(call.userAgent);
  const answers = sound.map(
    (step): NewAnswer => ({
      ...{ attemptId: id, userId, stepId: step.id, device, deviceName: name, seq: step.seq, at: call.now },
      ...{ question: step.question, answer: step.answer, afterMs: step.after },
      final: step.final === true && attempt.feedback === "now",
    }),
  );
  const rows =
    (await runBatched(call.parts.db, clientId, answerBatch, answers)) ??
    (await call.write((tx) => takenAlone(tx, clientId, answers)));
  if (isRefusal(rows)) return rows;
  const [first] = rows;
  if (!first) return refuse(genericProblems.notFound);
  const other = rows.find(({ saved }) => !saved);
  if (other) return refuse(attemptProblems.stepReused, { step: sound[other.n]?.id ?? "" });
  const late = rows.flatMap((row, index) => (row.late ? (sound[index]?.id ?? []) : []));
  return { attempt, steps: sound, late, state: first.state, deadline: first.deadline };
}

/** In their order; what was there before, saying the same, is saved, too. */
async function takenAlone(tx: Tx, clientId: string, answers: readonly NewAnswer[]): Promise<TakenRow[]> {
  const rows = (await addAnswers(tx, clientId, answers)).toSorted((a, b) => a.n - b.n);
  if (rows.every(({ saved }) => saved)) return rows;
  const before = await earlierAnswerSteps(tx, clientId, answers);
  return rows.map((row) => {
    const late = before.get(row.n);
    return row.saved || late === undefined ? row : { ...row, late, saved: true };
  });
}

/** Steps that fit the paper, each once. */
function soundSteps(steps: readonly AnswerStep[], { bodies }: KnownAttempt): readonly AnswerStep[] | Refusal {
  const byId = new Map<string, AnswerStep>();
  const bySeq = new Map<number, string>();
  for (const step of steps) {
    const body = bodies[step.question];
    if (!body) return refuse(attemptProblems.notInAttempt, { step: step.id });
    if (step.answer !== null && !answerFits(body, step.answer))
      return refuse(attemptProblems.wrongKind, { step: step.id });
    const before = byId.get(step.id);
    const same = before && JSON.stringify(contentOf(before)) === JSON.stringify(contentOf(step));
    if ((before && !same) || (bySeq.get(step.seq) ?? step.id) !== step.id)
      return refuse(attemptProblems.stepReused, { step: step.id });
    byId.set(step.id, step);
    bySeq.set(step.seq, step.id);
  }
  return [...byId.values()];
}

const contentOf = ({ seq, question, answer, final }: AnswerStep) => [seq, question, answer, final === true];

// Names of devices are read from what browsers call themselves: few, and short.
const names = new Cache<string>("device_names", { most: 1_000 });

function nameOfDevice(userAgent: string): string {
  const known = names.get(userAgent);
  if (known !== undefined) return known;
  const name = deviceName(userAgent).slice(0, 64);
  names.set(userAgent, name);
  return name;
}
