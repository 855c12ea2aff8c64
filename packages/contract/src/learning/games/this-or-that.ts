import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import { dealPile, judgePile, type PileState, showPile } from "./pile.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"this_or_that">;
export interface ThisOrThatState extends PileState {
  type: "this_or_that";
}

export const dealThisOrThat = (data: Data, dealing: play.Dealing): ThisOrThatState => ({
  type: "this_or_that",
  ...dealPile(data, dealing),
});

export const showThisOrThat = (
  data: Data,
  state: ThisOrThatState,
  pictures: play.Pictures,
): ShownGameOf<"this_or_that"> => ({
  type: "this_or_that",
  sides: { left: play.textFor(data.left, state), right: play.textFor(data.right, state) },
  ...showPile(data, state, pictures),
});

export const judgeThisOrThat = (
  data: Data,
  state: ThisOrThatState,
  { card, side }: MoveOf<"this_or_that">,
): play.JudgedMove<ThisOrThatState> | play.NotThere =>
  judgePile(data, state, card, {
    isRight: (up) => up.side === side,
    answer: (up) => play.textFor(data[up.side], state),
  });
