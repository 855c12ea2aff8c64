import * as z from "zod/mini";
import { id } from "../../core/shapes.ts";
import { type Activity, activitiesOf, type Outline } from "./outline.ts";
import type { ActivityState } from "./states.ts";

/** Why something cannot be opened yet, each with what opens it. */
export const lock = z.discriminatedUnion("reason", [
  z.strictObject({ reason: z.literal("enrol") }),
  z.strictObject({ reason: z.literal("blocked") }),
  /** A course or trail to finish first. */
  z.strictObject({ reason: z.literal("course"), courseId: id }),
  z.strictObject({ reason: z.literal("activity"), activityId: id }),
  z.strictObject({ reason: z.literal("module"), moduleId: id }),
  z.strictObject({ reason: z.literal("item"), itemId: id }),
  /** §states#instructor-authorisation: the live instructor has not authorised it. */
  z.strictObject({ reason: z.literal("instructor") }),
]);
export type LearningLock = z.output<typeof lock>;

/** Whether a course's progress and completion wait for it: types whose part is to come hold nobody up. */
export function counts(activity: Pick<Activity, "mandatory" | "completion">): boolean {
  return activity.mandatory && activity.completion !== null;
}

export interface LearningLockFacts {
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
 * §learning#locks "outline with locks and the reason for each lock": why each activity cannot be opened, the nearest reasons first;
 * empty: it opens. What was finished once stays open, and nothing waits for what cannot be completed.
 */
export function locksOf(
  outline: Pick<Outline, "modules" | "order">,
  facts: LearningLockFacts,
): ReadonlyMap<string, LearningLock[]> {
  const placed = activitiesOf(outline);
  const completable = new Set(placed.flatMap(({ activity }) => (activity.completion ? activity.id : [])));
  const finished = (id: string) => facts.states.get(id) === "finished";
  const holds = (id: string) => completable.has(id) && !finished(id);
  // Each module is looked at once, however many activities wait for it.
  const openModules = new Set(
    outline.modules.flatMap(({ id, activities }) =>
      activities.some((activity) => counts(activity) && holds(activity.id)) ? id : [],
    ),
  );
  const outer: LearningLock[] = facts.blocked
    ? [{ reason: "blocked" }]
    : facts.learns
      ? facts.missingCourses.map((courseId) => ({ reason: "course", courseId }))
      : [{ reason: "enrol" }];
  const locks = new Map<string, LearningLock[]>();
  const waits = waitsFor(placed.map(({ activity }) => activity));
  let before: string | undefined;
  // An evaluation of a module ends it: whatever comes in order waits for it only once the next module begins.
  let ending: { moduleId: string; activityId: string } | undefined;
  for (const { activity, module } of placed) {
    const inner: LearningLock[] = [];
    const add = (activityId: string) => {
      if (!inner.some((lock) => lock.reason === "activity" && lock.activityId === activityId))
        inner.push({ reason: "activity", activityId });
    };
    if (!finished(activity.id)) {
      for (const moduleId of module.requires)
        if (openModules.has(moduleId)) inner.push({ reason: "module", moduleId });
      for (const id of activity.requires) if (holds(id)) add(id);
      if (outline.order === "sequential" && before !== undefined && holds(before)) add(before);
      if (
        outline.order === "sequential" &&
        ending &&
        ending.moduleId !== module.id &&
        holds(ending.activityId)
      )
        add(ending.activityId);
      // §states#reaction-evaluation A reaction evaluation comes after all else of its module, but for what waits for it.
      if (isEvaluation(activity)) {
        for (const other of module.activities)
          if (!isEvaluation(other) && holds(other.id) && !waits(other.id, activity.id)) add(other.id);
      }
      if (activity.authorised && !facts.authorised.has(activity.id)) inner.push({ reason: "instructor" });
    }
    locks.set(activity.id, [...outer, ...inner]);
    if (counts(activity) && isEvaluation(activity)) ending = { moduleId: module.id, activityId: activity.id };
    else if (counts(activity)) before = activity.id;
  }
  return locks;
}

const isEvaluation = (activity: Pick<Activity, "type">) => activity.type === "reaction_evaluation";

/** Whether one activity may only be opened after another, by what authors wrote. */
function waitsFor(activities: readonly Pick<Activity, "id" | "requires">[]) {
  const requires = new Map(activities.map((activity) => [activity.id, activity.requires]));
  return (id: string, forId: string): boolean => {
    const seen = new Set([id]);
    for (const one of seen) for (const before of requires.get(one) ?? []) seen.add(before);
    return id !== forId && seen.has(forId);
  };
}

/** The same for the items of a trail, by item; `done` are those whose course is finished. */
export function trailLocksOf(
  outline: Pick<Outline, "items" | "order">,
  facts: Pick<LearningLockFacts, "learns" | "blocked" | "missingCourses"> & { done: ReadonlySet<string> },
): ReadonlyMap<string, LearningLock[]> {
  const outer: LearningLock[] = facts.blocked
    ? [{ reason: "blocked" }]
    : facts.learns
      ? facts.missingCourses.map((courseId) => ({ reason: "course", courseId }))
      : [{ reason: "enrol" }];
  const locks = new Map<string, LearningLock[]>();
  let before: string | undefined;
  for (const item of outline.items) {
    const waits = new Set(item.requires.filter((id) => !facts.done.has(id)));
    if (outline.order === "sequential" && before !== undefined && !facts.done.has(before)) waits.add(before);
    const inner = facts.done.has(item.id)
      ? []
      : [...waits].map((itemId): LearningLock => ({ reason: "item", itemId }));
    locks.set(item.id, [...outer, ...inner]);
    if (item.mandatory && item.kind === "course") before = item.id;
  }
  return locks;
}
