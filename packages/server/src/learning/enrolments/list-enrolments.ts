import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type {
  listRequests as requestsSpec,
  listEnrolments as spec,
} from "@trilha/contract/learning/enrolments/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { courseTerms } from "../delivery/index.ts";
import { enrolledPage } from "./enrolments.queries.ts";
import { presentCourse, presentEnrolled } from "./present-enrolled.ts";
import { requestPage } from "./requests.queries.ts";
import { newestRun, presentRun } from "./runs.queries.ts";

/** §learning#enrolling Who is in a course that was published, whoever came last first. */
export const listEnrolments: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const course = await courseTerms(tx, clientId, params.id);
    if (!course) return refuse(genericProblems.notFound);
    const { limit, cursor, search = "", state, storeId, groupId } = query;
    const overdue = query.overdue === undefined ? undefined : query.overdue === "true";
    const today = localDay(call.now, course.time_zone);
    const filter = { search, state, overdue, storeId, groupId };
    const [after] = readCursor(cursor, ["id"]) ?? [];
    const [rows, run] = await Promise.all([
      enrolledPage(tx, { clientId, courseId: course.id, today, filter }, { after, rows: limit + 1 }),
      newestRun(tx, clientId, course.id),
    ]);
    return {
      ...pageOf(rows, limit, (row) => [row.id], presentEnrolled),
      course: presentCourse({ ...course, course_id: course.id }, call.locale),
      run: run ? presentRun(run) : null,
    };
  });

/** §learning#enrolling Who asks to be enrolled, over all courses, whoever asked first first. */
export const listRequests: UseCase<typeof requestsSpec> = async (call, { query }) => {
  const { limit, cursor, search = "", courseId } = query;
  const { clientId } = call.actor;
  const [after] = readCursor(cursor, ["id"]) ?? [];
  const rows = await call.read((tx) =>
    requestPage(tx, { clientId, courseId, search }, { after, rows: limit + 1 }),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.id],
    (row) => ({
      ...{ id: row.id, userId: row.user_id, membershipId: row.membership_id, name: row.name },
      store: row.store,
      course: presentCourse(row, call.locale),
      requestedAt: row.requested_at.toISOString(),
      missing: (row.missing ?? []).map(
        ({ title, locale }) => inLanguage(title, call.locale, locale)?.value ?? "",
      ),
    }),
  );
};
