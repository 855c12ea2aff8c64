import type { Outline } from "./outline.ts";
import { activitiesOf } from "./outline.ts";
import type { ActivityState } from "./states.ts";

/** Why something cannot be opened yet, each with what opens it. */
export type Lock =
  | { reason: "enrol" }
  | { reason: "blocked" }
  /** A course or trail to finish first. */
  | { reason: "course"; courseId: string }
  | { reason: "activity"; activityId: string }
  | { reason: "module"; moduleId: string }
  | { reason: "item"; itemId: string }
  /** §4: the live instructor has not authorised it. */
  | { reason: "instructor" };

export interface LockFacts {
  /** Enrolled, and not blocked. */
  learns: boolean;
  blocked: boolean;
  /** Prerequisites that are not finished. */
  missingCourses: readonly string[];
  /** By activity; absent is not started. */
  states: ReadonlyMap<string, ActivityState>;
  /** Activities the live instructor has opened. */
  authorised: ReadonlySet<string>;
}

/**
 * §2 "outline with locks and the reason for each lock": why each activity cannot be opened, the nearest reasons first;
 * empty: it opens. What was finished once stays open.
 */
export function locksOf(
  of: Pick<Outline, "modules" | "order">,
  facts: LockFacts,
): ReadonlyMap<string, Lock[]> {
  const finished = (id: string) => facts.states.get(id) === "finished";
  const moduleDone = (moduleId: string) =>
    of.modules
      .find(({ id }) => id === moduleId)
      ?.activities.every(({ id, mandatory }) => !mandatory || finished(id)) ?? true;
  const outer: Lock[] = facts.blocked
    ? [{ reason: "blocked" }]
    : facts.learns
      ? facts.missingCourses.map((courseId) => ({ reason: "course", courseId }))
      : [{ reason: "enrol" }];
  const locks = new Map<string, Lock[]>();
  let before: string | undefined;
  for (const { activity, module } of activitiesOf(of)) {
    const inner: Lock[] = [];
    const add = (activityId: string) => {
      if (!inner.some((lock) => lock.reason === "activity" && lock.activityId === activityId))
        inner.push({ reason: "activity", activityId });
    };
    if (!finished(activity.id)) {
      for (const moduleId of module.requires)
        if (!moduleDone(moduleId)) inner.push({ reason: "module", moduleId });
      for (const id of activity.requires) if (!finished(id)) add(id);
      if (of.order === "sequential" && before !== undefined && !finished(before)) add(before);
      if (activity.authorised && !facts.authorised.has(activity.id)) inner.push({ reason: "instructor" });
    }
    locks.set(activity.id, [...outer, ...inner]);
    if (activity.mandatory) before = activity.id;
  }
  return locks;
}

/** The same for the items of a trail, by item; `done` are those whose course is finished. */
export function trailLocksOf(
  of: Pick<Outline, "items" | "order">,
  facts: Pick<LockFacts, "learns" | "blocked" | "missingCourses"> & { done: ReadonlySet<string> },
): ReadonlyMap<string, Lock[]> {
  const outer: Lock[] = facts.blocked
    ? [{ reason: "blocked" }]
    : facts.learns
      ? facts.missingCourses.map((courseId) => ({ reason: "course", courseId }))
      : [{ reason: "enrol" }];
  const locks = new Map<string, Lock[]>();
  let before: string | undefined;
  for (const item of of.items) {
    const waits = new Set(item.requires.filter((id) => !facts.done.has(id)));
    if (of.order === "sequential" && before !== undefined && !facts.done.has(before)) waits.add(before);
    const inner = facts.done.has(item.id)
      ? []
      : [...waits].map((itemId): Lock => ({ reason: "item", itemId }));
    locks.set(item.id, [...outer, ...inner]);
    if (item.mandatory && item.kind === "course") before = item.id;
  }
  return locks;
}
