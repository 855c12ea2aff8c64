import { describe, expect, test } from "vitest";
import { type GameFault, gameFaults, isPlayable } from "./check.ts";
import { judgeEnigma } from "./enigma.ts";
import { judgeFindThePairs } from "./find-the-pairs.ts";
import { gapsOf, parseGapText } from "./gap-text.ts";
import { gamePictures } from "./pictures.ts";
import { deal, type GameContent } from "./play.ts";

const face = (text: string) => ({ text: { "pt-BR": text }, fileId: null });
const fresh = { locale: "pt-BR", fallback: "pt-BR", errors: 0, end: null } as const;
const played = { allowedErrors: 1, shuffle: false };

describe("§learning#games a text with gaps", () => {
  test.each([
    [
      "the [[screen|display]] has [[8|eight]] inches",
      [
        ["screen", "display"],
        ["8", "eight"],
      ],
      false,
    ],
    ["no gap", [], false],
    ["[[ a | | b ]]", [["a", "b"]], false],
    ["an [[open one", [], true],
    ["a closed]] one with a [[gap]]", [["gap"]], true],
    ["[[]] and [[|]]", [], true],
    ["[one] is a text", [], false],
  ])("%s", (text, gaps, broken) => {
    const read = parseGapText(text);
    expect([gapsOf(read), read.broken]).toEqual([gaps, broken]);
  });
});

describe("§learning#games find_the_pairs: an error is what somebody could have known", () => {
  const pairs = ["a", "b"].map((id) => ({ id, one: face(`${id}1`), other: face(`${id}2`) }));
  const data = { ...played, pairs };
  const order = ["a", "b"].flatMap((pair) => [
    { pair, side: "one" as const },
    { pair, side: "other" as const },
  ]);
  const start = { type: "find_the_pairs" as const, ...fresh, order, found: [], seen: [], open: null };
  const turn = (cards: number[]) =>
    cards.reduce(
      (state, card) => {
        const judged = judgeFindThePairs(data, state, { type: "find_the_pairs", card });
        if (judged === "not_there") throw new Error("not there");
        return judged.state;
      },
      start as Parameters<typeof judgeFindThePairs>[1],
    );
  test.each([
    ["two strangers", [0, 2], 0, null],
    ["the half of the first had been seen", [0, 2, 3, 0], 1, null],
    ["twice: lost", [0, 2, 3, 0, 3, 0], 2, "lost"],
    ["only the half of the second had been seen", [0, 2, 1, 2], 1, null],
    ["the first had been seen, its half had not", [0, 2, 0, 2], 0, null],
    ["all found", [0, 1, 2, 3], 0, "won"],
  ])("%s", (_, cards, errors, end) => expect(turn(cards)).toMatchObject({ errors, end }));
});

describe("§learning#games enigma: letters, the word, and hints", () => {
  const riddle = {
    ...{ id: "r", clue: { "pt-BR": "c" }, fileId: null, solution: { "pt-BR": "Pós-venda" } },
    hints: [{ "pt-BR": "h1" }, { "pt-BR": "h2" }],
  };
  const start = { type: "enigma" as const, ...fresh, order: ["r"], at: 0, tried: [], hints: 0 };
  const judge = (allowedErrors: number | null, ask: Parameters<typeof judgeEnigma>[2]["ask"], errors = 0) =>
    judgeEnigma(
      { ...played, allowedErrors, riddles: [riddle] },
      { ...start, errors },
      {
        ...{ type: "enigma", riddle: 0, ask },
      },
    );
  const hint = { kind: "hint" } as const;
  test.each([
    ["a letter without its accent", judge(1, { kind: "letter", letter: "O" }), "right", 0, null],
    ["a letter that is not in it", judge(1, { kind: "letter", letter: "z" }), "wrong", 1, null],
    ["the word without accents and hyphen", judge(1, { kind: "word", text: "pos venda" }), "right", 0, "won"],
    ["another word", judge(0, { kind: "word", text: "venda" }), "wrong", 1, "lost"],
    ["a hint where errors are counted", judge(1, hint), "turned", 1, null],
    ["a hint that would lose", judge(1, hint, 1), "ignored", 1, null],
    ["a hint where they are not", judge(null, hint), "turned", 0, null],
  ])("%s", (_, judged, outcome, errors, end) =>
    expect(judged).toMatchObject({ outcome, state: { errors, end } }),
  );
});

