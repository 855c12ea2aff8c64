/** Edits of a text with gaps: words in double brackets are the ones to be filled in. */

export interface Gap {
  /** Where it begins and ends in the text, brackets with it. */
  readonly from: number;
  readonly to: number;
  /** Spellings that count, the first is shown. */
  readonly spellings: readonly string[];
}

const written = /\[\[([^[\]]*)\]\]/g;

export const gapsIn = (text: string): Gap[] =>
  [...text.matchAll(written)].map(({ 0: whole, 1: inside = "", index }) => ({
    from: index,
    to: index + whole.length,
    spellings: inside.split("|").map((one) => one.trim()),
  }));

/** The word around a place, where nothing is marked. */
function wordAt(text: string, at: number): [number, number] {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  return [at - before, at + after];
}

/**
 * Makes a gap of what is marked, or of the word at the place; undefined where there is nothing to make one of: no word,
 * a gap already, or more than a gap may hold.
 */
export function withGap(text: string, from: number, to: number): { text: string; at: number } | undefined {
  const [begin, end] = from === to ? wordAt(text, from) : [from, to];
  const marked = text.slice(begin, end);
  const inside = marked.trim();
  const start = begin + marked.indexOf(inside);
  const stop = start + inside.length;
  if (inside === "" || /[[\]|\n]/.test(inside) || inside.length > 60) return undefined;
  if (gapsIn(text).some((gap) => start < gap.to && stop > gap.from)) return undefined;
  return { text: `${text.slice(0, start)}[[${inside}]]${text.slice(stop)}`, at: stop + 4 };
}

/** The same text without a gap at this place: its first spelling stays as a word. */
export function withoutGap(text: string, index: number): string {
  const gap = gapsIn(text)[index];
  return gap ? text.slice(0, gap.from) + (gap.spellings[0] ?? "") + text.slice(gap.to) : text;
}

/** Other spellings for the gap at this place; brackets and bars would end it. */
export function withSpellings(text: string, index: number, spellings: readonly string[]): string {
  const gap = gapsIn(text)[index];
  if (!gap) return text;
  const clean = spellings.map((one) => one.replaceAll(/[[\]|\n]/g, ""));
  return `${text.slice(0, gap.from)}[[${clean.join("|")}]]${text.slice(gap.to)}`;
}
