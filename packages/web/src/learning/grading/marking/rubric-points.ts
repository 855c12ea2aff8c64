import type { Essay } from "@trilha/contract/learning/grading/marking-shapes.ts";

/** Points of each line of the rubric, by its id; null: not given yet. */
export type Given = Readonly<Record<string, number | null>>;

/** Points a line of the rubric gives, of a mark that stands. */
export function givenBefore({ rubric, marks }: Pick<Essay, "rubric" | "marks">): Given {
  const last = new Map(marks.at(-1)?.rubric.map(({ id, points }) => [id, points]));
  return Object.fromEntries(rubric.map(({ id }) => [id, last.get(id) ?? null]));
}

/** The mark as its rubric says it: points of the question; null while a line is open. */
export function pointsOf({ rubric, points }: Pick<Essay, "rubric" | "points">, given: Given): number | null {
  if (rubric.some(({ id }) => (given[id] ?? null) === null)) return null;
  const most = rubric.reduce((sum, line) => sum + line.points, 0);
  const reached = rubric.reduce((sum, { id }) => sum + (given[id] ?? 0), 0);
  return Math.round((reached / most) * points * 1000) / 1000;
}

/** The next line without points after one, or the line itself where there is none. */
export function nextOpen(rubric: Essay["rubric"], given: Given, after: number): number {
  const order = rubric.map((_, step) => (after + 1 + step) % rubric.length);
  return order.find((index) => (given[rubric[index]?.id ?? ""] ?? null) === null) ?? after;
}

/** Without a rubric: shares offered by one key each. */
export const SHARES = [0, 25, 50, 75, 100] as const;
