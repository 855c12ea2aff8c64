// §entities#filters: a record is found by any of its words, in any order, without accents; the database folds them.
/** Words beyond this many add nothing a person would type on purpose. */
const wordLimit = 6;

/** Words of a search; empty: everything. */
export function searchWords(text: string | undefined): string[] {
  return [...new Set((text ?? "").split(/\s+/).filter(Boolean))].slice(0, wordLimit);
}
