import * as z from "zod/mini";
import { id, locale, localizedText, text } from "../../core/shapes.ts";
import { alt, partId } from "../questions/kinds.ts";
import { allowedErrorsLimit, gameTextLimits } from "./limits.ts";

// §learning#games: what an author puts into each. It lies in the outline of the course; what is right never leaves the server.

const picture = z.nullable(id);
/** `alt`: what its picture shows, as of a question; it never tells what is to be found out. */
const face = { text: localizedText(gameTextLimits.face), fileId: picture, alt };
const list = <Item extends z.ZodMiniType>(item: Item, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));
/** Per language: a text whose words in double brackets are what is asked for: "the [[screen]] has [[8|eight]] inches". */
const gapText = z.partialRecord(locale, z.string().check(z.trim(), z.maxLength(gameTextLimits.gapped)));

/** How every game is played. */
const played = {
  /** Wrong moves allowed; one more loses. Null: as many as it takes. */
  allowedErrors: z.nullable(z.int().check(z.minimum(0), z.maximum(allowedErrorsLimit))),
  shuffle: z.boolean(),
};

export const gameDataShapes = {
  /** Things into the places they belong to; what belongs nowhere stays out. */
  drag_and_drop: z.strictObject({
    ...played,
    zones: list(z.strictObject({ id: partId, text: localizedText(gameTextLimits.zone) }), 1, 6),
    items: list(z.strictObject({ id: partId, ...face, zoneId: z.nullable(partId) }), 0, 24),
  }),
  /** The missing words of a text, from a tray with some that belong nowhere. */
  drag_the_words: z.strictObject({
    ...played,
    texts: gapText,
    others: z.partialRecord(locale, z.array(text(gameTextLimits.tray)).check(z.maxLength(12))),
  }),
  /** Cards face down, two at a time. */
  find_the_pairs: z.strictObject({
    ...played,
    pairs: list(
      z.strictObject({ id: partId, one: z.strictObject(face), other: z.strictObject(face) }),
      0,
      12,
    ),
  }),
  /** Each card to one of two sides. */
  this_or_that: z.strictObject({
    ...played,
    left: localizedText(gameTextLimits.side),
    right: localizedText(gameTextLimits.side),
    cards: list(
      z.strictObject({
        id: partId,
        ...face,
        side: z.enum(["left", "right"]),
        why: localizedText(gameTextLimits.why),
      }),
      0,
      40,
    ),
  }),
  /** The missing words of a text, typed; spellings that count are separated by a bar. */
  fill_in_the_blanks: z.strictObject({ ...played, texts: gapText }),
  true_or_false: z.strictObject({
    ...played,
    cards: list(
      z.strictObject({ id: partId, ...face, right: z.boolean(), why: localizedText(gameTextLimits.why) }),
      0,
      40,
    ),
  }),
  /** Turned and judged by oneself; they come back as memory fades. Errors mean nothing here. */
  flashcards: z.strictObject({
    shuffle: z.boolean(),
    cards: list(
      z.strictObject({ id: partId, front: z.strictObject(face), back: z.strictObject(face) }),
      0,
      60,
    ),
  }),
  /** A hidden word behind a clue: letter by letter, or said whole. */
  enigma: z.strictObject({
    ...played,
    riddles: list(
      z.strictObject({
        id: partId,
        clue: localizedText(gameTextLimits.clue),
        fileId: picture,
        alt,
        solution: z.partialRecord(locale, text(gameTextLimits.solution)),
        hints: z.array(localizedText(gameTextLimits.hint)).check(z.maxLength(3)),
      }),
      0,
      10,
    ),
  }),
} as const;
export type GameData<Type extends keyof typeof gameDataShapes> = z.output<(typeof gameDataShapes)[Type]>;
