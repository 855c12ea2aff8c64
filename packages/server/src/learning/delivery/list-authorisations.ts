import type { listAuthorisations as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { authorisationsOf, coursesToAuthorise, finishedOf } from "./authorisations.queries.ts";
import { titleIn } from "./named-locks.ts";
import { publishedCourse } from "./published-outline.ts";

/** §states#instructor-authorisation What waits for the live instructor: courses with such activities, and how many people have them before them. */
export const listAuthorisations: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { locale } = call;
    const rows = await coursesToAuthorise(tx, clientId);
    const matches = [];
    for (const row of rows) {
      const course = await publishedCourse(tx, { clientId, courseId: row.id, version: row.version });
      const activities =
        course?.placed.flatMap(({ activity }) => (activity.authorised ? activity : [])) ?? [];
      matches.push({ ...row, activities });
    }
    const courseIds = rows.map(({ id }) => id);
    const activityIds = matches.flatMap(({ activities }) => activities.map(({ id }) => id));
    const [given, finished] = await Promise.all([
      authorisationsOf(tx, clientId, courseIds),
      finishedOf(tx, clientId, activityIds, courseIds),
    ]);
    const byActivity = new Map(given.map((one) => [`${one.course_id} ${one.activity_id}`, one]));
    return {
      items: matches.map(({ id: courseId, title, default_locale, learners, activities }) => ({
        id: courseId,
        title: titleIn(title, locale, default_locale),
        activities: activities.map(({ id, title, type }) => {
          const one = byActivity.get(`${courseId} ${id}`);
          return {
            ...{ id, type, title: titleIn(title, locale, default_locale) },
            authorised: one !== undefined,
            authorisedAt: one?.at.toISOString() ?? null,
            authorisedBy: one?.by_name ?? null,
            waiting: Math.max(0, learners - (finished.get(id) ?? 0)),
          };
        }),
      })),
    };
  });
