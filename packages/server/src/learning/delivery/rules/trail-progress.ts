/** One course of a trail, and whether its person is done with it. */
export interface TrailCourse {
  readonly mandatory: boolean;
  readonly done: boolean;
}

/**
 * §routes#trails How far somebody is in a trail: its mandatory courses count; where none is, all do. 100 only when all that count
 * are done; a trail of nothing is never finished.
 */
export function trailProgress(courses: readonly TrailCourse[]): {
  done: number;
  total: number;
  percent: number;
} {
  const mandatory = courses.filter((course) => course.mandatory);
  const counted = mandatory.length > 0 ? mandatory : courses;
  const done = counted.filter((course) => course.done).length;
  const total = counted.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}
