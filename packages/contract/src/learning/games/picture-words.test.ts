import { expect, test } from "vitest";
import { gameWarnings } from "./picture-words.ts";
import type { GameContent } from "./play.ts";
import { deal } from "./play.ts";
import { gameTexts } from "./texts.ts";

const how = { allowedErrors: null, shuffle: false };
const picture = (alt?: Partial<Record<"pt-BR" | "en-US", string>> | null, text = "") => ({
  text: text ? { "pt-BR": text } : {},
  fileId: "f1",
  ...(alt === undefined ? {} : { alt }),
});
const words = (text: string) => ({ text: { "pt-BR": text }, fileId: null });
const cards = (face: ReturnType<typeof picture>): GameContent => ({
  type: "true_or_false",
  data: { ...how, cards: [{ id: "a", ...face, right: true, why: {} }] },
});
const pairs = (
  one: ReturnType<typeof picture>,
  other: ReturnType<typeof picture | typeof words>,
): GameContent => ({
  type: "find_the_pairs",
  data: { ...how, pairs: [{ id: "p", one, other }] },
});
const codes = (game: GameContent) =>
  gameWarnings(game, "pt-BR").map(({ code, locale }) => [code, locale].join(" "));

test.each<[string, GameContent, string[]]>([
  ["a picture nobody was asked about", cards(picture()), ["game_picture_without_alt "]],
  ["the same, with words on its card", cards(picture(undefined, "Uma tela")), []],
  ["one that waits for its words", cards(picture({}, "Uma tela")), ["game_picture_without_alt "]],
  [
    "one with words in another language alone",
    cards(picture({ "en-US": "x" })),
    ["game_picture_without_alt "],
  ],
  ["one that decorates", cards(picture(null)), []],
  ["one with words", cards(picture({ "pt-BR": "Um celular aberto" })), []],
])("§learning#games: %s", (_, game, expected) => {
  expect(codes(game)).toEqual(expected);
});

test.each<[string, GameContent, string[]]>([
  [
    "a pair, by its other half",
    pairs(picture({ "pt-BR": "Foto da memória RAM" }), words("Memória ram")),
    ["game_alt_tells pt-BR"],
  ],
  ["no pair, by a part of a longer word", pairs(picture({ "pt-BR": "Um programa" }), words("RAM")), []],
  [
    "a pair of two pictures that say the same, on both",
    pairs(picture({ "pt-BR": "Pente" }), picture({ "pt-BR": "pente" })),
    ["game_alt_tells pt-BR", "game_alt_tells pt-BR"],
  ],
  [
    "a place",
    {
      type: "drag_and_drop",
      data: {
        ...how,
        zones: [{ id: "z", text: { "pt-BR": "Saída" } }],
        items: [{ id: "i", ...picture({ "pt-BR": "Uma porta de saida" }), zoneId: "z" }],
      },
    },
    ["game_alt_tells pt-BR"],
  ],
  [
    "a side, its own and not the other",
    {
      type: "this_or_that",
      data: {
        ...how,
        left: { "pt-BR": "Hardware" },
        right: { "pt-BR": "Software" },
        cards: [{ id: "c", ...picture({ "pt-BR": "Tela de um software" }), side: "left", why: {} }],
      },
    },
    [],
  ],
  [
    "the back of a flashcard, on its front alone",
    {
      type: "flashcards",
      data: {
        shuffle: false,
        cards: [{ id: "c", front: picture({ "pt-BR": "Chip da CPU" }), back: picture({ "pt-BR": "CPU" }) }],
      },
    },
    ["game_alt_tells pt-BR"],
  ],
  [
    "an enigma",
    {
      type: "enigma",
      data: {
        ...how,
        riddles: [
          {
            id: "r",
            clue: {},
            fileId: "f1",
            alt: { "pt-BR": "Uma bateria azul" },
            solution: { "pt-BR": "Bateria" },
            hints: [],
          },
        ],
      },
    },
    ["game_alt_tells pt-BR"],
  ],
])("§learning#games: words of a picture that tell %s", (_, game, expected) => {
  expect(codes(game)).toEqual(expected);
});

test("§learning#games: a picture's words are shown in the player's language, counted among the game's texts", () => {
  const dealing = { random: () => 0, locale: "en-US", fallback: "pt-BR" } as const;
  const altOf = (game: GameContent) => {
    const { shown } = deal(game, dealing, () => "url");
    return shown.type === "true_or_false" ? shown.card?.pictureAlt : undefined;
  };
  expect(altOf(cards(picture({ "pt-BR": "Tela", "en-US": "Screen" })))).toBe("Screen");
  expect(altOf(cards(picture({ "pt-BR": "Tela" })))).toBe("Tela");
  expect(altOf(cards(picture(null)))).toBe("");
  expect(altOf(cards(picture({})))).toBeNull();
  expect(altOf(cards(picture()))).toBeNull();
  expect(gameTexts(cards(picture({ "pt-BR": "Tela" })))).toContainEqual({ "pt-BR": "Tela" });
});
