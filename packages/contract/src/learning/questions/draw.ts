import type { Locale } from "../../core/locale.ts";
import type { TestPart } from "../tests/test-settings.ts";
import { type Chance, shuffled } from "./random.ts";
import type { Difficulty, QuestionKind } from "./sorts.ts";

/** Facts about a question where papers are drawn; only those that may be asked now. */
export interface PoolQuestion {
  id: string;
  version: number;
  bankId: string;
  tags: readonly string[];
  difficulty: Difficulty;
}

/** The same with what decides whether a test may ask it; what is not said is no hindrance. */
export interface TestableQuestion extends PoolQuestion {
  kind?: QuestionKind | undefined;
  /** Only a question that is chosen by name may be retired. */
  retired?: boolean | undefined;
  /** Languages it can be asked in. */
  locales?: readonly Locale[] | undefined;
}

export interface PlacedQuestion {
  partId: string;
  questionId: string;
  version: number;
}
/** A part that asks for more questions than there are. */
export interface Lacking {
  partId: string;
  wanted: number;
  there: number;
}

/** A question a part may take by chance: of its bank, with all its tags, of any of its difficulties. */
export function fitsPart(part: Extract<TestPart, { from: "bank" }>, question: PoolQuestion): boolean {
  return (
    question.bankId === part.bankId &&
    part.tags.every((tag) => question.tags.includes(tag)) &&
    (part.difficulties.length === 0 || part.difficulties.includes(question.difficulty))
  );
}

/**
 * The questions of one paper, part by part, none of them twice. What was chosen by name is taken first. Parts that may
 * take the same questions make way for each other: where a paper can be filled, it is.
 */
export function drawPaper(
  parts: readonly TestPart[],
  pool: readonly PoolQuestion[],
  random: Chance,
): { questions: PlacedQuestion[] } | { missing: Lacking[] } {
  const byId = new Map(pool.map((question) => [question.id, question]));
  const taken = new Map<string, string>();
  const drawn = new Map<string, PoolQuestion[]>(parts.map(({ id }) => [id, []]));
  const take = (partId: string, question: PoolQuestion) => {
    taken.set(question.id, partId);
    drawn.get(partId)?.push(question);
  };
  for (const part of parts)
    if (part.from === "chosen")
      for (const questionId of part.questionIds) {
        const question = byId.get(questionId);
        if (question && !taken.has(questionId)) take(part.id, question);
      }
  const free = pool.filter(({ id }) => !taken.has(id));
  const banks = parts.flatMap((part) =>
    part.from === "bank"
      ? [
          {
            part,
            fitting: shuffled(
              free.filter((question) => fitsPart(part, question)),
              random,
            ),
          },
        ]
      : [],
  );
  // Scarcest first.
  for (const { part, fitting } of banks.toSorted((one, other) => one.fitting.length - other.fitting.length)) {
    for (const question of fitting) {
      if ((drawn.get(part.id)?.length ?? 0) >= part.count) break;
      if (!taken.has(question.id)) take(part.id, question);
    }
  }
  for (const { part } of banks)
    while ((drawn.get(part.id)?.length ?? 0) < part.count && makeWay(part.id, banks, taken, drawn));
  const missing = parts.flatMap((part): Lacking[] => {
    const wanted = part.from === "bank" ? part.count : part.questionIds.length;
    const there = drawn.get(part.id)?.length ?? 0;
    return there < wanted ? [{ partId: part.id, wanted, there }] : [];
  });
  if (missing.length > 0) return { missing };
  return {
    questions: parts.flatMap(({ id: partId }) =>
      (drawn.get(partId) ?? []).map(({ id, version }) => ({ partId, questionId: id, version })),
    ),
  };
}

interface BankDraw {
  part: Extract<TestPart, { from: "bank" }>;
  fitting: readonly PoolQuestion[];
}

/** One more for a part that has too few: others hand theirs over along the shortest way to a question nobody has. */
function makeWay(
  partId: string,
  banks: readonly BankDraw[],
  taken: Map<string, string>,
  drawn: Map<string, PoolQuestion[]>,
): boolean {
  const fittingOf = new Map(banks.map(({ part, fitting }) => [part.id, fitting]));
  const from = new Map<string, { partId: string; question: PoolQuestion } | null>([[partId, null]]);
  const queue = [partId];
  for (const current of queue) {
    for (const question of fittingOf.get(current) ?? []) {
      const holder = taken.get(question.id);
      if (holder === undefined) {
        handOver(current, question);
        return true;
      }
      if (fittingOf.has(holder) && !from.has(holder)) {
        from.set(holder, { partId: current, question });
        queue.push(holder);
      }
    }
  }
  return false;

  function handOver(last: string, free: PoolQuestion): void {
    let holder = last;
    let question = free;
    for (;;) {
      drawn.get(holder)?.push(question);
      taken.set(question.id, holder);
      const step = from.get(holder);
      if (!step) return;
      const held = drawn.get(holder) ?? [];
      held.splice(held.indexOf(step.question), 1);
      ({ partId: holder, question } = step);
    }
  }
}
