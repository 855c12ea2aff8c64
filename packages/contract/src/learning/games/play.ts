import type { ActivityContent } from "../delivery/activity-data.ts";
import { type GameType, isGameType } from "../delivery/activity-types.ts";
import type { GameData } from "./content.ts";
import * as places from "./drag-and-drop.ts";
import * as words from "./drag-the-words.ts";
import * as enigma from "./enigma.ts";
import * as blanks from "./fill-in-the-blanks.ts";
import * as pairs from "./find-the-pairs.ts";
import * as cards from "./flashcards.ts";
import type { Move } from "./moves.ts";
import { pileProgress } from "./pile.ts";
import type { ShownGame } from "./shown.ts";
import { type Dealing, type JudgedMove, type NotThere, notThere, type Pictures } from "./state.ts";
import * as sides from "./this-or-that.ts";
import * as statements from "./true-or-false.ts";

/** A game with what its author wrote. */
export type GameContent = { [Type in GameType]: { type: Type; data: GameData<Type> } }[GameType];
/** An activity as a game; undefined: it is something else. */
export function gameOf(content: ActivityContent): GameContent | undefined {
  const isGame = (one: ActivityContent): one is GameContent => isGameType(one.type);
  return isGame(content) ? content : undefined;
}

/** State of a game. */
export type GameState =
  | places.DragAndDropState
  | words.DragTheWordsState
  | pairs.FindThePairsState
  | sides.ThisOrThatState
  | blanks.FillInTheBlanksState
  | statements.TrueOrFalseState
  | cards.FlashcardsState
  | enigma.EnigmaState;

/** Wrong moves a game allows; null: as many as it takes. */
export const allowedErrorsOf = (game: GameContent): number | null =>
  game.type === "flashcards" ? null : game.data.allowedErrors;

/** §learning#games Game: lays it out; what is right lies in the content and in the state, never in what is shown. */
export function deal(
  game: GameContent,
  dealing: Dealing,
  pictures: Pictures,
): { state: GameState; shown: ShownGame } {
  const state = dealt(game, dealing);
  return { state, shown: show(game, state, pictures) };
}

function dealt(game: GameContent, dealing: Dealing): GameState {
  switch (game.type) {
    case "drag_and_drop":
      return places.dealDragAndDrop(game.data, dealing);
    case "drag_the_words":
      return words.dealDragTheWords(game.data, dealing);
    case "find_the_pairs":
      return pairs.dealFindThePairs(game.data, dealing);
    case "this_or_that":
      return sides.dealThisOrThat(game.data, dealing);
    case "fill_in_the_blanks":
      return blanks.dealFillInTheBlanks(game.data, dealing);
    case "true_or_false":
      return statements.dealTrueOrFalse(game.data, dealing);
    case "flashcards":
      return cards.dealFlashcards(game.data, dealing);
    case "enigma":
      return enigma.dealEnigma(game.data, dealing);
  }
}

const mismatch = (game: GameContent, state: GameState) =>
  new Error(`a game of ${game.type} with the state of ${state.type}`);

/** View of a game as it stands. */
export function show(game: GameContent, state: GameState, pictures: Pictures): ShownGame {
  if (game.type === "drag_and_drop" && state.type === game.type)
    return places.showDragAndDrop(game.data, state, pictures);
  if (game.type === "drag_the_words" && state.type === game.type)
    return words.showDragTheWords(game.data, state);
  if (game.type === "find_the_pairs" && state.type === game.type)
    return pairs.showFindThePairs(game.data, state, pictures);
  if (game.type === "this_or_that" && state.type === game.type)
    return sides.showThisOrThat(game.data, state, pictures);
  if (game.type === "fill_in_the_blanks" && state.type === game.type)
    return blanks.showFillInTheBlanks(game.data, state);
  if (game.type === "true_or_false" && state.type === game.type)
    return statements.showTrueOrFalse(game.data, state, pictures);
  if (game.type === "flashcards" && state.type === game.type)
    return cards.showFlashcards(game.data, state, pictures);
  if (game.type === "enigma" && state.type === game.type)
    return enigma.showEnigma(game.data, state, pictures);
  throw mismatch(game, state);
}

/**
 * Judges one move. `not_there`: it is of another game, or for a thing that was not dealt. Of a game that is over nobody
 * asks.
 */
export function judge(game: GameContent, state: GameState, move: Move): JudgedMove<GameState> | NotThere {
  if (state.end !== null) throw new Error("a move in a game that is over");
  if (move.type !== game.type) return notThere;
  if (game.type === "drag_and_drop" && state.type === game.type && move.type === game.type)
    return places.judgeDragAndDrop(game.data, state, move);
  if (game.type === "drag_the_words" && state.type === game.type && move.type === game.type)
    return words.judgeDragTheWords(game.data, state, move);
  if (game.type === "find_the_pairs" && state.type === game.type && move.type === game.type)
    return pairs.judgeFindThePairs(game.data, state, move);
  if (game.type === "this_or_that" && state.type === game.type && move.type === game.type)
    return sides.judgeThisOrThat(game.data, state, move);
  if (game.type === "fill_in_the_blanks" && state.type === game.type && move.type === game.type)
    return blanks.judgeFillInTheBlanks(game.data, state, move);
  if (game.type === "true_or_false" && state.type === game.type && move.type === game.type)
    return statements.judgeTrueOrFalse(game.data, state, move);
  if (game.type === "flashcards" && state.type === game.type && move.type === game.type)
    return cards.judgeFlashcards(state, move);
  if (game.type === "enigma" && state.type === game.type && move.type === game.type)
    return enigma.judgeEnigma(game.data, state, move);
  throw mismatch(game, state);
}

/** Whole percent of what there is to solve; 100 is won. */
export function gameProgress(game: GameContent, state: GameState): number {
  if (game.type === "drag_and_drop" && state.type === game.type)
    return places.dragAndDropProgress(game.data, state);
  if (game.type === "find_the_pairs" && state.type === game.type)
    return pairs.findThePairsProgress(game.data, state);
  switch (state.type) {
    case "drag_the_words":
      return words.dragTheWordsProgress(state);
    case "fill_in_the_blanks":
      return blanks.fillInTheBlanksProgress(state);
    case "this_or_that":
    case "true_or_false":
      return pileProgress(state);
    case "flashcards":
      return cards.flashcardsProgress(state);
    case "enigma":
      return enigma.enigmaProgress(state);
    default:
      throw mismatch(game, state);
  }
}
