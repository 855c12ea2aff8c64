import * as z from "zod/mini";
import { id, moment } from "../../core/shapes.ts";
import { gameTypes } from "../delivery/activity-types.ts";
import { progressed } from "../delivery/player-shapes.ts";
import { move } from "./moves.ts";
import { shownGame } from "./shown.ts";
import { gameEnds, outcomes } from "./state.ts";

const count = z.int().check(z.minimum(0));

/** A game, whole: any device goes on from it. */
export const gameView = z.strictObject({
  id,
  type: z.enum(gameTypes),
  /** Number of the person's game at this activity, from 1. */
  number: count,
  startedAt: moment,
  endedAt: z.nullable(moment),
  /** Null: it is being played. */
  end: z.nullable(z.enum(gameEnds)),
  /** Practice: a game won before earns nothing more. */
  practice: z.boolean(),
  errors: count,
  /** Null: as many as it takes. */
  allowedErrors: z.nullable(count),
  /** Wrong moves that do not lose yet; null: no end of them. */
  errorsLeft: z.nullable(count),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  shown: shownGame,
});
export type GameView = z.output<typeof gameView>;

/** One move, as a device says it. */
export const sentMove = z.strictObject({
  /** Made on the device, once per move: the same move twice is one. */
  id,
  /** Counts up by one on this device within the game, from 1: moves are judged in this order. */
  seq: z.int().check(z.minimum(1), z.maximum(100_000)),
  move,
});
export type SentMove = z.output<typeof sentMove>;

/** Outcome of a move; sent again, it is answered the same. */
export const moveJudged = z.strictObject({
  id,
  seq: count,
  outcome: z.enum(outcomes),
  /** An error of those allowed. */
  error: z.boolean(),
  /** After it. */
  errors: count,
  end: z.nullable(z.enum(gameEnds)),
  reveal: z.nullable(
    z.strictObject({
      /** The author's words on it; of a hint, the hint. */
      why: z.nullable(z.string()),
      /** Right answer, where it is told: a side, a word that was found. */
      answer: z.nullable(z.string()),
      /** Cards turned by it: of a pair that was none they are seen here only. */
      cards: z.array(
        z.strictObject({
          card: count,
          text: z.string(),
          pictureUrl: z.nullable(z.string()),
          pictureAlt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type MoveJudged = z.output<typeof moveJudged>;

export const movesJudged = z.strictObject({
  moves: z.array(moveJudged),
  /** As it stands now. */
  game: gameView,
  /** Effect of winning on the course; null: nothing. */
  progress: z.nullable(progressed),
});
export type MovesJudged = z.output<typeof movesJudged>;
