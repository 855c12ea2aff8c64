// §states#quiz-results Score, total and percent of an attempt, and whether it is passed.

/** Points of one question. */
export interface QuestionPoints {
  /** Null: waits for a mark. */
  points: number | null;
  of: number;
}

export interface Score {
  /** Null: something waits for a mark. */
  points: number | null;
  total: number;
  /** With two decimals, rounded down: what is not reached is not shown as reached. */
  percent: number | null;
}

/** Points of a share of a question, with three decimals. */
export function pointsOf(share: number, maximum: number): number {
  return rounded(Math.min(1, Math.max(0, share)) * maximum);
}

/** The sum of all questions. Where there is nothing to get, all of it was got. */
export function scoreOf(questions: readonly QuestionPoints[]): Score {
  const total = rounded(questions.reduce((sum, { of: maximum }) => sum + maximum, 0));
  let points = 0;
  for (const one of questions) {
    if (one.points === null) return { points: null, total, percent: null };
    points += one.points;
  }
  points = rounded(points);
  return { points, total, percent: total === 0 ? 100 : percentOf(points, total) };
}

/** Whether a percent is enough. */
export const isPassed = (percent: number, minimumScore: number): boolean => percent >= minimumScore;

/** The best of several percents; null: there is none. */
export function bestOf(percents: readonly (number | null)[]): number | null {
  const known = percents.flatMap((percent) => percent ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
// Points have three decimals: what is a whole percent is one, whatever a division leaves behind.
const percentOf = (points: number, total: number) =>
  Math.min(100, Math.max(0, Math.floor((points / total) * 10_000 + 1e-6) / 100));
