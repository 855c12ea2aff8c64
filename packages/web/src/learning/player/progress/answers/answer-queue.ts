import type { AnswerStep } from "@trilha/contract/learning/tests/shapes.ts";
import type { StepRefusal } from "../queue.ts";

/** Answer of a test that waits to be sent, pure. Unlike steps of progress, none stands in for another. */
export interface WaitingAnswer {
  readonly attemptId: string;
  /** Person of the answer: another person at this device sends nothing of it. */
  readonly personId: string;
  /** The opening it was made in. */
  readonly device: string;
  readonly step: AnswerStep;
  /** When it was kept, in milliseconds; grows by one at least, whatever the device's clock does. */
  readonly since: number;
  /** Still being written: until it is sent, more may be written into it. */
  readonly typing: boolean;
  /** The server will never take it: kept and shown, not tried again. */
  readonly refused?: StepRefusal | undefined;
}

/** Steps of one attempt and one opening, that go together. */
export interface AnswerBatch {
  readonly attemptId: string;
  readonly device: string;
  readonly ids: readonly string[];
}

/** The contract's, too. */
export const mostSteps = 50;

/** Parcels to be sent, oldest first: of two answers to a question the later has to arrive later. */
export function parcelsOf(queue: readonly WaitingAnswer[]): AnswerBatch[] {
  const parcels: (AnswerBatch & { ids: string[] })[] = [];
  for (const { attemptId, device, step, refused } of queue) {
    if (refused) continue;
    const last = parcels.at(-1);
    const fits = last?.attemptId === attemptId && last.device === device && last.ids.length < mostSteps;
    if (last && fits) last.ids.push(step.id);
    else parcels.push({ attemptId, device, ids: [step.id] });
  }
  return parcels;
}

/** The step that what is written now may be added to: the latest of its question, unsent and still being written. */
export function openStep(
  queue: readonly WaitingAnswer[],
  { attemptId, device, question }: { attemptId: string; device: string; question: number },
  sent: ReadonlySet<string>,
): WaitingAnswer | undefined {
  const last = queue.findLast((each) => each.attemptId === attemptId && each.step.question === question);
  const open = last?.typing && last.device === device && !last.refused && !sent.has(last.step.id);
  return open ? last : undefined;
}

/** Puts a step at its end, or in the place of the one it says more of. */
export const withAnswer = (
  queue: readonly WaitingAnswer[],
  next: WaitingAnswer,
  instead: WaitingAnswer | undefined,
): WaitingAnswer[] => (instead ? queue.map((each) => (each === instead ? next : each)) : [...queue, next]);

/** After the server took some. */
export const withoutTaken = (queue: readonly WaitingAnswer[], ids: ReadonlySet<string>): WaitingAnswer[] =>
  queue.filter(({ step }) => !ids.has(step.id));
