import { foldText } from "../i18n/fold-text.ts";

type Searched = {
  readonly name: string;
  /** The name of the group it stands in, by which it is found as well. */
  readonly groupName?: string | undefined;
};

const NAME_STARTS = 0;
const WORD_STARTS = 1;
const IN_NAME = 2;
const IN_GROUP = 3;

function rank({ name, groupName = "" }: Searched, typed: string): number | undefined {
  const words = typed.split(" ");
  const folded = foldText(name);
  const group = ` ${foldText(groupName)}`;
  if (folded.startsWith(typed)) return NAME_STARTS;
  if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return WORD_STARTS;
  if (words.every((word) => folded.includes(word))) return IN_NAME;
  // A group brings all its places: only a word's beginning calls for it.
  return words.every((word) => folded.includes(word) || group.includes(` ${word}`)) ? IN_GROUP : undefined;
}

/**
 * The entries that hold every word of what is typed, case and accents forgiven: those whose name starts with it first,
 * those that need the name of their group (a word's beginning in it) last, else in the order given. Nothing typed finds all.
 */
export function searchPlaces<Any extends Searched>(places: readonly Any[], typed: string): Any[] {
  const wanted = foldText(typed);
  if (wanted === "") return [...places];
  return places
    .flatMap((place) => {
      const ranked = rank(place, wanted);
      return ranked === undefined ? [] : [{ place, ranked }];
    })
    .sort((a, b) => a.ranked - b.ranked)
    .map(({ place }) => place);
}
