import fc from "fast-check";
import type { Move, Rating } from "./moves.ts";
import type { GameContent, GameState } from "./play.ts";

// Games and moves by chance, for properties.

const face = (text: string) => ({ text: { "pt-BR": text }, fileId: null });
const several = (least: number, most: number) => fc.integer({ min: least, max: most });
const each = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));
const played = fc.record({
  allowedErrors: fc.option(fc.integer({ min: 0, max: 4 })),
  shuffle: fc.boolean(),
});
const bits = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
/** Words with accents and several spellings; some come twice. */
const words = fc.array(fc.constantFrom("ação", "tela|display", "display", "8|oito", "Loja"), {
  minLength: 1,
  maxLength: 5,
});
const gapText = (gaps: readonly string[]) => ({ "pt-BR": gaps.map((gap) => `a [[${gap}]] b`).join(" ") });

/** Games that can be won. */
export const aGame: fc.Arbitrary<GameContent> = fc.oneof(
  fc.tuple(played, several(1, 3), several(0, 3)).map(([how, zones, spare]): GameContent => {
    const items = each(zones + spare, (at) => ({
      ...{ id: `i${at}`, ...face(`secret ${at}`) },
      zoneId: at < zones ? `z${at}` : at % 2 ? null : "z0",
    }));
    const data = { ...how, zones: each(zones, (at) => ({ id: `z${at}`, text: {} })), items };
    return { type: "drag_and_drop", data };
  }),
  fc.tuple(played, words).map(
    ([how, gaps]): GameContent => ({
      type: "drag_the_words",
      data: { ...how, texts: gapText(gaps), others: { "pt-BR": ["nada", "tudo"] } },
    }),
  ),
  fc.tuple(played, several(2, 6)).map(([how, pairs]): GameContent => {
    const made = each(pairs, (at) => ({ id: `p${at}`, one: face(`one ${at}`), other: face(`other ${at}`) }));
    return { type: "find_the_pairs", data: { ...how, pairs: made } };
  }),
  fc.tuple(played, bits).map(([how, sides]): GameContent => {
    const cards = sides.map((left, at) => ({
      ...{ id: `c${at}`, ...face(`card ${at}`) },
      ...{ side: left ? ("left" as const) : ("right" as const), why: { "pt-BR": `because ${at}` } },
    }));
    return { type: "this_or_that", data: { ...how, left: {}, right: {}, cards } };
  }),
  fc
    .tuple(played, words)
    .map(
      ([how, gaps]): GameContent => ({ type: "fill_in_the_blanks", data: { ...how, texts: gapText(gaps) } }),
    ),
  fc.tuple(played, bits).map(([how, values]): GameContent => {
    const cards = values.map((right, at) => ({ id: `c${at}`, ...face(`card ${at}`), right, why: {} }));
    return { type: "true_or_false", data: { ...how, cards } };
  }),
  fc.tuple(fc.boolean(), several(1, 6)).map(([shuffle, count]): GameContent => {
    const cards = each(count, (at) => ({
      id: `c${at}`,
      front: face(`front ${at}`),
      back: face(`back ${at}`),
    }));
    return { type: "flashcards", data: { shuffle, cards } };
  }),
  fc
    .tuple(
      played,
      fc.array(fc.constantFrom("Ação", "Pós-venda", "4K", "São João"), { minLength: 1, maxLength: 3 }),
    )
    .map(([how, solutions]): GameContent => {
      const riddles = solutions.map((word, at) => ({
        ...{ id: `r${at}`, clue: { "pt-BR": `clue ${at}` }, fileId: null },
        ...{ solution: { "pt-BR": word }, hints: [{ "pt-BR": "hint 1" }, { "pt-BR": "hint 2" }] },
      }));
      return { type: "enigma", data: { ...how, riddles } };
    }),
);

const place = fc.integer({ min: 0, max: 9 });
const word = fc.constantFrom("acao", "Tela", "display", "8", "x");
/** Moves of a game, sensible or not. */
export function movesOf(type: GameContent["type"]): fc.Arbitrary<Move[]> {
  const one = fc.record({
    ...{ a: place, b: place, left: fc.boolean(), word },
    rating: fc.constantFrom("again" as const, "hard" as const, "good" as const, "easy" as const),
    letter: fc.constantFrom("a", "Ç", "õ", "s", "4", "z", "o", "v", "p"),
    ask: fc.constantFrom("letter" as const, "word" as const, "hint" as const),
  });
  return fc.array(
    one.map((dice) => moveFrom(type, dice)),
    { maxLength: 60 },
  );
}

