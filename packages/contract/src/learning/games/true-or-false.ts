import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import { dealPile, judgePile, type PileState, showPile } from "./pile.ts";
import type { ShownGameOf } from "./shown.ts";
import type * as play from "./state.ts";

type Data = GameData<"true_or_false">;
export interface TrueOrFalseState extends PileState {
  type: "true_or_false";
}

export const dealTrueOrFalse = (data: Data, dealing: play.Dealing): TrueOrFalseState => ({
  type: "true_or_false",
  ...dealPile(data, dealing),
});

export const showTrueOrFalse = (
  data: Data,
  state: TrueOrFalseState,
  pictures: play.Pictures,
): ShownGameOf<"true_or_false"> => ({ type: "true_or_false", ...showPile(data, state, pictures) });

/** The right answer needs no telling: it is the other of two. */
export const judgeTrueOrFalse = (
  data: Data,
  state: TrueOrFalseState,
  { card, value }: MoveOf<"true_or_false">,
): play.JudgedMove<TrueOrFalseState> | play.NotThere =>
  judgePile(data, state, card, { isRight: (up) => up.right === value, answer: () => null });
