import { deal, type GameContent } from "@trilha/contract/learning/games/play.ts";
import type { SentMove } from "@trilha/contract/learning/games/shapes.ts";
import { expect, test } from "vitest";
import { type KnownGame, type TakenMoves, takeMoves } from "./take-moves.ts";

const game: GameContent = {
  type: "true_or_false",
  data: {
    allowedErrors: 1,
    shuffle: false,
    cards: ["a", "b", "c"].map((id) => ({ id, text: { "pt-BR": id }, fileId: null, right: true, why: {} })),
  },
};
const { state } = deal(game, { random: () => 0, locale: "pt-BR", fallback: "pt-BR" }, () => null);
const fresh: KnownGame = { state, lastSeq: 0, known: [] };
const device = "phone";
const idOf = (seq: number) => `00000000-0000-4000-8000-00000000000${seq}`;
const says = (seq: number, value = true, card = seq - 1): SentMove => ({
  id: idOf(seq),
  seq,
  move: { type: "true_or_false", card, value },
});
function taken(before: KnownGame, ...moves: SentMove[]): TakenMoves {
  const result = takeMoves(game, before, device, moves);
  if (typeof result === "string") throw new Error(result);
  return result;
}
const after = (before: KnownGame, result: TakenMoves): KnownGame => ({
  state: result.state,
  lastSeq: before.lastSeq + result.added.length,
  known: [...before.known, ...result.added],
});

test("§learning#games moves are judged in the order of their device, however they arrive", () => {
  const result = taken(fresh, says(3), says(1), says(2));
  expect(result.added.map(({ seq, outcome }) => [seq, outcome])).toEqual([
    [1, "right"],
    [2, "right"],
    [3, "right"],
  ]);
  expect(result.state.end).toBe("won");
  expect(result.percent).toBe(100);
});

test("a move that came before is answered as it was and judged once", () => {
  const first = taken(fresh, says(1, false));
  const again = taken(after(fresh, first), says(1, false), says(2));
  expect(again.judged.map(({ outcome }) => outcome)).toEqual(["wrong", "right"]);
  expect(again.added).toHaveLength(1);
  expect(again.state.errors).toBe(1);
});

test("Bad input: a place used twice, one that was left out, a card that is not there, a move after the end", () => {
  const before = after(fresh, taken(fresh, says(1)));
  expect(takeMoves(game, before, device, [says(1, false)])).toBe("move_reused");
  expect(takeMoves(game, before, device, [{ ...says(1), id: idOf(9) }])).toBe("move_reused");
  expect(takeMoves(game, before, device, [says(3)])).toBe("out_of_order");
  expect(takeMoves(game, fresh, device, [says(1, true, 99)])).toBe("not_there");
  const lost = after(fresh, taken(fresh, says(1, false), says(2, false)));
  expect(lost.state.end).toBe("lost");
  expect(takeMoves(game, lost, device, [says(3)])).toBe("over");
});

test("what was on its way with the move that ended the game is let go", () => {
  const result = taken(fresh, says(1, false), says(2, false), says(3));
  expect(result.state.end).toBe("lost");
  expect(result.judged.at(-1)?.outcome).toBe("ignored");
});