interface Dice {
  a: number;
  b: number;
  left: boolean;
  word: string;
  rating: Rating;
  letter: string;
  ask: "letter" | "word" | "hint";
}

function moveFrom(type: GameContent["type"], { a, b, left, word: text, rating, letter, ask }: Dice): Move {
  switch (type) {
    case "drag_and_drop":
      return { type, card: a, zone: b % 4 };
    case "drag_the_words":
      return { type, word: a, gap: b };
    case "find_the_pairs":
      return { type, card: a };
    case "this_or_that":
      return { type, card: a, side: left ? "left" : "right" };
    case "fill_in_the_blanks":
      return { type, gap: b, text };
    case "true_or_false":
      return { type, card: a, value: left };
    case "flashcards":
      return { type, card: a, rating };
    case "enigma": {
      const riddle = a % 3;
      if (ask === "hint") return { type, riddle, ask: { kind: "hint" } };
      return { type, riddle, ask: ask === "word" ? { kind: "word", text } : { kind: "letter", letter } };
    }
  }
}

/** The right next move of somebody who knows all there is to know. */
export function rightMove(game: GameContent, state: GameState): Move {
  const nth = <Item>(items: readonly Item[], at: number): Item => {
    const item = items[at];
    if (item === undefined) throw new Error(`nothing at ${at}`);
    return item;
  };
  if (game.type === "drag_and_drop" && state.type === game.type) {
    const { items, zones } = game.data;
    const next = items.find(({ id, zoneId }) => zoneId !== null && !state.placed.includes(id));
    const zone = zones.findIndex(({ id }) => id === next?.zoneId);
    return { type: game.type, card: state.order.indexOf(next?.id ?? ""), zone };
  }
  if (game.type === "drag_the_words" && state.type === game.type) {
    const gap = state.filled.indexOf(null);
    const gaps = [...(game.data.texts["pt-BR"] ?? "").matchAll(/\[\[([^\]]*)\]\]/g)];
    const [own] = (nth(gaps, gap)[1] ?? "").split("|");
    const wordAt = state.tray.findIndex((text, at) => text === own && !state.used.includes(at));
    return { type: game.type, gap, word: wordAt };
  }
  if (game.type === "find_the_pairs" && state.type === game.type) {
    const { open, order, found: pairs } = state;
    const first = open === null ? undefined : nth(order, open);
    const at = order.findIndex(({ pair }, card) =>
      first ? pair === first.pair && card !== open : !pairs.includes(pair),
    );
    return { type: game.type, card: at };
  }
  if (game.type === "fill_in_the_blanks" && state.type === game.type) {
    const gap = state.filled.indexOf(null);
    const gaps = [...(game.data.texts["pt-BR"] ?? "").matchAll(/\[\[([^\]]*)\]\]/g)];
    return { type: game.type, gap, text: ` ${(nth(gaps, gap)[1] ?? "").split("|").at(-1)?.toUpperCase()} ` };
  }
  if (game.type === "this_or_that" && state.type === game.type) {
    const card = nth(state.queue, 0);
    const up = game.data.cards.find(({ id }) => id === state.order[card]);
    return { type: game.type, card, side: up?.side ?? "left" };
  }
  if (game.type === "true_or_false" && state.type === game.type) {
    const card = nth(state.queue, 0);
    const up = game.data.cards.find(({ id }) => id === state.order[card]);
    return { type: game.type, card, value: up?.right ?? false };
  }
  if (state.type === "flashcards") return { type: state.type, card: nth(state.queue, 0), rating: "good" };
  if (game.type === "enigma" && state.type === game.type) {
    const riddle = game.data.riddles.find(({ id }) => id === state.order[state.at]);
    const letters = [...(riddle?.solution["pt-BR"] ?? "")].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const tried = new Set(state.tried);
    const letter = letters.find(
      (sign) => !tried.has(sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()),
    );
    return { type: game.type, riddle: state.at, ask: { kind: "letter", letter: letter ?? "" } };
  }
  throw new Error("no such game");
}
