import * as z from "zod/mini";
import { printable } from "../../core/shapes.ts";
import { typedWordLimit } from "./limits.ts";

/** A thing by its place in what was dealt, from 0: places say nothing of what is right. */
const place = z.int().check(z.minimum(0), z.maximum(200));
const typedIn = (max: number) => z.string().check(z.trim(), printable, z.minLength(1), z.maxLength(max));

/** As somebody judges their own memory of a flashcard. */
export const ratings = ["again", "hard", "good", "easy"] as const;
export type Rating = (typeof ratings)[number];

/** Moves, by the game. */
export const move = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("drag_and_drop"), card: place, zone: place }),
  z.strictObject({ type: z.literal("drag_the_words"), word: place, gap: place }),
  /** Turns a card. */
  z.strictObject({ type: z.literal("find_the_pairs"), card: place }),
  z.strictObject({ type: z.literal("this_or_that"), card: place, side: z.enum(["left", "right"]) }),
  z.strictObject({ type: z.literal("fill_in_the_blanks"), gap: place, text: typedIn(typedWordLimit) }),
  z.strictObject({ type: z.literal("true_or_false"), card: place, value: z.boolean() }),
  z.strictObject({ type: z.literal("flashcards"), card: place, rating: z.enum(ratings) }),
  z.strictObject({
    type: z.literal("enigma"),
    riddle: place,
    ask: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("letter"),
        letter: z.string().check(z.maxLength(8), z.regex(/^[\p{L}\p{N}]\p{M}*$/u)),
      }),
      z.strictObject({ kind: z.literal("word"), text: typedIn(typedWordLimit) }),
      z.strictObject({ kind: z.literal("hint") }),
    ]),
  }),
]);
export type Move = z.output<typeof move>;
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
