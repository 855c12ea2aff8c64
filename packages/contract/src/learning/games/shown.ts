import * as z from "zod/mini";
import { ratings } from "./moves.ts";

const count = z.int().check(z.minimum(0));
const face = {
  text: z.string(),
  pictureUrl: z.nullable(z.string()),
  /** Alternative text of the picture, for who does not see it; empty: it only decorates; null: nobody has said it. */
  pictureAlt: z.nullable(z.string()),
};
/** A text with gaps; a gap says what fills it once it is filled. */
const pieces = z.array(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("text"), text: z.string() }),
    z.strictObject({ kind: z.literal("gap"), gap: count, filled: z.nullable(z.string()) }),
  ]),
);
/** Cards that are answered one at a time; a card answered wrongly comes back after the others. */
const pile = {
  /** Null: it is over. */
  card: z.nullable(z.strictObject({ card: count, ...face })),
  /** With the one that is up. */
  left: count,
  total: count,
};

/**
 * A game as somebody sees it: in one language, in the order it was dealt, with what they have solved, and nothing else
 * that says what is right. Things are named by their place from 0.
 */
export const shownGame = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("drag_and_drop"),
    zones: z.array(z.strictObject({ zone: count, text: z.string() })),
    /** `zone`: where it was put rightly. Some may belong nowhere. */
    cards: z.array(z.strictObject({ card: count, ...face, zone: z.nullable(count) })),
  }),
  z.strictObject({
    type: z.literal("drag_the_words"),
    pieces,
    tray: z.array(z.strictObject({ word: count, text: z.string(), used: z.boolean() })),
  }),
  z.strictObject({
    type: z.literal("find_the_pairs"),
    cards: z.array(
      z.strictObject({
        card: count,
        /** Null: face down. */
        face: z.nullable(z.strictObject(face)),
        found: z.boolean(),
      }),
    ),
    /** The first card of a move, face up and waiting for the second. */
    open: z.nullable(count),
  }),
  z.strictObject({
    type: z.literal("this_or_that"),
    sides: z.strictObject({ left: z.string(), right: z.string() }),
    ...pile,
  }),
  z.strictObject({ type: z.literal("fill_in_the_blanks"), pieces }),
  z.strictObject({ type: z.literal("true_or_false"), ...pile }),
  /** Both sides come along: whoever plays judges themselves, so there is nothing to keep from them. */
  z.strictObject({
    type: z.literal("flashcards"),
    cards: z.array(
      z.strictObject({
        card: count,
        front: z.strictObject(face),
        back: z.strictObject(face),
        /** How it was rated last in this game. */
        rated: z.nullable(z.enum(ratings)),
        known: z.boolean(),
        /** Days until it comes back, by how well it was known: of the card that is up. 0: still today. */
        returns: z.nullable(z.strictObject({ good: count, easy: count })),
      }),
    ),
    /** Cards still to come, the one that is up first. */
    queue: z.array(count),
  }),
  z.strictObject({
    type: z.literal("enigma"),
    /** Null: it is over. */
    riddle: z.nullable(
      z.strictObject({
        riddle: count,
        clue: z.string(),
        pictureUrl: z.nullable(z.string()),
        pictureAlt: z.nullable(z.string()),
        /** Sign by sign; null: a letter not found yet. Spaces and hyphens are there from the start. */
        letters: z.array(z.nullable(z.string())),
        /** Letters that were tried, right or wrong, without accents and in lower case. */
        tried: z.array(z.string()),
        hints: z.array(z.string()),
        /** Hints that can still be asked for; with errors counted each costs one, and none may lose the game. */
        hintsLeft: count,
      }),
    ),
    solved: z.array(z.string()),
    total: count,
  }),
]);
export type ShownGame = z.output<typeof shownGame>;
export type ShownGameOf<Type extends ShownGame["type"]> = Extract<ShownGame, { type: Type }>;
