import type { readCourseFilters as spec } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import type { LabelKind } from "@trilha/contract/learning/delivery/shapes.ts";
import { progressFilters, statesOfFilter } from "@trilha/contract/learning/delivery/states.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { cachedView, viewIn } from "./view.ts";

/** §entities#filters What the caller's courses can be narrowed by, and how many there are of each. */
export const readFilters: UseCase<typeof spec> = async (call, { query }) => {
  const { learner, catalogue } = (await cachedView(call)) ?? (await call.read((tx) => viewIn(tx, call)));
  const courses = catalogue.newest.filter(
    (course) => (query.kind === undefined || course.kind === query.kind) && learner.sees(course),
  );
  const ofLabel = new Map<string, number>();
  const progress = { not_started: 0, in_progress: 0, finished: 0, reproved: 0, blocked: 0 };
  const subscriptions = { open: 0, approval: 0, invitation: 0 };
  for (const course of courses) {
    for (const { id } of course.labels) ofLabel.set(id, (ofLabel.get(id) ?? 0) + 1);
    const state = learner.standings.get(course.id)?.state ?? "not_started";
    for (const filter of progressFilters) if (statesOfFilter[filter].includes(state)) progress[filter] += 1;
    subscriptions[course.subscription] += 1;
  }
  const labels = (kind: LabelKind) =>
    catalogue.labels.flatMap(({ id, kind: own, name }) => {
      const label = ofLabel.get(id);
      return own === kind && label ? [{ id, name: textIn(name, call.locale), courses: label }] : [];
    });
  return {
    total: courses.length,
    favourites: courses.filter(({ id }) => learner.favourites.has(id)).length,
    areas: labels("area"),
    groups: labels("group"),
    categories: labels("category"),
    tags: labels("tag"),
    progress,
    subscriptions,
  };
};
