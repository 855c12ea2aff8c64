import type {
  Activity,
  CourseDraft,
  OutlineModule,
  TrailItem,
} from "@trilha/contract/learning/delivery/outline.ts";

// Edits of a draft by its author, each as a new draft; what pointed at a removed thing is let go with it.

type Make = () => string;

const inserted = <Item>(items: readonly Item[], item: Item, at = items.length): Item[] =>
  items.toSpliced(Math.max(0, Math.min(at, items.length)), 0, item);

const mapModules = (draft: CourseDraft, change: (module: OutlineModule) => OutlineModule): CourseDraft => ({
  ...draft,
  modules: draft.modules.map(change),
});

/** Prerequisites on removed parts go too, and nothing replaces them. */
function without(draft: CourseDraft, gone: ReadonlySet<string>): CourseDraft {
  const remaining = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  return mapModules(draft, (module) => ({
    ...module,
    requires: remaining(module.requires),
    activities: module.activities.map((activity) => ({
      ...activity,
      requires: remaining(activity.requires),
      data: withoutReplacement(activity, gone),
    })),
  }));
}

function withoutReplacement({ data }: Activity, gone: ReadonlySet<string>): unknown {
  if (typeof data !== "object" || data === null || !("replacementId" in data)) return data;
  return typeof data.replacementId === "string" && gone.has(data.replacementId)
    ? { ...data, replacementId: null }
    : data;
}

/** Where an activity stands; undefined: it is not in the draft. */
export function placeOf(draft: Pick<CourseDraft, "modules">, activityId: string) {
  for (const [moduleIndex, module] of draft.modules.entries()) {
    const index = module.activities.findIndex(({ id }) => id === activityId);
    const activity = module.activities[index];
    if (activity) return { module, moduleIndex, index, activity };
  }
  return undefined;
}

export const addModule = (draft: CourseDraft, module: OutlineModule): CourseDraft => ({
  ...draft,
  modules: [...draft.modules, module],
});

export const addActivity = (
  draft: CourseDraft,
  moduleId: string,
  activity: Activity,
  at?: number,
): CourseDraft =>
  mapModules(draft, (module) =>
    module.id === moduleId ? { ...module, activities: inserted(module.activities, activity, at) } : module,
  );

export const changeModule = (
  draft: CourseDraft,
  moduleId: string,
  change: (module: OutlineModule) => OutlineModule,
): CourseDraft => mapModules(draft, (module) => (module.id === moduleId ? change(module) : module));

export const changeActivity = (
  draft: CourseDraft,
  activityId: string,
  change: (activity: Activity) => Activity,
): CourseDraft =>
  mapModules(draft, (module) =>
    module.activities.some(({ id }) => id === activityId)
      ? {
          ...module,
          activities: module.activities.map((one) => (one.id === activityId ? change(one) : one)),
        }
      : module,
  );

/** The module at another place among the modules; `to` counts without it. */
export function moveModule(draft: CourseDraft, moduleId: string, to: number): CourseDraft {
  const module = draft.modules.find(({ id }) => id === moduleId);
  if (!module) return draft;
  return {
    ...draft,
    modules: inserted(
      draft.modules.filter(({ id }) => id !== moduleId),
      module,
      to,
    ),
  };
}

/** The activity at another place of its module or of another one; `to` counts without it. */
export function moveActivity(
  draft: CourseDraft,
  activityId: string,
  moduleId: string,
  to: number,
): CourseDraft {
  const place = placeOf(draft, activityId);
  if (!place || !draft.modules.some(({ id }) => id === moduleId)) return draft;
  const taken = mapModules(draft, (module) => ({
    ...module,
    activities: module.activities.filter(({ id }) => id !== activityId),
  }));
  return addActivity(taken, moduleId, place.activity, to);
}

