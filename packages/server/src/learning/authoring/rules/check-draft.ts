import { namedIn } from "@trilha/contract/learning/authoring/content.ts";
import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";

/** A place of the draft, as a path of the body. */
export type DraftPath = string;

/**
 * Where a draft is not what its shape cannot say: things twice under one id (progress belongs to ids), modules in a
 * trail, items in a course. Undefined: nowhere.
 */
export function misshapen(kind: CourseKind, draft: CourseDraft): DraftPath | undefined {
  if (kind === "trail" && draft.modules.length > 0) return "body.draft.modules";
  if (kind === "course" && draft.items.length > 0) return "body.draft.items";
  const seen = new Set<string>();
  const isAgain = (id: string) => seen.has(id) || !seen.add(id);
  for (const [at, module] of draft.modules.entries()) {
    if (isAgain(module.id)) return `body.draft.modules.${at}.id`;
    for (const [index, activity] of module.activities.entries())
      if (isAgain(activity.id)) return `body.draft.modules.${at}.activities.${index}.id`;
  }
  for (const [at, item] of draft.items.entries()) if (isAgain(item.id)) return `body.draft.items.${at}.id`;
  for (const list of ["locales", "labelIds", "prerequisiteIds"] as const) {
    const values: readonly string[] = draft[list];
    const at = values.findIndex((value, index) => values.indexOf(value) !== index);
    if (at >= 0) return `body.draft.${list}.${at}`;
  }
  return undefined;
}

/** Most files and packages a draft names: each is looked up with every save. */
export const namedLimit = 3_000;

/** Whether a draft names more than anybody could have meant. */
export function namesTooMany(draft: CourseDraft): boolean {
  const { files, packages, captions } = namedIn(draft);
  return files.length + packages.length + captions.length > namedLimit;
}
