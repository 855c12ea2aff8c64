import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { CourseSummary, NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { type CatalogueCourse, type CourseCatalogue, titleOf } from "./catalogue.ts";
import type { Learner } from "./learner.ts";

/** Worth of finishing, by course. */
export type WorthOf = (course: CatalogueCourse) => CourseSummary["gives"];

/** Card of a course for a person. */
export function cardOf(
  call: MemberCall,
  course: CatalogueCourse,
  { learner, catalogue, gives: worthOf }: { learner: Learner; catalogue: CourseCatalogue; gives: WorthOf },
): CourseSummary {
  const { locale } = call;
  const own = course.default_locale;
  const title = inLanguage(course.title, locale, own);
  const standing = learner.standings.get(course.id);
  return {
    id: course.id,
    kind: course.kind,
    title: title?.value ?? "",
    summary: inLanguage(course.summary, locale, own)?.value ?? "",
    locale: title?.locale ?? own,
    locales: course.locales,
    coverUrl: pictureUrl(call, course.cover_file_id),
    minutes: course.minutes,
    parts: course.activity_count,
    state: standing?.state ?? "not_started",
    percent: standing?.percent ?? 0,
    mandatory: course.mandatory,
    dueOn: standing?.dueOn ?? null,
    favourite: learner.favourites.has(course.id),
    subscription: course.subscription,
    labels: course.labels.map(({ id, kind, name }) => ({ id, kind, name: textIn(name, locale) })),
    // Finishing pays once for good.
    gives: standing && completedStates.has(standing.state) ? null : worthOf(course),
    missing: missingOf(course, learner).map((id) => nameOf(catalogue, id, locale)),
  };
}

/** Courses and trails to finish before, which somebody has not. */
export function missingOf(course: Pick<CatalogueCourse, "requires">, learner: Learner): string[] {
  return course.requires.filter((id) => !learner.facts.trainingIds.has(id));
}

/** How a course is spoken of; one that was never published has no name yet. */
export function nameOf({ byId }: CourseCatalogue, id: string, locale: Locale): NamedCourse {
  const course = byId.get(id);
  return { id, kind: course?.kind ?? "course", title: course ? titleOf(course, locale) : "" };
}
