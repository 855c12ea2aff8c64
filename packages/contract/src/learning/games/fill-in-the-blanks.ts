import { fold } from "../../loyalty/earning/fold.ts";
import type { GameData } from "./content.ts";
import { dealtGaps, shownPieces } from "./gap-board.ts";
import type { MoveOf } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"fill_in_the_blanks">;
export interface FillInTheBlanksState extends play.PlayState {
  type: "fill_in_the_blanks";
  filled: (string | null)[];
}

export function dealFillInTheBlanks(data: Data, dealing: play.Dealing): FillInTheBlanksState {
  const filled = dealtGaps(data.texts, dealing).map(() => null);
  return { type: "fill_in_the_blanks", ...play.freshPlay(dealing), filled };
}

export const showFillInTheBlanks = (
  data: Data,
  state: FillInTheBlanksState,
): ShownGameOf<"fill_in_the_blanks"> => ({
  type: "fill_in_the_blanks",
  pieces: shownPieces(data.texts, state, (gap) => state.filled[gap] ?? null),
});

/** Case, accents and spaces make no difference; a gap is filled with the spelling that was meant. */
export function judgeFillInTheBlanks(
  data: Data,
  state: FillInTheBlanksState,
  { gap, text }: MoveOf<"fill_in_the_blanks">,
): play.JudgedMove<FillInTheBlanksState> | play.NotThere {
  const spellings = dealtGaps(data.texts, state)[gap];
  if (!spellings) return play.notThere;
  if (state.filled[gap] !== null) return play.ignored(state);
  const meant = spellings.find((spelling) => fold(spelling) === fold(text));
  if (meant === undefined) {
    return { state: play.afterError(state, data.allowedErrors), outcome: "wrong", error: true, reveal: null };
  }
  const filled = state.filled.with(gap, meant);
  return {
    state: play.afterRight({ ...state, filled }, !filled.includes(null)),
    ...{ outcome: "right", error: false, reveal: null },
  };
}

export const fillInTheBlanksProgress = ({ filled }: FillInTheBlanksState): number =>
  play.progressOf(filled.filter((word) => word !== null).length, filled.length);
