import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { isTestType, type TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";

/** An activity of a course's version. */
export interface TestPlaceRow {
  course_id: string;
  course_version: number;
  activity_id: string;
}

export interface TestName {
  activityId: string;
  title: string;
  type: TestType;
  course: NamedCourse;
}

type Localized = Partial<Record<Locale, string>>;
export interface TestTitle {
  type: TestType;
  title: Localized;
  courseTitle: Localized;
  defaultLocale: Locale;
}

/** Title of a test, in every language there is; undefined: that version holds no such test. */
export async function titleOf(tx: Tx, clientId: string, place: TestPlaceRow): Promise<TestTitle | undefined> {
  const course = await publishedCourse(tx, {
    clientId,
    courseId: place.course_id,
    version: place.course_version,
  });
  const activity = course?.byId.get(place.activity_id)?.activity;
  if (!course || !activity || !isTestType(activity.type)) return undefined;
  const { title: courseTitle, defaultLocale } = course.outline;
  return { type: activity.type, title: activity.title, courseTitle, defaultLocale };
}

/** The same in one language, or the nearest there is. */
export async function nameTest(
  tx: Tx,
  { clientId, locale }: { clientId: string; locale: Locale },
  place: TestPlaceRow,
): Promise<TestName | undefined> {
  const title = await titleOf(tx, clientId, place);
  if (!title) return undefined;
  const say = (texts: Localized) => inLanguage(texts, locale, title.defaultLocale)?.value ?? "";
  return {
    ...{ activityId: place.activity_id, type: title.type, title: say(title.title) },
    course: { id: place.course_id, kind: "course", title: say(title.courseTitle) },
  };
}
