import { inLanguage } from "../../core/locale.ts";
import { fold } from "../../loyalty/earning/fold.ts";
import { shuffled } from "../questions/random.ts";
import type { GameData } from "./content.ts";
import { dealtGaps, shownPieces } from "./gap-board.ts";
import type { MoveOf } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"drag_the_words">;
export interface DragTheWordsState extends play.PlayState {
  type: "drag_the_words";
  tray: string[];
  /** Places in the tray that are used up. */
  used: number[];
  /** By gap: the place of the word that fills it. */
  filled: (number | null)[];
}

/** The tray is always mixed: in the order of the text it would tell. */
export function dealDragTheWords(data: Data, dealing: play.Dealing): DragTheWordsState {
  const { locale, fallback, random } = dealing;
  const gaps = dealtGaps(data.texts, dealing);
  const language = inLanguage(data.texts, locale, fallback)?.locale ?? fallback;
  const words = [...gaps.map(([first]) => first), ...(data.others[language] ?? [])];
  return {
    type: "drag_the_words",
    ...play.freshPlay(dealing),
    tray: shuffled(words, random),
    used: [],
    filled: gaps.map(() => null),
  };
}

export function showDragTheWords(data: Data, state: DragTheWordsState): ShownGameOf<"drag_the_words"> {
  const wordIn = (gap: number) => state.tray[state.filled[gap] ?? -1] ?? null;
  return {
    type: "drag_the_words",
    pieces: shownPieces(data.texts, state, wordIn),
    tray: state.tray.map((text, word) => ({ word, text, used: state.used.includes(word) })),
  };
}

/**
 * Any spelling of the gap is right. A word that another gap still needs for its own stays in the tray, so that what is
 * left can always be filled.
 */
export function judgeDragTheWords(
  data: Data,
  state: DragTheWordsState,
  { word, gap }: MoveOf<"drag_the_words">,
): play.JudgedMove<DragTheWordsState> | play.NotThere {
  const text = state.tray[word];
  const gaps = dealtGaps(data.texts, state);
  const spellings = gaps[gap];
  if (text === undefined || !spellings) return play.notThere;
  if (state.used.includes(word) || state.filled[gap] !== null) return play.ignored(state);
  if (!spellings.some((spelling) => fold(spelling) === fold(text))) {
    return { state: play.afterError(state, data.allowedErrors), outcome: "wrong", error: true, reveal: null };
  }
  const filled = state.filled.with(gap, word);
  const same = (other: string) => fold(other) === fold(text);
  const needed = gaps.filter(([first], at) => filled[at] === null && same(first)).length;
  const there = state.tray.filter((other, at) => !state.used.includes(at) && same(other)).length;
  const used = there > needed ? [...state.used, word] : state.used;
  return {
    state: play.afterRight({ ...state, used, filled }, !filled.includes(null)),
    ...{ outcome: "right", error: false, reveal: null },
  };
}

export const dragTheWordsProgress = ({ filled }: DragTheWordsState): number =>
  play.progressOf(filled.filter((word) => word !== null).length, filled.length);
