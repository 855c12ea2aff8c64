import type { LearningNext, NextCourse } from "./home.queries.ts";

/** More than these would be a list, which has its own page. */
const MOST = 4;

export type LearningCard = {
  readonly course: NextCourse;
  readonly next: LearningNext["continue"][number]["next"];
};

/**
 * Cards of courses to learn next: what must be done first, by its last day, then what was worked on last;
 * each once (§routes#screen-home home).
 */
export function learningCards({ mandatory, continue: begun }: Pick<LearningNext, "mandatory" | "continue">) {
  const known = new Map(begun.map((one) => [one.course.id, one]));
  const must = mandatory.map(
    (course): LearningCard => ({
      course,
      next: known.get(course.id)?.next ?? null,
    }),
  );
  const shown = new Set(mandatory.map(({ id }) => id));
  return [...must, ...begun.filter(({ course }) => !shown.has(course.id))].slice(0, MOST);
}
