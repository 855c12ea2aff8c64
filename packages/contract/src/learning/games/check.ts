import { type Locale, locales } from "../../core/locale.ts";
import { fold } from "../../loyalty/earning/fold.ts";
import { isLetter } from "./enigma.ts";
import { dealtGaps } from "./gap-board.ts";
import { gapsOf, parseGapText } from "./gap-text.ts";
import type { GameContent } from "./play.ts";
import { textFor } from "./state.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** Faults that keep a game from being played. */
export const gameFaultCodes = [
  "game_without_solution",
  "game_zone_empty",
  "game_item_nowhere",
  "game_no_gaps",
  "game_gaps_differ",
  "game_gap_broken",
  "game_other_is_right",
  "game_few_pairs",
  "game_part_empty",
  "game_part_twice",
  "game_no_word",
] as const;
export type GameFaultCode = (typeof gameFaultCodes)[number];

export interface GameFault {
  code: GameFaultCode;
  /** Which of its items, cards, zones, pairs or riddles; null: the game itself. */
  part: string | null;
  locale?: Locale;
  /** For the words: gaps `there` where `wanted` are, the `word` in question, the place (`number`) of the part. */
  params: Record<string, string | number>;
}

/** §learning#games Game: what stops a game from being published, in the order its author reads it. `own`: the course's language. */
export function gameFaults(game: GameContent, own: Locale): GameFault[] {
  switch (game.type) {
    case "drag_and_drop":
      return placeFaults(game.data, own);
    case "drag_the_words":
      return [...gapFaults(game.data.texts, own), ...otherFaults(game.data.texts, game.data.others)];
    case "fill_in_the_blanks":
      return gapFaults(game.data.texts, own);
    case "find_the_pairs":
      return pairFaults(game.data.pairs, own);
    case "this_or_that": {
      const { left, right, cards } = game.data;
      const sides = [left, right].some((side) => !side[own]) ? [fault("game_part_empty", null)] : [];
      return [...cardFaults(cards.map(faced), own), ...sides];
    }
    case "true_or_false":
      return cardFaults(game.data.cards.map(faced), own);
    case "flashcards":
      return cardFaults(
        game.data.cards.map(({ id, front, back }) => ({ id, faces: [front, back] })),
        own,
      );
    case "enigma":
      return riddleFaults(game.data.riddles, own);
  }
}

interface Face {
  text: Texts;
  fileId: string | null;
}
interface Part {
  id: string;
  faces: readonly Face[];
}
type Of<Type extends GameContent["type"]> = Extract<GameContent, { type: Type }>["data"];

const fault = (
  code: GameFaultCode,
  part: string | null,
  more: Pick<Partial<GameFault>, "locale" | "params"> = {},
): GameFault => ({ code, part, params: {}, ...more });
const faced = ({ id, text, fileId }: Face & { id: string }): Part => ({ id, faces: [{ text, fileId }] });
const isEmpty = ({ text, fileId }: Face, own: Locale) => !text[own] && fileId === null;

function partFaults(parts: readonly Part[], own: Locale): GameFault[] {
  const ids = new Set<string>();
  return parts.flatMap(({ id, faces }, at) => {
    const params = { number: at + 1 };
    const twice = ids.has(id) ? [fault("game_part_twice", id, { params })] : [];
    ids.add(id);
    const empty = faces.some((face) => isEmpty(face, own));
    return [...twice, ...(empty ? [fault("game_part_empty", id, { params })] : [])];
  });
}

const cardFaults = (parts: readonly Part[], own: Locale): GameFault[] =>
  parts.length === 0 ? [fault("game_without_solution", null)] : partFaults(parts, own);

