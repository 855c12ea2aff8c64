import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import { dealPile, judgePile, type PileState, showPile } from "./pile.ts";
import type { ShownOf } from "./shown.ts";
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
): ShownOf<"this_or_that"> => ({
  type: "this_or_that",
  sides: { left: play.said(data.left, state), right: play.said(data.right, state) },
  ...showPile(data, state, pictures),
});

export const judgeThisOrThat = (
  data: Data,
  state: ThisOrThatState,
  { card, side }: MoveOf<"this_or_that">,
): play.Judged<ThisOrThatState> | play.NotThere =>
  judgePile(data, state, card, {
    isRight: (up) => up.side === side,
    answer: (up) => play.said(data[up.side], state),
  });