describe("§api#fixed-calls what keeps a game from being published", () => {
  const item = (id: string, zoneId: string | null) => ({ id, ...face(id), zoneId });
  const zone = (id: string) => ({ id, text: { "pt-BR": id } });
  const places = (zones: string[], items: [string, string | null][]): GameContent => ({
    type: "drag_and_drop",
    data: { ...played, zones: zones.map(zone), items: items.map(([id, at]) => item(id, at)) },
  });
  const words = (texts: Record<string, string>, others: Record<string, string[]> = {}): GameContent => ({
    type: "drag_the_words",
    data: { ...played, texts, others },
  });
  const pairs = (...faces: [string, string][]): GameContent => ({
    type: "find_the_pairs",
    data: {
      ...played,
      pairs: faces.map(([one, other], at) => ({ id: `p${at}`, one: face(one), other: face(other) })),
    },
  });
  const riddle = (solution: Record<string, string>): GameContent => ({
    type: "enigma",
    data: {
      ...played,
      riddles: [{ id: "r", clue: { "pt-BR": "c" }, fileId: null, solution, hints: [] }],
    },
  });
  test.each<[string, GameContent, GameFault["code"][], boolean?]>([
    [
      "nothing",
      places(
        ["z"],
        [
          ["a", "z"],
          ["b", null],
        ],
      ),
      [],
    ],
    ["no items", places(["z"], []), ["game_without_solution"], false],
    ["items that belong nowhere only", places(["z"], [["a", null]]), ["game_without_solution"], false],
    ["a zone nothing belongs to", places(["z", "y"], [["a", "z"]]), ["game_zone_empty"]],
    [
      "a zone that is gone",
      places(
        ["z"],
        [
          ["a", "z"],
          ["b", "q"],
        ],
      ),
      ["game_item_nowhere"],
      false,
    ],
    [
      "one item twice",
      places(
        ["z"],
        [
          ["a", "z"],
          ["a", "z"],
        ],
      ),
      ["game_part_twice"],
    ],
    ["an item that shows nothing", places(["z"], [["", "z"]]), ["game_part_empty"]],
    ["no gap", words({ "pt-BR": "texto" }), ["game_no_gaps"], false],
    ["no text", words({}), ["game_no_gaps"], false],
    [
      "another number of gaps in a language",
      words({ "pt-BR": "[[a]] [[b]]", "fr-FR": "[[a]]" }),
      ["game_gaps_differ"],
    ],
    ["brackets left open", words({ "pt-BR": "[[a]] [[b" }), ["game_gap_broken"]],
    [
      "an extra word that is right",
      words({ "pt-BR": "[[Ação|b]]" }, { "pt-BR": ["acao"] }),
      ["game_other_is_right"],
    ],
    ["one pair", pairs(["a", "b"]), ["game_few_pairs"]],
    ["two cards that look the same", pairs(["a", "b"], ["A ", "c"]), ["game_part_twice"]],
    ["a riddle without its word", riddle({ "en-US": "word" }), ["game_no_word"]],
    ["a riddle without a letter", riddle({ "pt-BR": "---" }), ["game_no_word"], false],
    ["a riddle whose other language has no letter", riddle({ "pt-BR": "a", "en-US": "-" }), ["game_no_word"]],
    ["no riddle", { type: "enigma", data: { ...played, riddles: [] } }, ["game_without_solution"], false],
    [
      "sides without a name",
      { type: "this_or_that", data: { ...played, left: {}, right: {}, cards: [] } },
      ["game_without_solution", "game_part_empty"],
      false,
    ],
    [
      "no cards",
      { type: "flashcards", data: { shuffle: true, cards: [] } },
      ["game_without_solution"],
      false,
    ],
    [
      "no statements",
      { type: "true_or_false", data: { ...played, cards: [] } },
      ["game_without_solution"],
      false,
    ],
  ])("%s", (_, game, codes, playable = true) => {
    expect(gameFaults(game, "pt-BR").map(({ code }) => code)).toEqual(codes);
    expect(isPlayable(game, "pt-BR", "pt-BR")).toBe(playable);
  });
});

test("pictures of a game are named once; flashcards that are due come first", () => {
  const picture = { text: {}, fileId: "f1" };
  const cards = ["a", "b", "c"].map((id) => ({ id, front: picture, back: face(id) }));
  const game: GameContent = { type: "flashcards", data: { shuffle: false, cards } };
  expect(gamePictures(game)).toEqual(["f1"]);
  const dealing = { random: () => 0, locale: "pt-BR", fallback: "pt-BR", first: ["c", "gone"] } as const;
  expect(deal(game, dealing, () => "url").state).toMatchObject({ order: ["c", "a", "b"] });
});
