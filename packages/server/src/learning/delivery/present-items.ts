import { trailLocksOf } from "@trilha/contract/learning/delivery/locks.ts";
import type { Course, NextActivity } from "@trilha/contract/learning/delivery/shapes.ts";
import { cardOf, missingOf, nameOf } from "./course-card.ts";
import { namedLocks, titleIn } from "./named-locks.ts";
import { nextIn, type PageParts } from "./present-modules.ts";
import type { PublishedCourse } from "./published-outline.ts";

/** Items of a trail with their courses and locks; and where to go on: in the first that opens and is not done. */
export function presentItems(
  parts: PageParts,
  { outline }: PublishedCourse,
): Pick<Course, "items"> & { next: NextActivity | null } {
  const { call, catalogue, learner } = parts;
  const { locale } = call;
  const isDone = (courseId: string | null) => courseId !== null && learner.facts.trainingIds.has(courseId);
  const done = new Set(outline.items.flatMap(({ id, referenceId }) => (isDone(referenceId) ? id : [])));
  const locks = trailLocksOf(outline, {
    ...{ learns: parts.learns, blocked: parts.blocked, missingCourses: parts.missing, done },
  });
  const titles = new Map(
    outline.items.map(({ id, title, referenceId }) => [
      id,
      (referenceId && nameOf(catalogue, referenceId, locale).title) ||
        titleIn(title, locale, outline.defaultLocale),
    ]),
  );
  const names = new Map([
    ...titles,
    ...parts.missing.map((id): [string, string] => [id, nameOf(catalogue, id, locale).title]),
  ]);
  const items = outline.items.map((item) => {
    const course = item.referenceId === null ? undefined : catalogue.byId.get(item.referenceId);
    const shown = course && (!course.archived || learner.sees(course)) ? course : undefined;
    return {
      ...{ id: item.id, kind: item.kind, mandatory: item.mandatory, done: done.has(item.id) },
      title: titles.get(item.id) ?? "",
      course: shown ? cardOf(call, shown, parts) : null,
      locks: namedLocks(locks.get(item.id) ?? [], outline, locale, names),
    };
  });
  const lastAt = (id: string) => learner.standings.get(id)?.lastAt ?? 0;
  const open = items
    .flatMap(({ course, done: isOver, locks: shut }) =>
      course && !isOver && shut.length === 0 ? course.id : [],
    )
    .toSorted((a, b) => lastAt(b) - lastAt(a));
  for (const id of open) {
    const course = catalogue.byId.get(id);
    const published = parts.outlines.get(id);
    if (!course || !published) continue;
    const next = nextIn(parts, id, published, {
      ...{ learns: true, blocked: learner.standings.get(id)?.state === "blocked" },
      missingCourses: missingOf(course, learner),
    });
    if (next) return { items, next };
  }
  return { items, next: null };
}
