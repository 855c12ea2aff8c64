import type { listAuthorisations as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { authorisationsOf, countReached, coursesToAuthorise } from "./authorisations.queries.ts";
import { titleIn } from "./named-locks.ts";
import { publishedCourse } from "./published-outline.ts";
import { finishedFirst } from "./rules/finished-first.ts";

/** §states#instructor-authorisation What waits for the live instructor: courses with such activities, and how many people have reached them. */
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
      const reachable = activities.map(({ id: activityId }) => ({
        ...{ courseId: row.id, activityId },
        first: course ? finishedFirst(course.outline, activityId) : [],
      }));
      matches.push({ ...row, activities, reachable });
    }
    const courseIds = rows.map(({ id }) => id);
    const reachable = matches.flatMap((match) => match.reachable);
    const [given, reached] = await Promise.all([
      authorisationsOf(tx, clientId, courseIds),
      countReached(tx, clientId, reachable),
    ]);
    const byActivity = new Map(given.map((one) => [`${one.course_id} ${one.activity_id}`, one]));
    return {
      items: matches.map(({ id: courseId, title, default_locale, activities }) => ({
        id: courseId,
        title: titleIn(title, locale, default_locale),
        activities: activities.map(({ id, title, type }) => {
          const one = byActivity.get(`${courseId} ${id}`);
          return {
            ...{ id, type, title: titleIn(title, locale, default_locale) },
            authorised: one !== undefined,
            authorisedAt: one?.at.toISOString() ?? null,
            authorisedBy: one?.by_name ?? null,
            waiting: reached.get(id) ?? 0,
          };
        }),
      })),
    };
  });
