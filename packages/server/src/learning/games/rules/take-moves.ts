import type { Move } from "@trilha/contract/learning/games/moves.ts";
import {
  type GameContent,
  type GameState,
  gameProgress,
  judge,
} from "@trilha/contract/learning/games/play.ts";
import type { SentMove } from "@trilha/contract/learning/games/shapes.ts";
import { ignored } from "@trilha/contract/learning/games/state.ts";
import type { NewMove } from "../games.queries.ts";

/** A game as it stands before moves arrive. */
export interface KnownGame {
  state: GameState;
  /** Last place of the device that moves. */
  lastSeq: number;
  /** Moves that came before under these ids or at these places of the device. */
  known: readonly NewMove[];
}

export interface TakenMoves {
  state: GameState;
  percent: number;
  /** All that were sent, in their order, those that were known as they were judged. */
  judged: NewMove[];
  /** New moves. */
  added: NewMove[];
}

export type MoveRefusal = "move_reused" | "out_of_order" | "over" | "not_there";

/**
 * §learning#games Judges moves in the order of their device. One that came before is answered as it was; a new one has the next
 * place, and none is new once the game is over: only what was on its way with the move that ended it is let go.
 */
export function takeMoves(
  game: GameContent,
  before: KnownGame,
  device: string,
  moves: readonly SentMove[],
): TakenMoves | MoveRefusal {
  const byId = new Map(before.known.map((move) => [move.move_id, move]));
  const places = new Map(before.known.map((move) => [`${move.device} ${move.seq}`, move]));
  const judged: NewMove[] = [];
  const added: NewMove[] = [];
  let { state } = before;
  let seq = before.lastSeq;
  for (const sent of moves.toSorted((one, other) => one.seq - other.seq)) {
    const earlier = byId.get(sent.id);
    if (earlier) {
      if (earlier.device !== device || earlier.seq !== sent.seq || !isSame(earlier.move, sent.move))
        return "move_reused";
      judged.push(earlier);
      continue;
    }
    if (places.has(`${device} ${sent.seq}`)) return "move_reused";
    if (before.state.end !== null) return "over";
    if (sent.seq !== seq + 1) return sent.seq <= seq ? "move_reused" : "out_of_order";
    seq = sent.seq;
    const verdict = state.end === null ? judge(game, state, sent.move) : ignored(state);
    if (verdict === "not_there") return "not_there";
    state = verdict.state;
    const row: NewMove = {
      ...{ move_id: sent.id, device, seq, move: sent.move },
      ...{ outcome: verdict.outcome, error: verdict.error, reveal: verdict.reveal },
      ...{ errors: state.errors, ending: state.end },
    };
    byId.set(sent.id, row);
    judged.push(row);
    added.push(row);
  }
  return { state, percent: gameProgress(game, state), judged, added };
}

/** Stored JSON has its own order of keys. */
const isSame = (one: Move, other: Move) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}
