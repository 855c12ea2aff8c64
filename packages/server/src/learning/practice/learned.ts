import type { Locale } from "@trilha/contract/core/locale.ts";
import { typed } from "@trilha/contract/learning/authoring/content.ts";
import { isTestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import { poolOf } from "../questions/index.ts";
import { answeredQuestions, finishedActivities } from "./learned.queries.ts";

interface Person {
  clientId: string;
  userId: string;
}
/** A question that may be asked outside its test. */
export interface LearnedQuestion {
  id: string;
  version: number;
  /** Languages it can be asked in. */
  locales: readonly Locale[];
}

/**
 * §learning#question-of-the-day What somebody has learned and may be asked: what tests they have finished could ask, unless the test keeps its
 * answers to itself, and what they were told before. Only what grades itself, in their language or the course's.
 */
export async function learnedQuestions(
  tx: Tx,
  who: Person,
  { locale, now }: { locale: Locale; now: Date },
): Promise<LearnedQuestion[]> {
  const { clientId } = who;
  const [tests, lessons] = [await finishedTests(tx, who, now), await answeredQuestions(tx, who)];
  if (lessons.length > 0)
    tests.push({
      own: locale,
      parts: [{ from: "chosen", id: clientId, questionIds: lessons, moduleId: null }],
    });
  const learned = new Map<string, LearnedQuestion>();
  for (const [own, parts] of Map.groupBy(tests, (test) => test.own)) {
    const source = {
      parts: parts.flatMap((test) => test.parts),
      type: "conventional_test",
      locale: own,
    } as const;
    for (const { id, version, kind, retired, locales } of await poolOf(tx, clientId, source))
      if (kind !== "essay" && kind !== "scale" && !retired) learned.set(id, { id, version, locales });
  }
  return [...learned.values()];
}

async function finishedTests(tx: Tx, who: Person, now: Date): Promise<{ own: Locale; parts: TestPart[] }[]> {
  const { clientId } = who;
  const tests: { own: Locale; parts: TestPart[] }[] = [];
  for (const { courseId, version, activityIds } of await finishedActivities(tx, who)) {
    const course = await publishedCourse(tx, { clientId, courseId, version });
    for (const id of activityIds) {
      const placed = course?.byId.get(id);
      if (!course || !placed) continue;
      const parts = tellingParts(typed(placed.activity), now);
      if (parts.length > 0) tests.push({ own: course.outline.defaultLocale, parts });
    }
  }
  return tests;
}

/** Where a test's questions come from; none where its right answers are not told (yet). */
function tellingParts(content: ReturnType<typeof typed>, now: Date): TestPart[] {
  if (!isTestType(content.type) || !("parts" in content.data)) return [];
  const { feedback, closesAt, parts } = content.data;
  if (feedback === "never") return [];
  if (feedback === "after_close" && (closesAt === null || new Date(closesAt) > now)) return [];
  return parts;
}
