import type { Locale } from "../../core/locale.ts";
import { picturedFaces } from "./picture-words.ts";
import type { GameContent } from "./play.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** All texts a player reads or hears of a game, each text in the languages it has. */
export function gameTexts(game: GameContent): Texts[] {
  return [...writtenTexts(game), ...picturedFaces(game).flatMap(({ face }) => face.alt ?? [])];
}

function writtenTexts(game: GameContent): Texts[] {
  switch (game.type) {
    case "drag_and_drop":
      return [...game.data.zones, ...game.data.items].map(({ text }) => text);
    case "drag_the_words":
    case "fill_in_the_blanks":
      return [game.data.texts];
    case "find_the_pairs":
      return game.data.pairs.flatMap(({ one, other }) => [one.text, other.text]);
    case "this_or_that": {
      const { left, right, cards } = game.data;
      return [left, right, ...cards.flatMap(({ text, why }) => [text, why])];
    }
    case "true_or_false":
      return game.data.cards.flatMap(({ text, why }) => [text, why]);
    case "flashcards":
      return game.data.cards.flatMap(({ front, back }) => [front.text, back.text]);
    case "enigma":
      return game.data.riddles.flatMap(({ clue, solution, hints }) => [clue, solution, ...hints]);
  }
}
