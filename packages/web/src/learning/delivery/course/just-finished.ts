const MINUTES = 10;

/** Key of a cheer that is remembered: this completion of this course. */
export const cheerOf = (courseId: string, finishedAt: string): string => `${courseId} ${finishedAt}`;

/** Whether a course was finished in the last minutes and this has not been cheered yet. */
export const isFresh = (
  courseId: string,
  finishedAt: string | null,
  now: number,
  cheered: string | null,
): boolean =>
  finishedAt !== null &&
  now - Date.parse(finishedAt) <= MINUTES * 60_000 &&
  cheered !== cheerOf(courseId, finishedAt);
