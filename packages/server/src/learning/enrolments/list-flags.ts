import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  LearningFlag,
  readFlag as readSpec,
  listFlags as spec,
} from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import { type FlagRow, flagById, flagPage, openFlags, sittingsOf } from "./flags.queries.ts";
import { presentCourse } from "./present-enrolled.ts";

/** Security 33: results that came faster than a person can reach them, of which those that wait earn nothing yet. */
export const listFlags: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, permissions } = call.actor;
    const { limit, cursor, search = "", state = null, reason = null, courseId = null } = query;
    const [after] = readCursor(cursor, ["id"]) ?? [];
    const filter = { clientId, search, state, reason, courseId };
    const [rows, { open, oldest }] = await Promise.all([
      flagPage(tx, filter, { after, rows: limit + 1 }),
      openFlags(tx, clientId),
    ]);
    const activities = await activitiesNamed(tx, clientId, rows, call.locale);
    return {
      ...pageOf(
        rows,
        limit,
        (row) => [row.id],
        (row) => presentFlag(row, call.locale, activities),
      ),
      ...{ open, oldest: oldest?.toISOString() ?? null },
      can: { decide: permissions.has("courses.enrol") },
    };
  });

/** The same with its evidence. */
export const readFlag: UseCase<typeof readSpec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const row = await flagById(tx, { clientId, id: params.id });
    if (!row) return refuse(genericProblems.notFound);
    const [activities, sittings] = await Promise.all([
      activitiesNamed(tx, clientId, [row], call.locale),
      sittingsOf(tx, clientId, row),
    ]);
    return {
      ...presentFlag(row, call.locale, activities),
      sittings: sittings.map((sitting) => ({
        openedAt: sitting.opened_at.toISOString(),
        activity: activities(row, sitting.activity_id)?.title ?? null,
        ...{ seconds: sitting.seconds, used: sitting.used, device: sitting.device },
        finishedAt: sitting.finished_at?.toISOString() ?? null,
      })),
    };
  });

type Named = (row: FlagRow, activityId: string | null) => LearningFlag["activity"];

/** Titles of activities in the version their person is in; null: it is gone from it, or the course is meant. */
async function activitiesNamed(
  tx: Tx,
  clientId: string,
  rows: readonly FlagRow[],
  locale: Locale,
): Promise<Named> {
  const courses = new Map<string, Awaited<ReturnType<typeof publishedCourse>>>();
  for (const { course_id: courseId, version } of rows) {
    const name = `${courseId} ${version}`;
    if (version !== null && !courses.has(name))
      courses.set(name, await publishedCourse(tx, { clientId, courseId, version }));
  }
  return (row, activityId) => {
    const activity =
      activityId === null ? undefined : courses.get(`${row.course_id} ${row.version}`)?.byId.get(activityId);
    if (!activity) return null;
    const { type, title } = activity.activity;
    return { type, title: inLanguage(title, locale, row.default_locale)?.value ?? "" };
  };
}

function presentFlag(row: FlagRow, locale: Locale, activities: Named): LearningFlag {
  return {
    ...{ id: row.id, userId: row.user_id, name: row.name, store: row.store },
    course: presentCourse(row, locale),
    activity: activities(row, row.activity_id),
    ...{
      reason: row.reason,
      state: row.state,
      expected: row.expected,
      measured: row.measured,
      holds: row.holds,
    },
    raisedAt: row.raised_at.toISOString(),
    decision: row.decided_at && {
      ...{ at: row.decided_at.toISOString(), by: row.decided_name, reason: row.decision_reason },
    },
  };
}
