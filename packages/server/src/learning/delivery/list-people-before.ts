import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listPeopleBefore as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { newestOf, peopleBefore } from "./authorisations.queries.ts";
import { publishedCourse } from "./published-outline.ts";
import { finishedFirst } from "./rules/finished-first.ts";

/** As many as an instructor reads in a room. */
const most = 200;

/** §states#instructor-authorisation People who have reached an activity and wait before it for its instructor. */
export const listPeopleBefore: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { id: courseId, activityId } = params;
    const newest = await newestOf(tx, clientId, courseId);
    const course = newest && (await publishedCourse(tx, { clientId, courseId, version: newest.version }));
    if (!course?.byId.get(activityId)?.activity.authorised) return refuse(genericProblems.notFound);
    const first = finishedFirst(course.outline, activityId);
    const rows = await peopleBefore(tx, clientId, { courseId, activityId, first }, most + 1);
    return {
      items: rows.slice(0, most).map(({ id, name, store, last_at, authorised }) => ({
        ...{ id, name, store, authorised },
        lastAt: last_at?.toISOString() ?? null,
      })),
      more: rows.length > most,
    };
  });
