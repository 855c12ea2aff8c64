import type { Input } from "@trilha/contract/kernel/endpoint.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { listCourses as spec } from "@trilha/contract/learning/course-endpoints.ts";
import { progressFilters, statesOfFilter } from "@trilha/contract/learning/states.ts";
import { readCursor, writeCursor } from "../../db/cursor.ts";
import type { UseCase } from "../../http/bind.ts";
import { type Catalogue, type Course, titleOf } from "./catalogue.ts";
import { cardOf } from "./course-card.ts";
import { givesOf, runningFor, worthOfAll } from "./gives.ts";
import { type Learner, learnerIn } from "./learner.ts";
import { comparePlaces, type Place, placeOf } from "./rules/recommended.ts";

type Query = Input<typeof spec>["query"];

/**
 * §2, §3 Courses and trails for the caller. Courses lie in memory and in order; of the person one statement is asked.
 */
export const listCourses: UseCase<typeof spec> = (call, { query }) => {
  const { locale } = call;
  return call.read(async (tx) => {
    const [found, running] = await Promise.all([learnerIn(tx, call), runningFor(tx, call)]);
    const { learner, catalogue } = found;
    const fits = fitting(query, found);
    const courses = inOrder(query.sort, locale, found).filter(
      (course) => fits(course) && learner.sees(course),
    );
    const from = query.cursor ? placeAfter(query.cursor, query.sort, courses, { learner, locale }) : 0;
    const page = courses.slice(from, from + query.limit);
    const last = page.at(-1);
    const more = last !== undefined && from + query.limit < courses.length;
    const ids = page.map(({ id }) => id);
    const gives = givesOf(await worthOfAll(tx, call, ids, running));
    return {
      items: page.map((course) => cardOf(call, course, { learner, catalogue, gives })),
      nextCursor: more ? writeCursor([...keyOf(last, query.sort, { learner, locale }), last.id]) : null,
      total: courses.length,
    };
  });
};

interface Looked {
  learner: Learner;
  catalogue: Catalogue;
}

/** Every course in the order asked for; what somebody joined is put among the rest by what it is to them. */
function inOrder(sort: Query["sort"], locale: Locale, { learner, catalogue }: Looked): readonly Course[] {
  if (sort === "newest") return catalogue.newest;
  if (sort === "popular") return catalogue.popular;
  if (sort === "title") return catalogue.byTitle(locale);
  const place = (course: Course) => placeOf(course, learner.standings.get(course.id));
  const joined = [...learner.standings.keys()]
    .flatMap((id) => catalogue.byId.get(id) ?? [])
    .map((course) => ({ course, place: place(course) }))
    .toSorted((a, b) => comparePlaces(a.place, b.place) || compare(a.course.id, b.course.id));
  const all: Course[] = [];
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
function fitting(query: Query, { learner, catalogue }: Looked): (course: Course) => boolean {
  const { kind, search, favorite } = query;
  const found = search ? catalogue.words.find(search) : undefined;
  const asked = listed(query.progress);
  const states =
    asked &&
    new Set(progressFilters.filter((one) => asked.includes(one)).flatMap((one) => statesOfFilter[one]));
  const ways = listed(query.subscription);
  const labels = [query.areas, query.groups, query.tags, query.categories].flatMap((text) => {
    const ids = listed(text);
    return ids ? [ids] : [];
  });
  const { favourites } = learner;
  const tests: ((course: Course) => boolean)[] = [];
  if (kind !== undefined) tests.push((course) => course.kind === kind);
  if (found) tests.push((course) => found.has(course.place));
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

function keyOf(course: Course, sort: Query["sort"], { learner, locale }: Reader): Place | [string | number] {
  if (sort === "recommended") return placeOf(course, learner.standings.get(course.id));
  if (sort === "newest") return [-course.publishedAt];
  return sort === "popular" ? [-course.popularity] : [titleOf(course, locale)];
}

/** The first course after the one a cursor names, whether that is still there or not. */
function placeAfter(cursor: string, sort: Query["sort"], courses: readonly Course[], reader: Reader): number {
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
