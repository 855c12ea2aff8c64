import type { Answer, Input } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { listCourses as spec } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { progressFilters, statesOfFilter } from "@trilha/contract/learning/delivery/states.ts";
import type { MemberCall } from "../../core/call.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import { type CatalogueCourse, titleOf } from "./catalogue.ts";
import { cardOf } from "./course-card.ts";
import type { Learner } from "./learner.ts";
import { completionRewardOf, worthOfAll } from "./present-worth.ts";
import { comparePlaces, placeOf, type RecommendationRank } from "./rules/recommended.ts";
import { cachedView, type LearnerView, viewIn } from "./view.ts";

type Query = Input<typeof spec>["query"];

/**
 * §routes#trails, §entities#course-and-trail Courses and trails for the caller. Courses lie in memory and in order; of the person one statement is asked, and
 * of somebody who was here some seconds ago only whether that still stands.
 */
export const listCourses: UseCase<typeof spec> = async (call, { query }) => {
  const cached = await cachedView(call);
  const page = cached && pageOf(cached, query, call.locale);
  if (cached && page?.courses.every(({ id }) => cached.worth.has(id))) return present(call, cached, page);
  return call.read(async (tx) => {
    const view = cached ?? (await viewIn(tx, call));
    const fresh = page ?? pageOf(view, query, call.locale);
    const unknown = fresh.courses.flatMap(({ id }) => (view.worth.has(id) ? [] : [id]));
    for (const [id, worth] of await worthOfAll(tx, call, unknown, view.running)) view.worth.set(id, worth);
    return present(call, view, fresh);
  });
};

interface Page {
  courses: readonly CatalogueCourse[];
  nextCursor: string | null;
  total: number;
}

/** The page of a list that was asked for. */
function pageOf(view: LearnerView, query: Query, locale: Locale): Page {
  const { learner } = view;
  const all = listOf(view, query, locale);
  const from = query.cursor ? placeAfter(query.cursor, query.sort, all, { learner, locale }) : 0;
  const courses = all.slice(from, from + query.limit);
  const last = courses.at(-1);
  const more = last !== undefined && from + query.limit < all.length;
  return {
    courses,
    nextCursor: more ? writeCursor([...keyOf(last, query.sort, { learner, locale }), last.id]) : null,
    total: all.length,
  };
}

/** Lists kept of one person. */
const mostLists = 8;

function listOf(view: LearnerView, query: Query, locale: Locale): readonly CatalogueCourse[] {
  const { cursor: _, limit: __, ...filters } = query;
  const name = JSON.stringify([filters, query.sort === "title" && locale]);
  const known = view.lists.get(name);
  if (known) return known;
  const fits = fitting(query, view);
  const list = inOrder(query.sort, locale, view).filter(
    (course) => fits(course) && view.learner.sees(course),
  );
  const [oldest] = view.lists.keys();
  if (view.lists.size >= mostLists && oldest !== undefined) view.lists.delete(oldest);
  view.lists.set(name, list);
  return list;
}

function present(
  call: MemberCall,
  view: LearnerView,
  { courses, nextCursor, total }: Page,
): Answer<typeof spec> {
  const { learner, catalogue } = view;
  const worthOf = completionRewardOf(view.worth);
  return {
    items: courses.map((course) => cardOf(call, course, { learner, catalogue, gives: worthOf })),
    nextCursor,
    total,
  };
}

type Looked = Pick<LearnerView, "learner" | "catalogue">;

/** Every course in the order asked for; what somebody joined is put among the rest by what it is to them. */
function inOrder(
  sort: Query["sort"],
  locale: Locale,
  { learner, catalogue }: Looked,
): readonly CatalogueCourse[] {
  if (sort === "newest") return catalogue.newest;
  if (sort === "popular") return catalogue.popular;
  if (sort === "title") return catalogue.byTitle(locale);
  const place = (course: CatalogueCourse) => placeOf(course, learner.standings.get(course.id));
  const joined = [...learner.standings.keys()]
    .flatMap((id) => catalogue.byId.get(id) ?? [])
    .map((course) => ({ course, place: place(course) }))
    .toSorted((a, b) => comparePlaces(a.place, b.place) || compare(a.course.id, b.course.id));
  const all: CatalogueCourse[] = [];
  let next = 0;
  for (const course of catalogue.mandatoryFirst) {
    if (learner.stateIn(course)) continue;
    const own = course.toNew;
    for (let one = joined[next]; one && comparePlaces(one.place, own) <= 0; one = joined[next]) {
      if (comparePlaces(one.place, own) === 0 && one.course.id > course.id) break;
      all.push(one.course);
      next += 1;
    }
    all.push(course);
  }
  return [...all, ...joined.slice(next).map(({ course }) => course)];
}

const listed = (text: string | undefined) => text?.split(",");

/** Whether a course has all that is asked for; of a list any one. Only what is asked for is looked at. */
function fitting(query: Query, { learner, catalogue }: Looked): (course: CatalogueCourse) => boolean {
  const { kind, search, favorite } = query;
  const matches = search ? catalogue.words.find(search) : undefined;
  const wanted = listed(query.progress);
  const states =
    wanted &&
    new Set(progressFilters.filter((one) => wanted.includes(one)).flatMap((one) => statesOfFilter[one]));
  const ways = listed(query.subscription);
  const labels = [query.areas, query.groups, query.tags, query.categories].flatMap((text) => {
    const ids = listed(text);
    return ids ? [ids] : [];
  });
  const { favourites } = learner;
  const tests: ((course: CatalogueCourse) => boolean)[] = [];
  if (kind !== undefined) tests.push((course) => course.kind === kind);
  if (matches) tests.push((course) => matches.has(course.place));
  if (states) tests.push((course) => states.has(learner.stateIn(course) ?? "not_started"));
  if (favorite !== undefined) tests.push(({ id }) => favourites.has(id) === (favorite === "true"));
  if (ways) tests.push((course) => ways.includes(course.subscription));
  for (const ids of labels) tests.push((course) => ids.some((id) => course.labelIds.has(id)));
  return (course) => {
    for (const test of tests) if (!test(course)) return false;
    return true;
  };
}

type Reader = { learner: Learner; locale: Locale };
const kindsOfKey = {
  recommended: ["number", "number", "number", "id"],
  newest: ["number", "id"],
  popular: ["number", "id"],
  title: ["string", "id"],
} as const;

function keyOf(
  course: CatalogueCourse,
  sort: Query["sort"],
  { learner, locale }: Reader,
): RecommendationRank | [string | number] {
  if (sort === "recommended") return placeOf(course, learner.standings.get(course.id));
  if (sort === "newest") return [-course.publishedAt];
  return sort === "popular" ? [-course.popularity] : [titleOf(course, locale)];
}

/** The first course after the one a cursor names, whether that is still there or not. */
function placeAfter(
  cursor: string,
  sort: Query["sort"],
  courses: readonly CatalogueCourse[],
  reader: Reader,
): number {
  const read: readonly (string | number)[] | undefined = readCursor(cursor, kindsOfKey[sort]);
  if (!read) return 0;
  const { compare: inWords } = new Intl.Collator(reader.locale);
  const after = courses.findIndex((course) => {
    const key = [...keyOf(course, sort, reader), course.id];
    for (const [at, value] of key.entries()) {
      const other = read[at];
      const order =
        typeof value === "number"
          ? value - Number(other)
          : at === key.length - 1
            ? compare(value, String(other))
            : inWords(value, String(other));
      if (order !== 0) return order > 0;
    }
    return false;
  });
  return after < 0 ? courses.length : after;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
