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

/** What a test is called, in every language there is; undefined: that version holds no such test. */
export async function titleOf(tx: Tx, clientId: string, of: TestPlaceRow): Promise<TestTitle | undefined> {
  const found = await publishedCourse(tx, { clientId, courseId: of.course_id, version: of.course_version });
  const activity = found?.byId.get(of.activity_id)?.activity;
  if (!found || !activity || !isTestType(activity.type)) return undefined;
  const { title: courseTitle, defaultLocale } = found.outline;
  return { type: activity.type, title: activity.title, courseTitle, defaultLocale };
}

/** The same in one language, or the nearest there is. */
export async function nameTest(
  tx: Tx,
  { clientId, locale }: { clientId: string; locale: Locale },
  of: TestPlaceRow,
): Promise<TestName | undefined> {
  const found = await titleOf(tx, clientId, of);
  if (!found) return undefined;
  const say = (texts: Localized) => inLanguage(texts, locale, found.defaultLocale)?.value ?? "";
  return {
    ...{ activityId: of.activity_id, type: found.type, title: say(found.title) },
    course: { id: of.course_id, kind: "course", title: say(found.courseTitle) },
  };
}
