import type { GameContent } from "./play.ts";

/** Files a game shows, each once. */
export function gamePictures(game: GameContent): string[] {
  return [...new Set(named(game).flatMap(({ fileId }) => fileId ?? []))];
}

function named(game: GameContent): readonly { fileId: string | null }[] {
  switch (game.type) {
    case "drag_and_drop":
      return game.data.items;
    case "find_the_pairs":
      return game.data.pairs.flatMap(({ one, other }) => [one, other]);
    case "this_or_that":
    case "true_or_false":
      return game.data.cards;
    case "flashcards":
      return game.data.cards.flatMap(({ front, back }) => [front, back]);
    case "enigma":
      return game.data.riddles;
    default:
      return [];
  }
}
