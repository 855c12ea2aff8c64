import type { GameType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { GameState } from "@trilha/contract/learning/games/play.ts";
import type { GameEnd, MoveOutcome, Reveal } from "@trilha/contract/learning/games/state.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;
type FrozenJson<T> = ColumnType<T, string, never>;

/** What the algorithm of memory keeps of a thing somebody was asked; moments in milliseconds. */
export interface MemoryCard {
  due: number;
  last_review: number | null;
  stability: number;
  difficulty: number;
  elapsed_days: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
}
export type MemoryKind = "question" | "card";

/** Games and what somebody remembers. */
export interface GameTables {
  games: {
    id: Generated<string>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    activity_id: Frozen<string>;
    course_id: Frozen<string>;
    user_id: Frozen<string>;
    course_attempt: Frozen<number>;
    course_version: Frozen<number>;
    sitting_id: string;
    type: Frozen<GameType>;
    number: Frozen<number>;
    state: ColumnType<GameState, string, string>;
    allowed_errors: Frozen<number | null>;
    errors: Generated<number>;
    percent: Generated<number>;
    moves: Generated<number>;
    practice: Generated<boolean>;
    hurried: Generated<boolean>;
    started_at: Frozen<Date>;
    ended_at: Date | null;
    ending: GameEnd | "void" | null;
  };
  game_moves: {
    id: Generated<string>;
    client_id: Frozen<string>;
    game_id: Frozen<string>;
    move_id: Frozen<string>;
    device: Frozen<string>;
    seq: Frozen<number>;
    move: FrozenJson<Move>;
    outcome: Frozen<MoveOutcome>;
    error: Frozen<boolean>;
    errors: Frozen<number>;
    ending: Frozen<GameEnd | null>;
    reveal: ColumnType<Reveal | null, string | null, never>;
    at: Frozen<Date>;
  };
  memories: {
    client_id: string;
    user_id: string;
    kind: MemoryKind;
    subject: string;
    card: ColumnType<MemoryCard, string, string>;
    due: Date;
    seen_at: Date;
  };
}
