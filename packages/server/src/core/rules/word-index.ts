import { plain } from "@trilha/contract/core/imports/words.ts";

/** Finds texts by words of any language, without accents, while somebody types, and with small slips. */
export interface WordIndex {
  /** Which texts a search means, by their place; every word of it has to be found. */
  find(search: string): ReadonlySet<number>;
}

const remembered = 200;

/**
 * An index of texts by their words. A searched word finds a word that holds it; where none does, the words that are a
 * slip away: one letter wrong, missing, too many or swapped in words of four letters and more, two in those of eight
 * and more (§entities#filters: search).
 */
export function wordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of new Set(plain(text).split(" "))) {
      if (!word) continue;
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  });
  const words = [...places.keys()];
  const answers = new Map<string, ReadonlySet<number>>();
  const placesOf = (words: readonly string[]) => new Set(words.flatMap((word) => places.get(word) ?? []));
  const findWord = (wanted: string): ReadonlySet<number> => {
    const holding = words.filter((word) => word.includes(wanted));
    if (holding.length > 0) return placesOf(holding);
    const most = slipsOf(wanted);
    return most === 0 ? new Set() : placesOf(words.filter((word) => isNear(wanted, word, most)));
  };
  return {
    find(search) {
      const wanted = plain(search);
      const known = answers.get(wanted);
      if (known) return known;
      const [first, ...others] = wanted.split(" ").filter(Boolean).map(findWord);
      const matches = new Set([...(first ?? [])].filter((place) => others.every((more) => more.has(place))));
      answers.set(wanted, matches);
      const [oldest] = answers.keys();
      if (answers.size > remembered && oldest !== undefined) answers.delete(oldest);
      return matches;
    },
  };
}

const slipsOf = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** Whether a typed word is at most so many slips from a word, or from its beginning: people are still typing. */
export function isNear(typed: string, word: string, most: number): boolean {
  if (word.length < typed.length - most) return false;
  // Longer words are compared by their beginning; a letter more or less of it makes no difference.
  for (const length of new Set([typed.length - 1, typed.length, typed.length + 1, word.length])) {
    if (length > word.length || Math.abs(length - typed.length) > most) continue;
    if (slips(typed, word.slice(0, length), most) <= most) return true;
  }
  return false;
}

/** Letters wrong, missing, too many, or swapped with their neighbour; more than `most` is not counted out. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j - 1] ?? 0) + same, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
