/**
 * Sums over answers to one question by people whose whole test came to the same percent. Tallies of the same percent
 * add up, so that a million answers are a hundred rows; what an item is worth follows from them alone.
 */
export interface Tally {
  /** Share of the whole test, rounded down: 0 to 100. */
  readonly percent: number;
  readonly answers: number;
  /** Answers with all the points there are. */
  readonly right: number;
  /** Σx, Σx²: share of the question's points, 0 to 1. */
  readonly share: number;
  readonly shareSquares: number;
  /** Σy, Σy²: share of the points of the rest of the test, 0 to 1. */
  readonly rest: number;
  readonly restSquares: number;
  /** Σxy. */
  readonly products: number;
}

/** One answer as it counts: its share, that of the rest of its test, and what the whole came to. */
export interface CountedAnswer {
  readonly share: number;
  readonly rest: number;
  readonly percent: number;
}

/** Answers as tallies, by percent. */
export function tallied(answers: readonly CountedAnswer[]): Tally[] {
  const byPercent = new Map<number, CountedAnswer[]>();
  for (const one of answers) {
    const key = Math.floor(one.percent);
    byPercent.set(key, [...(byPercent.get(key) ?? []), one]);
  }
  const sum = (answers: readonly CountedAnswer[], value: (one: CountedAnswer) => number) =>
    answers.reduce((total, one) => total + value(one), 0);
  return [...byPercent.entries()]
    .sort(([a], [b]) => a - b)
    .map(([percent, answers]) => ({
      percent,
      answers: answers.length,
      right: answers.filter(({ share }) => share === 1).length,
      share: sum(answers, ({ share }) => share),
      shareSquares: sum(answers, ({ share }) => share ** 2),
      rest: sum(answers, ({ rest }) => rest),
      restSquares: sum(answers, ({ rest }) => rest ** 2),
      products: sum(answers, ({ share, rest }) => share * rest),
    }));
}

/** Share of all answers in each of the two groups that are compared (Kelley 1939: 27 % tells best). */
export const groupShare = 0.27;

export interface WeightedScore {
  readonly percent: number;
  readonly answers: number;
}
export type PercentWeight = (percent: number) => number;

/**
 * How far each percent belongs to the best and to the worst 27 % of the answers, 0 to 1: where the border runs through
 * people of one percent, each of them belongs to it in part, so that no order of theirs decides.
 */
export function groupsOf(tallies: readonly WeightedScore[]): {
  upper: PercentWeight;
  lower: PercentWeight;
  size: number;
} {
  const size = tallies.reduce((all, { answers }) => all + answers, 0) * groupShare;
  const byPercent = new Map<number, number>();
  for (const { percent, answers } of tallies) byPercent.set(percent, (byPercent.get(percent) ?? 0) + answers);
  const fill = (percents: readonly number[]): PercentWeight => {
    const weights = new Map<number, number>();
    let left = size;
    for (const percent of percents) {
      const there = byPercent.get(percent) ?? 0;
      const taken = Math.min(there, left);
      weights.set(percent, there > 0 ? taken / there : 0);
      left -= taken;
    }
    return (percent) => weights.get(percent) ?? 0;
  };
  const rising = [...byPercent.keys()].sort((a, b) => a - b);
  return { upper: fill([...rising].reverse()), lower: fill(rising), size };
}
