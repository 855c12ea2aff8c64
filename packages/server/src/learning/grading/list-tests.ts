import { inLanguage } from "@trilha/contract/core/locale.ts";
import type * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import type { AttemptResult } from "@trilha/contract/learning/grading/shapes.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { type AttemptListRow, attemptPage, testPage } from "./lists.queries.ts";
import { nameTest } from "./name-tests.ts";

/** §entities#course-test Tests somebody has taken, the last one taken first, as they were last counted. */
export const listTests: UseCase<typeof contract.listTests> = (call, { query }) =>
  call.read(async (tx) => {
    const { limit, cursor, ...filter } = query;
    const at = readCursor(cursor, ["moment", "id"]);
    const after = at && ([new Date(at[0]), at[1]] as const);
    const course = { ...filter, clientId: call.actor.clientId, locale: call.locale };
    const rows = await testPage(tx, course, { after, rows: limit + 1 });
    const say = (texts: AttemptTexts, fallback: typeof call.locale) =>
      inLanguage(texts, call.locale, fallback)?.value ?? "";
    return pageOf(
      rows,
      limit,
      (row) => [row.last_at.getTime(), row.activity_id],
      (row) => ({
        ...{ activityId: row.activity_id, title: say(row.title, row.default_locale), type: row.type },
        course: {
          id: row.course_id,
          kind: "course" as const,
          title: say(row.course_title, row.default_locale),
        },
        ...{ people: row.people, attempts: row.attempts, percent: row.percent, waiting: row.waiting },
        passed: isGraded(row.type) ? row.passed : null,
        lastAt: row.last_at.toISOString(),
      }),
    );
  });
type AttemptTexts = Parameters<typeof inLanguage<string>>[0];

/** §learning#attempt-frozen Attempts as staff see them, the newest first: of a test, of a person, of a course. */
export const listAttempts: UseCase<typeof contract.listAttempts> = (call, { query }) =>
  call.read(async (tx) => {
    const { limit, cursor, ...filter } = query;
    const { clientId } = call.actor;
    const [after] = readCursor(cursor, ["id"]) ?? [];
    const rows = await attemptPage(tx, { ...filter, clientId }, { after, rows: limit + 1 });
    const items = new Map<AttemptListRow, AttemptResult>();
    for (const row of rows.slice(0, limit)) {
      const test = await nameTest(tx, { clientId, locale: call.locale }, row);
      if (test) items.set(row, { test, ...presented(row) });
    }
    const page = pageOf(
      rows,
      limit,
      (row) => [row.id],
      (row) => items.get(row),
    );
    return { items: page.items.flatMap((item) => item ?? []), nextCursor: page.nextCursor };
  });

function presented(row: AttemptListRow): Omit<AttemptResult, "test"> {
  const { ended_at, started_at } = row;
  return {
    ...{ id: row.id, userId: row.user_id, name: row.name, number: row.number },
    ...{ courseAttempt: row.course_attempt, state: row.state, end: row.ending },
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    seconds: ended_at && Math.max(0, Math.round((ended_at.getTime() - started_at.getTime()) / 1000)),
    ...{ points: row.points, total: row.total, percent: row.percent, passed: row.passed },
    regradedAt: row.regraded_at?.toISOString() ?? null,
  };
}
