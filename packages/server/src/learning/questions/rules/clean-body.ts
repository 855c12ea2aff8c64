import { isLocale } from "@trilha/contract/core/locale.ts";
import { type QuestionBody, questionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** A body as it is kept: a language without a text is left out, lines end one way. */
export const cleanBody = (body: QuestionBody): QuestionBody => questionBody.parse(clean(body));

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/\r\n?/g, "\n");
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, text]) => !(isLocale(key) && (text === "" || text === undefined)))
      .map(([key, one]) => [key, clean(one)]),
  );
}

/** New pictures need words: one that is not of before, and of which nothing is said, lacks its words. */
export function withAlts(body: QuestionBody, known: ReadonlySet<string>): QuestionBody {
  const withAlt = <Of extends Pick<QuestionBody, "fileId" | "alt">>(part: Of): Of =>
    part.fileId !== null && part.alt === undefined && !known.has(part.fileId) ? { ...part, alt: {} } : part;
  const own = withAlt(body);
  if (own.kind === "one" || own.kind === "several") return { ...own, options: own.options.map(withAlt) };
  return own.kind === "ordering" ? { ...own, items: own.items.map(withAlt) } : own;
}

/** Tags in small letters, each once, in order. */
export const cleanTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map(cleanTag))].filter(Boolean).toSorted();
/** As tags are kept and asked for. */
export const cleanTag = (tag: string): string =>
  tag.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/**
 * Gives parts ids of chance, but for those that are known from the version before: a learner's device sees them, and
 * those an author's page counted up would tell which part came first.
 */
export function withFreshIds(
  body: QuestionBody,
  known: ReadonlySet<string>,
  makeId: () => string,
): QuestionBody {
  const used = new Set(known);
  const freshId = (id: string): string => {
    if (known.has(id)) return id;
    let made = makeId();
    while (used.has(made)) made = makeId();
    used.add(made);
    return made;
  };
  const fresh = <Part extends { id: string }>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, id: freshId(part.id) }));
  switch (body.kind) {
    case "one":
    case "several":
      return { ...body, options: fresh(body.options) };
    case "ordering":
      return { ...body, items: fresh(body.items) };
    case "matching":
      return {
        ...body,
        pairs: fresh(body.pairs).map((pair) => ({ ...pair, rightId: freshId(pair.rightId) })),
        others: fresh(body.others),
      };
    case "essay":
      return { ...body, rubric: fresh(body.rubric) };
    default:
      return body;
  }
}

/** Ids of all parts of a question. */
export function partIdsOf(body: QuestionBody): string[] {
  if (body.kind === "one" || body.kind === "several") return body.options.map(({ id }) => id);
  if (body.kind === "ordering") return body.items.map(({ id }) => id);
  if (body.kind === "essay") return body.rubric.map(({ id }) => id);
  if (body.kind !== "matching") return [];
  return [...body.pairs.flatMap(({ id, rightId }) => [id, rightId]), ...body.others.map(({ id }) => id)];
}
