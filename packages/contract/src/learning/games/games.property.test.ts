import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlayable } from "./check.ts";
import { aGame, movesOf, rightMove } from "./game-arbitraries.ts";
import { move as moveShape } from "./moves.ts";
import {
  allowedErrorsOf,
  deal,
  type GameContent,
  type GameState,
  gameProgress,
  judge,
  show,
} from "./play.ts";
import { shownGame } from "./shown.ts";
import { ignored } from "./state.ts";

const pictures = () => null;
const dealing = (random: () => number) => ({ random, locale: "en-US" as const, fallback: "pt-BR" as const });
const dice = fc.noShrink(fc.integer()).map((seed) => {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
});
const aPlay = fc
  .tuple(aGame, dice)
  .chain(([game, random]) =>
    movesOf(game.type).map((moves) => ({ game, moves, start: deal(game, dealing(random), pictures).state })),
  );

/** The states a game goes through, without moves that are refused. */
function through(game: GameContent, start: GameState, moves: Parameters<typeof judge>[2][]) {
  const states = [start];
  let state = start;
  for (const move of moves) {
    if (state.end !== null) break;
    const judged = judge(game, state, move);
    if (judged === "not_there") continue;
    if (judged.outcome === "ignored") expect(judged).toEqual(ignored(state));
    expect(judged.error).toBe(judged.state.errors > state.errors);
    state = judged.state;
    states.push(state);
  }
  return states;
}

describe("§learning#games Game: whatever somebody does", () => {
  test("errors only grow, never beyond one more than allowed; that one loses, and nothing else does", () => {
    fc.assert(
      fc.property(aPlay, ({ game, moves, start }) => {
        const states = through(game, start, moves);
        const allowed = allowedErrorsOf(game);
        for (const [at, state] of states.entries()) {
          expect(state.errors).toBeGreaterThanOrEqual(states[at - 1]?.errors ?? 0);
          expect(state.end === "lost").toBe(allowed !== null && state.errors > allowed);
          if (allowed !== null) expect(state.errors).toBeLessThanOrEqual(allowed + 1);
          const percent = gameProgress(game, state);
          expect(percent).toBeGreaterThanOrEqual(at > 0 ? gameProgress(game, states[at - 1] ?? state) : 0);
          expect(percent === 100).toBe(state.end === "won");
        }
      }),
    );
  });

  test("the same moves make the same state, also of a state that was stored between them", () => {
    fc.assert(
      fc.property(aPlay, ({ game, moves, start }) => {
        let state = start;
        for (const move of moves) {
          if (state.end !== null) break;
          const stored: GameState = JSON.parse(JSON.stringify(state));
          const judged = judge(game, stored, JSON.parse(JSON.stringify(move)));
          if (judged !== "not_there") state = judged.state;
        }
        expect(state).toEqual(through(game, start, moves).at(-1));
      }),
    );
  });

  test("whatever was done wrong before, all of it right wins, as long as it is not lost", () => {
    fc.assert(
      fc.property(aPlay, ({ game, moves, start }) => {
        let state = through(game, start, moves).at(-1) ?? start;
        const { errors } = state;
        if (state.end === "lost") return;
        for (let left = 200; state.end === null && left > 0; left -= 1) {
          const judged = judge(game, state, rightMove(game, state));
          if (judged === "not_there") throw new Error("the right move is not there");
          state = judged.state;
        }
        expect(state).toMatchObject({ end: "won" });
        // A card of a pair that was open may have had its other half seen: that one move may have cost.
        if (game.type !== "find_the_pairs") expect(state.errors).toBe(errors);
      }),
    );
  });

  test("all of it right from the start wins without an error", () => {
    fc.assert(
      fc.property(aGame, dice, (game, random) => {
        expect(isPlayable(game, "en-US", "pt-BR")).toBe(true);
        let state = deal(game, dealing(random), pictures).state;
        while (state.end === null) {
          const next = rightMove(game, state);
          expect(moveShape.safeParse(next).success).toBe(true);
          const judged = judge(game, state, next);
          if (judged === "not_there") throw new Error("the right move is not there");
          state = judged.state;
        }
        expect(state).toMatchObject({ end: "won", errors: 0 });
      }),
    );
  });

  test("what is shown fits its shape", () => {
    fc.assert(
      fc.property(aPlay, ({ game, moves, start }) => {
        const state = through(game, start, moves).at(-1) ?? start;
        const shown = show(game, state, pictures);
        expect(shownGame.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
      }),
    );
  });
});

describe("§learning#games Game: what is right stays on the server", () => {
  test("whatever the answers are, what is dealt looks the same", () => {
    fc.assert(
      fc.property(aGame, dice, fc.integer(), (game, random, seed) => {
        if (game.type === "flashcards") return;
        const draws = Array.from({ length: 200 }, random);
        const again = () => {
          let at = 0;
          return () => draws[at++] ?? 0;
        };
        const shown = (one: GameContent) => deal(one, dealing(again()), pictures).shown;
        expect(shown(withOtherAnswers(game, seed))).toEqual(shown(game));
      }),
    );
  });

  test("cards that lie face down say nothing", () => {
    fc.assert(
      fc.property(aPlay, ({ game, moves, start }) => {
        if (game.type !== "find_the_pairs") return;
        for (const state of through(game, start, moves)) {
          if (state.type !== "find_the_pairs") throw new Error("another game");
          const shown = show(game, state, pictures);
          if (shown.type !== "find_the_pairs") throw new Error("another game");
          const faces = shown.cards.filter(({ face }) => face !== null).length;
          expect(faces).toBe(2 * state.found.length + (state.open === null ? 0 : 1));
        }
      }),
    );
  });
});

/** The same things, other answers: what can be seen of it must not differ. */
function withOtherAnswers(game: GameContent, seed: number): GameContent {
  const odd = seed % 2 === 0;
  switch (game.type) {
    case "drag_and_drop":
      return {
        ...game,
        data: { ...game.data, items: game.data.items.map((one) => ({ ...one, zoneId: null })) },
      };
    case "this_or_that": {
      const side = odd ? ("left" as const) : ("right" as const);
      return {
        ...game,
        data: { ...game.data, cards: game.data.cards.map((one) => ({ ...one, side, why: {} })) },
      };
    }
    case "true_or_false":
      return {
        ...game,
        data: { ...game.data, cards: game.data.cards.map((one) => ({ ...one, right: odd })) },
      };
    case "fill_in_the_blanks": {
      const texts = { "pt-BR": (game.data.texts["pt-BR"] ?? "").replaceAll(/\[\[[^\]]*\]\]/g, "[[outra]]") };
      return { ...game, data: { ...game.data, texts } };
    }
    case "find_the_pairs": {
      const pairs = game.data.pairs.map((pair, at, all) => ({
        ...pair,
        other: all.at(at - 1)?.other ?? pair.other,
      }));
      return { ...game, data: { ...game.data, pairs } };
    }
    case "enigma": {
      const riddles = game.data.riddles.map((one) => ({
        ...one,
        solution: { "pt-BR": (one.solution["pt-BR"] ?? "").replaceAll(/[\p{L}\p{N}]/gu, "x") },
      }));
      return { ...game, data: { ...game.data, riddles } };
    }
    default:
      return game;
  }
}
