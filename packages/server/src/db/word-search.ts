import { type RawBuilder, sql } from "kysely";

/** Whether a folded text holds every word of a search, or, where `near`, something nearly the same (`near_words`). */
export const holdsWords = (
  content: RawBuilder<unknown>,
  words: readonly string[],
  near: boolean,
): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`near_words(${content}, ${[...words]}::text[], ${near}::boolean)`;

/**
 * Rows a search means by a folded column (§entities#filters: search): those that hold its words; where none among
 * `all`, the texts looked through, does, those that nearly do.
 */
export const fitsWords = (
  content: RawBuilder<unknown>,
  words: readonly string[],
  all: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`near_words(${content}, ${[...words]}::text[], not exists (
        select from (${all}) a (content) where near_words(a.content, ${[...words]}::text[], false)))`;
