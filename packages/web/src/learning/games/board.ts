import type { Move, MoveOf } from "@trilha/contract/learning/games/moves.ts";
import type { ShownGame, ShownGameOf } from "@trilha/contract/learning/games/shown.ts";
import type { MoveOutcome } from "@trilha/contract/learning/games/state.ts";

/** A move as it was judged, by the server or by an author's preview. */
export interface MoveFeedback {
  /** Counts up: the same move twice is two. */
  readonly seq: number;
  readonly move: Move;
  readonly outcome: MoveOutcome;
  /** The move cost one of the errors allowed. */
  readonly error: boolean;
  readonly reveal: {
    readonly why: string | null;
    readonly answer: string | null;
    readonly cards: readonly {
      readonly card: number;
      readonly text: string;
      readonly pictureUrl: string | null;
      readonly pictureAlt: string | null;
    }[];
  } | null;
}

/** Props of a board; it knows no network and judges nothing. */
export interface BoardProps<Type extends ShownGame["type"]> {
  readonly shown: ShownGameOf<Type>;
  /** The last move that was judged. */
  readonly feedback: MoveFeedback | undefined;
  /** Moves on their way to whoever judges, in their order. */
  readonly waiting: readonly Move[];
  /** The game has ended: no move is possible. */
  readonly over: boolean;
  readonly onMove: (move: MoveOf<Type>) => void;
}

/** The last judged move, where it is one of this game. */
export const feedbackFor = <Type extends Move["type"]>(
  feedback: MoveFeedback | undefined,
  type: Type,
): (MoveFeedback & { readonly move: MoveOf<Type> }) | undefined =>
  feedback?.move.type === type ? (feedback as MoveFeedback & { readonly move: MoveOf<Type> }) : undefined;

/** Moves of this game that wait. */
export const waitingOf = <Type extends Move["type"]>(
  waiting: readonly Move[],
  type: Type,
): readonly MoveOf<Type>[] => waiting.filter((move): move is MoveOf<Type> => move.type === type);
