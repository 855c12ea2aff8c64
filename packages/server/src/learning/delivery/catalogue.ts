import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { type Eligibility, openToEverybody } from "@trilha/contract/members/eligibility/conditions.ts";
import { Cache, SingleFlight } from "../../core/cache.ts";
import { type WordIndex, wordIndex } from "../../core/rules/word-index.ts";
import type { Tx } from "../../db/database.ts";
import { type LabelRow, labelsInUse, type PublishedCourseRow, publishedCourses } from "./courses.queries.ts";
import { placeOf, type RecommendationRank } from "./rules/recommended.ts";

/** A course or trail as it is published, with what lists ask of it ready. */
export interface CatalogueCourse
  extends Omit<PublishedCourseRow, "audience" | "label_ids" | "visible_from" | "visible_until"> {
  /** Place in the catalogue. */
  readonly place: number;
  /** Index of its audience in `Catalogue.audiences`; null: everybody. */
  readonly audienceIndex: number | null;
  readonly labels: readonly LabelRow[];
  readonly labelIds: ReadonlySet<string>;
  /** Milliseconds; null: open. The end is exclusive. */
  readonly visibleFrom: number | null;
  readonly visibleUntil: number | null;
  readonly publishedAt: number;
  /** Where it stands among those recommended to somebody who never joined it. */
  readonly toNew: RecommendationRank;
}

/** A client's courses as they stood at a version. */
export interface CourseCatalogue {
  readonly version: number;
  readonly byId: ReadonlyMap<string, CatalogueCourse>;
  readonly labels: readonly LabelRow[];
  /** Different audiences; many courses share one. */
  readonly audiences: readonly Eligibility[];
  /** The newest first; what is mandatory before what is not where asked so. */
  readonly newest: readonly CatalogueCourse[];
  readonly mandatoryFirst: readonly CatalogueCourse[];
  readonly popular: readonly CatalogueCourse[];
  byTitle(locale: Locale): readonly CatalogueCourse[];
  readonly words: WordIndex;
}

// Content under a version never changes: the bound alone lets it go, by courses, of which one is about a kilobyte.
const cache = new Cache<CourseCatalogue>("course_catalogues", {
  most: 100_000,
  weigh: ({ byId }) => byId.size,
});
const loading = new SingleFlight<CourseCatalogue>();

/**
 * A client's courses in memory, loaded anew when another version stands than the one the caller just read; callers who
 * come meanwhile wait for the same load. What it holds may be newer than that version, never older.
 */
export async function catalogueOf(tx: Tx, clientId: string, version: number): Promise<CourseCatalogue> {
  const known = cache.get(clientId, (catalogue) => catalogue.version >= version);
  if (known) return known;
  const catalogue = await loading.run(`${clientId} ${version}`, () => load(tx, clientId, version));
  cache.set(clientId, catalogue);
  return catalogue;
}

async function load(tx: Tx, clientId: string, version: number): Promise<CourseCatalogue> {
  const labels = await labelsInUse(tx, clientId);
  return catalogueFrom(version, await publishedCourses(tx, clientId), labels);
}

/** Puts what was read into the orders and indexes lists use. */
export function catalogueFrom(
  version: number,
  rows: readonly PublishedCourseRow[],
  labels: readonly LabelRow[],
): CourseCatalogue {
  const labelOf = new Map(labels.map((label) => [label.id, label]));
  const audiences: Eligibility[] = [];
  const indexes = new Map<string, number>();
  const indexOfAudience = (audience: Eligibility): number | null => {
    const written = JSON.stringify(audience);
    if (written === JSON.stringify(openToEverybody)) return null;
    const known = indexes.get(written);
    if (known !== undefined) return known;
    indexes.set(written, audiences.push(audience) - 1);
    return audiences.length - 1;
  };
  const courses = rows.map((row, place): CatalogueCourse => {
    const { audience, label_ids, visible_from, visible_until, ...rest } = row;
    return {
      ...rest,
      place,
      audienceIndex: indexOfAudience(audience),
      labels: label_ids.flatMap((id) => labelOf.get(id) ?? []),
      labelIds: new Set(label_ids),
      visibleFrom: visible_from?.getTime() ?? null,
      visibleUntil: visible_until?.getTime() ?? null,
      publishedAt: row.published_at.getTime(),
      toNew: placeOf({ mandatory: row.mandatory, publishedAt: row.published_at.getTime() }, undefined),
    };
  });
  const newest = courses.toSorted((a, b) => b.publishedAt - a.publishedAt || compare(a.id, b.id));
  const titles = new Map<Locale, readonly CatalogueCourse[]>();
  let words: WordIndex | undefined;
  return {
    version,
    byId: new Map(courses.map((course) => [course.id, course])),
    labels,
    audiences,
    newest,
    mandatoryFirst: newest.toSorted((a, b) => Number(b.mandatory) - Number(a.mandatory)),
    popular: courses.toSorted((a, b) => b.popularity - a.popularity || compare(a.id, b.id)),
    byTitle(locale) {
      const known = titles.get(locale);
      if (known) return known;
      const { compare: inOrder } = new Intl.Collator(locale);
      const named = courses.map((course) => ({ course, title: titleOf(course, locale) }));
      const sorted = named
        .toSorted((a, b) => inOrder(a.title, b.title) || compare(a.course.id, b.course.id))
        .map(({ course }) => course);
      titles.set(locale, sorted);
      return sorted;
    },
    get words() {
      words ??= wordIndex(courses.map(textOf));
      return words;
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function titleOf(
  { title, default_locale: own }: Pick<CatalogueCourse, "title" | "default_locale">,
  locale: Locale,
): string {
  return inLanguage(title, locale, own)?.value ?? "";
}

/** All a search looks at, in every language. */
function textOf({ title, summary, labels }: CatalogueCourse): string {
  return [title, summary, ...labels.map(({ name }) => name)].flatMap((text) => Object.values(text)).join(" ");
}
