import {
  activitiesOf,
  type CourseDraft,
  type CourseKind,
  type Outline,
} from "@trilha/contract/learning/delivery/outline.ts";

/** Outline learners of a version see: frozen as the draft has it. */
export function outlineOf(draft: CourseDraft): Outline {
  const { title, summary, description, coverFileId, defaultLocale, locales, order, modules, items } = draft;
  return { title, summary, description, coverFileId, defaultLocale, locales, order, modules, items };
}

/**
 * Columns of a published course or trail that lists read, as columns are written. Minutes of a trail are those of its
 * courses: `minutesOf` knows them.
 */
export function publishedColumns(
  kind: CourseKind,
  draft: CourseDraft,
  minutesOf: (courseId: string) => number = () => 0,
) {
  const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  const activities = activitiesOf(draft);
  const courses = draft.items.filter((item) => item.kind === "course");
  const minutes =
    kind === "trail"
      ? courses.reduce((sum, { referenceId }) => sum + (referenceId === null ? 0 : minutesOf(referenceId)), 0)
      : activities.reduce((sum, { activity }) => sum + activity.minutes, 0);
  return {
    title: JSON.stringify(draft.title),
    summary: JSON.stringify(draft.summary),
    cover_file_id: draft.coverFileId,
    default_locale: draft.defaultLocale,
    locales: draft.locales,
    subscription: draft.subscription,
    mandatory: draft.mandatory,
    audience: JSON.stringify(draft.audience),
    label_ids: draft.labelIds,
    visible_from: dateOf(draft.visibleFrom),
    visible_until: dateOf(draft.visibleUntil),
    days_to_finish: draft.daysToFinish,
    minutes,
    activity_count: kind === "trail" ? courses.length : activities.length,
  };
}

export type PublishedColumns = ReturnType<typeof publishedColumns>;
