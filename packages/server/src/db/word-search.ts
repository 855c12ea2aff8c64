import { type RawBuilder, sql } from "kysely";

/** From here two words are alike: two letters that changed places in a word of eight are. */
const alike = 0.35;

/** Whether folded words hold every word of a search, or, where `near`, something nearly the same. */
export function holdsWords(
  words: RawBuilder<unknown>,
  { text, near }: { readonly text: string; readonly near: boolean },
): RawBuilder<boolean> {
  const wanted = text.split(/\s+/).filter(Boolean).slice(0, 8);
  return near
    ? sql`(select bool_and(word_similarity(fold(word), ${words}) >= ${alike}) from unnest(${wanted}::text[]) word)`
    : sql`(select bool_and(strpos(${words}, fold(word)) > 0) from unnest(${wanted}::text[]) word)`;
}