/** One place up (-1) or down (1); over the edge of its module into the next one. */
export function stepActivity(draft: CourseDraft, activityId: string, offset: -1 | 1): CourseDraft {
  const place = placeOf(draft, activityId);
  if (!place) return draft;
  const { module, moduleIndex, index } = place;
  const to = index + offset;
  if (to >= 0 && to < module.activities.length) return moveActivity(draft, activityId, module.id, to);
  const next = draft.modules[moduleIndex + offset];
  return next ? moveActivity(draft, activityId, next.id, offset > 0 ? 0 : next.activities.length) : draft;
}

export function stepModule(draft: CourseDraft, moduleId: string, offset: -1 | 1): CourseDraft {
  const index = draft.modules.findIndex(({ id }) => id === moduleId);
  const to = index + offset;
  return index < 0 || to < 0 || to >= draft.modules.length ? draft : moveModule(draft, moduleId, to);
}

export const removeActivity = (draft: CourseDraft, activityId: string): CourseDraft =>
  without(
    mapModules(draft, (module) => ({
      ...module,
      activities: module.activities.filter(({ id }) => id !== activityId),
    })),
    new Set([activityId]),
  );

export function removeModule(draft: CourseDraft, moduleId: string): CourseDraft {
  const gone = draft.modules.filter(({ id }) => id === moduleId);
  return without(
    { ...draft, modules: draft.modules.filter(({ id }) => id !== moduleId) },
    new Set([moduleId, ...gone.flatMap(({ activities }) => activities.map(({ id }) => id))]),
  );
}

/** A copy right behind it, with an id of its own: whoever finished the first has not finished the copy. */
export function duplicateActivity(draft: CourseDraft, activityId: string, newId: string): CourseDraft {
  const place = placeOf(draft, activityId);
  if (!place) return draft;
  return addActivity(draft, place.module.id, { ...place.activity, id: newId }, place.index + 1);
}

/** A copy of a module right behind it; what its activities ask of each other, the copies ask of the copies. */
export function duplicateModule(draft: CourseDraft, moduleId: string, make: Make): CourseDraft {
  const index = draft.modules.findIndex(({ id }) => id === moduleId);
  const module = draft.modules[index];
  if (!module) return draft;
  const ids = new Map(module.activities.map(({ id }) => [id, make()]));
  const newer = (id: string) => ids.get(id) ?? id;
  const copy: OutlineModule = {
    ...module,
    id: make(),
    activities: module.activities.map((activity) => ({
      ...activity,
      id: newer(activity.id),
      requires: activity.requires.map(newer),
      data: renewed(activity, newer),
    })),
  };
  return { ...draft, modules: inserted(draft.modules, copy, index + 1) };
}

function renewed({ data }: Activity, newer: (id: string) => string): unknown {
  if (typeof data !== "object" || data === null || !("replacementId" in data)) return data;
  return typeof data.replacementId === "string"
    ? { ...data, replacementId: newer(data.replacementId) }
    : data;
}

export const addItem = (draft: CourseDraft, item: TrailItem): CourseDraft => ({
  ...draft,
  items: [...draft.items, item],
});

export const changeItem = (
  draft: CourseDraft,
  itemId: string,
  change: (item: TrailItem) => TrailItem,
): CourseDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.id === itemId ? change(item) : item)),
});

/** The item at another place of the trail; `to` counts without it. */
export function moveItem(draft: CourseDraft, itemId: string, to: number): CourseDraft {
  const item = draft.items.find(({ id }) => id === itemId);
  if (!item || to < 0 || to >= draft.items.length) return draft;
  return {
    ...draft,
    items: inserted(
      draft.items.filter(({ id }) => id !== itemId),
      item,
      to,
    ),
  };
}

export const removeItem = (draft: CourseDraft, itemId: string): CourseDraft => ({
  ...draft,
  items: draft.items
    .filter(({ id }) => id !== itemId)
    .map((item) => ({ ...item, requires: item.requires.filter((id) => id !== itemId) })),
});
