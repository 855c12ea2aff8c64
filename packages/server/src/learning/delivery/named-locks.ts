import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { LearningLock } from "@trilha/contract/learning/delivery/locks.ts";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";

type Titles = Readonly<Partial<Record<Locale, string>>>;

/** A title in the reader's language, else the course's own, else any. */
export function titleIn(title: Titles, wanted: Locale, fallback: Locale): string {
  return inLanguage(title, wanted, fallback)?.value ?? "";
}

/** §learning#locks with the names of what opens them; `names` knows courses, and items of a trail by their ids. */
export function namedLocks(
  locks: readonly LearningLock[],
  outline: Pick<Outline, "modules" | "defaultLocale">,
  locale: Locale,
  names: ReadonlyMap<string, string> = new Map(),
): NamedLock[] {
  return locks.map((lock) => ({ lock, title: nameOf(lock, outline, locale, names) }));
}

function nameOf(
  lock: LearningLock,
  outline: Pick<Outline, "modules" | "defaultLocale">,
  locale: Locale,
  names: ReadonlyMap<string, string>,
): string | null {
  const titleText = (title: Titles | undefined) =>
    (title && titleIn(title, locale, outline.defaultLocale)) || null;
  switch (lock.reason) {
    case "course":
      return names.get(lock.courseId) ?? null;
    case "item":
      return names.get(lock.itemId) ?? null;
    case "module":
      return titleText(outline.modules.find(({ id }) => id === lock.moduleId)?.title);
    case "activity":
      for (const { activities } of outline.modules) {
        const activity = activities.find(({ id }) => id === lock.activityId);
        if (activity) return titleText(activity.title);
      }
      return null;
    default:
      return null;
  }
}
