// §learning#games, for whoever does not see their pictures: each says what it shows, and none says what is to be found out.

import { type Locale, locales } from "../../core/locale.ts";
import { fold } from "../../loyalty/earning/fold.ts";
import type { GameContent } from "./play.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;
interface Face {
  text: Texts;
  fileId: string | null;
  /** Null: it only decorates. Absent: nobody has been asked. */
  alt?: Texts | null | undefined;
}

/** A picture of a game, where it stands. */
export interface Pictured {
  /** Id of the item, card, pair or riddle. */
  part: string;
  /** Place, from 1. */
  number: number;
  face: Face;
  /** Texts that must not name the solution. */
  hides: readonly Texts[];
}

/** Warnings about the words of pictures, which an author may leave. */
export const gameWarningCodes = ["game_picture_without_alt", "game_alt_tells"] as const;
export type GameWarningCode = (typeof gameWarningCodes)[number];

export interface GameWarning {
  code: GameWarningCode;
  part: string;
  locale?: Locale;
  params: { number: number };
}

/** Every face of a game that has a picture. */
export function picturedFaces(game: GameContent): Pictured[] {
  return allFaces(game).filter(({ face }) => face.fileId !== null);
}

function allFaces(game: GameContent): Pictured[] {
  switch (game.type) {
    case "drag_and_drop": {
      const { items, zones } = game.data;
      return items.map((face, at) => {
        const zone = zones.find(({ id }) => id === face.zoneId);
        return { part: face.id, number: at + 1, face, hides: zone ? [zone.text] : [] };
      });
    }
    case "find_the_pairs":
      return game.data.pairs.flatMap(({ id, one, other }, at) => [
        { part: id, number: at + 1, face: one, hides: saidOn(other) },
        { part: id, number: at + 1, face: other, hides: saidOn(one) },
      ]);
    case "this_or_that": {
      const { cards, left, right } = game.data;
      return cards.map((face, at) => ({
        ...{ part: face.id, number: at + 1, face },
        hides: [face.side === "left" ? left : right],
      }));
    }
    case "true_or_false":
      return game.data.cards.map((face, at) => ({ part: face.id, number: at + 1, face, hides: [] }));
    case "flashcards":
      return game.data.cards.flatMap(({ id, front, back }, at) => [
        { part: id, number: at + 1, face: front, hides: saidOn(back) },
        { part: id, number: at + 1, face: back, hides: [] },
      ]);
    case "enigma":
      return game.data.riddles.map(({ id, clue, fileId, alt, solution }, at) => ({
        ...{ part: id, number: at + 1, hides: [solution] },
        face: { text: clue, fileId, alt },
      }));
    default:
      return [];
  }
}

const saidOn = ({ text, alt }: Face): Texts[] => (alt ? [text, alt] : [text]);

/** Pictures nobody has put into words in the course's own language, and words that tell what is to be found out. */
export function gameWarnings(game: GameContent, own: Locale): GameWarning[] {
  return picturedFaces(game).flatMap(({ part, number, face, hides }) => {
    const warnings: GameWarning[] = [];
    const params = { number };
    if (lacksWords(face, own)) warnings.push({ code: "game_picture_without_alt", part, params });
    for (const locale of locales)
      if (hides.some((hidden) => tells(face.alt?.[locale], hidden[locale])))
        warnings.push({ code: "game_alt_tells", part, locale, params });
    return warnings;
  });
}

/** Where nobody was asked, words on the card beside its picture stand for it. */
const lacksWords = ({ text, alt }: Face, own: Locale): boolean =>
  alt === undefined ? !text[own] : alt !== null && !alt[own];

const asWords = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether the words hold all of what is hidden, as words of its own: "ram" is not in "program". */
function tells(words: string | undefined, hidden: string | undefined): boolean {
  const sought = asWords(hidden ?? "");
  return sought.trim() !== "" && asWords(words ?? "").includes(sought);
}