function placeFaults({ zones, items }: Of<"drag_and_drop">, own: Locale): GameFault[] {
  const faults = partFaults(items.map(faced), own);
  faults.push(
    ...partFaults(
      zones.map(({ id, text }) => ({ id, faces: [{ text, fileId: null }] })),
      own,
    ),
  );
  if (!items.some(({ zoneId }) => zoneId !== null)) return [fault("game_without_solution", null), ...faults];
  const zoneIds = new Set(zones.map(({ id }) => id));
  const named = (at: number) => ({ params: { number: at + 1 } });
  for (const [at, { id, zoneId }] of items.entries())
    if (zoneId !== null && !zoneIds.has(zoneId)) faults.push(fault("game_item_nowhere", id, named(at)));
  for (const [at, { id }] of zones.entries())
    if (!items.some(({ zoneId }) => zoneId === id)) faults.push(fault("game_zone_empty", id, named(at)));
  return faults;
}

/** Faults of pairs: cards that look alike could not be told apart. */
function pairFaults(pairs: Of<"find_the_pairs">["pairs"], own: Locale): GameFault[] {
  const few = pairs.length < 2 ? [fault("game_few_pairs", null)] : [];
  const faults = partFaults(
    pairs.map(({ id, one, other }) => ({ id, faces: [one, other] })),
    own,
  );
  const looks = new Set<string>();
  for (const [at, { id, one, other }] of pairs.entries())
    for (const { text, fileId } of [one, other]) {
      const look = JSON.stringify([fold(text[own] ?? ""), fileId]);
      if (looks.has(look)) faults.push(fault("game_part_twice", id, { params: { number: at + 1 } }));
      looks.add(look);
    }
  return [...few, ...faults];
}

/** Each language of a text asks for as many words as the course's own. */
function gapFaults(texts: Texts, own: Locale): GameFault[] {
  const wanted = gapsOf(parseGapText(texts[own] ?? "")).length;
  const faults = wanted === 0 ? [fault("game_no_gaps", null, { locale: own })] : [];
  for (const locale of locales) {
    const text = texts[locale];
    if (!text) continue;
    const read = parseGapText(text);
    const there = gapsOf(read).length;
    if (read.broken) faults.push(fault("game_gap_broken", null, { locale }));
    if (wanted > 0 && there !== wanted)
      faults.push(fault("game_gaps_differ", null, { locale, params: { there, wanted } }));
  }
  return faults;
}

function otherFaults(texts: Texts, others: Of<"drag_the_words">["others"]): GameFault[] {
  return locales.flatMap((locale) => {
    const right = new Set(gapsOf(parseGapText(texts[locale] ?? "")).flatMap((gap) => gap.map(fold)));
    return (others[locale] ?? []).flatMap((word) =>
      right.has(fold(word)) ? [fault("game_other_is_right", null, { locale, params: { word } })] : [],
    );
  });
}

/** A riddle's word is there in the course's own language, and every one it has holds a letter to find. */
function riddleFaults(riddles: Of<"enigma">["riddles"], own: Locale): GameFault[] {
  const faults = cardFaults(
    riddles.map(({ id, clue, fileId }) => ({ id, faces: [{ text: clue, fileId }] })),
    own,
  );
  for (const [at, { id, solution }] of riddles.entries()) {
    const params = { number: at + 1 };
    const mute = locales.filter((locale) => {
      const word = solution[locale];
      return locale === own ? !isLetter(word ?? "") : word !== undefined && !isLetter(word);
    });
    faults.push(...mute.map((locale) => fault("game_no_word", id, { locale, params })));
  }
  return faults;
}

/** Whether a game can be dealt and won as it stands, whatever else its author might mend. */
export function isPlayable(game: GameContent, locale: Locale, fallback: Locale): boolean {
  switch (game.type) {
    case "drag_and_drop": {
      const zones = new Set<string | null>(game.data.zones.map(({ id }) => id));
      const belonging = game.data.items.filter(({ zoneId }) => zoneId !== null);
      return belonging.length > 0 && belonging.every(({ zoneId }) => zones.has(zoneId));
    }
    case "drag_the_words":
    case "fill_in_the_blanks":
      return dealtGaps(game.data.texts, { locale, fallback }).length > 0;
    case "find_the_pairs":
      return game.data.pairs.length > 0;
    case "enigma":
      return (
        game.data.riddles.length > 0 &&
        game.data.riddles.every(({ solution }) => isLetter(textFor(solution, { locale, fallback })))
      );
    default:
      return game.data.cards.length > 0;
  }
}
