// §learning#attempt-frozen Which of everything somebody answered is meant. Nothing is ever overwritten: this is counted of what arrived.
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";

/** One step as it is kept. */
export interface StoredAnswer {
  /** Grows in the order steps arrived. */
  id: number;
  device: string;
  seq: number;
  question: number;
  /** Null: taken back. */
  answer: QuestionAnswer | null;
  final: boolean;
  late: boolean;
}

/**
 * Answer meant for each question: the first step that was handed in (`final`), else of each device the highest `seq`
 * and of several devices what arrived last. What came too late is not counted.
 */
export function countedAnswers<Kept extends StoredAnswer>(steps: readonly Kept[]): ReadonlyMap<number, Kept> {
  return meantBy(steps.filter(({ late }) => !late));
}

/** The same of what came too late, for questions nothing else was answered to. */
export function lateAnswers<Kept extends StoredAnswer>(steps: readonly Kept[]): ReadonlyMap<number, Kept> {
  const counted = countedAnswers(steps);
  return meantBy(steps.filter(({ late, question }) => late && !counted.has(question)));
}

function meantBy<Kept extends StoredAnswer>(steps: readonly Kept[]): ReadonlyMap<number, Kept> {
  const meant = new Map<number, Kept>();
  for (const [question, own] of Map.groupBy(steps, (step) => step.question)) {
    const final = own.filter((step) => step.final).toSorted(byArrival)[0];
    const newest = [...Map.groupBy(own, ({ device }) => device).values()].flatMap(
      (versions) => versions.toSorted((a, b) => b.seq - a.seq)[0] ?? [],
    );
    const chosen = final ?? newest.toSorted(byArrival).at(-1);
    if (chosen) meant.set(question, chosen);
  }
  return meant;
}

const byArrival = (a: StoredAnswer, b: StoredAnswer) => a.id - b.id;
