import { testOf, typed } from "@trilha/contract/learning/authoring/content.ts";
import type { Activity, CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";

/**
 * The same course once more: its own modules, activities and items, which require each other as theirs did. `newId`
 * makes ids.
 */
export function copyDraft(draft: CourseDraft, newId: () => string): CourseDraft {
  const ids = new Map<string, string>();
  const fresh = (id: string) => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const own = <Part extends { id: string; requires: string[] }>(part: Part): Part => ({
    ...part,
    id: fresh(part.id),
    requires: part.requires.map(fresh),
  });
  const ownActivity = (activity: Activity): Activity => {
    const { type, data } = typed(activity);
    const copy = own(activity);
    const test = testOf(activity);
    if (test) {
      const parts = test.data.parts.map((part) => ({
        ...part,
        moduleId: part.moduleId === null ? null : fresh(part.moduleId),
      }));
      return { ...copy, data: { ...test.data, parts } };
    }
    if (type !== "flash" || data.replacementId === null) return copy;
    return { ...copy, data: { replacementId: fresh(data.replacementId) } };
  };
  return {
    ...draft,
    modules: draft.modules.map((module) => ({
      ...own(module),
      activities: module.activities.map(ownActivity),
    })),
    items: draft.items.map(own),
  };
}
