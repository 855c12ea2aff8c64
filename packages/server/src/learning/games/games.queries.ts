import type { GameState } from "@trilha/contract/learning/games/play.ts";
import type { GameEnd } from "@trilha/contract/learning/games/state.ts";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type GameRow = Selectable<Tables["games"]>;
export type GameMoveRow = Selectable<Tables["game_moves"]>;

/** Game of a person, held until the transaction ends where it is about to change. */
export async function gameOfPerson(
  tx: Tx,
  game: { clientId: string; userId: string; id: string; held: boolean },
): Promise<GameRow | undefined> {
  const query = tx
    .selectFrom("games")
    .selectAll()
    .where("client_id", "=", game.clientId)
    .where("user_id", "=", game.userId)
    .where("id", "=", game.id);
  return (game.held ? query.forUpdate() : query).executeTakeFirst();
}

/** Work of a person at one game of a course. */
export interface GameWork {
  clientId: string;
  enrolmentId: string;
  activityId: string;
}

/** The newest game; undefined: none was dealt since the course began, or began again. */
export function newestGame(tx: Tx, work: GameWork & { courseAttempt: number }): Promise<GameRow | undefined> {
  return tx
    .selectFrom("games")
    .selectAll()
    .where("client_id", "=", work.clientId)
    .where("enrolment_id", "=", work.enrolmentId)
    .where("activity_id", "=", work.activityId)
    .where("course_attempt", "=", work.courseAttempt)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Ends games that run from before the course started over. */
export async function voidOvertaken(
  tx: Tx,
  work: GameWork & { courseAttempt: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("games")
    .set({ ending: "void", ended_at: now })
    .where("client_id", "=", work.clientId)
    .where("enrolment_id", "=", work.enrolmentId)
    .where("activity_id", "=", work.activityId)
    .where("course_attempt", "<>", work.courseAttempt)
    .where("ending", "is", null)
    .execute();
}

export interface NewGame extends GameWork {
  courseId: string;
  userId: string;
  courseAttempt: number;
  courseVersion: number;
  sittingId: string;
  state: GameState;
  allowedErrors: number | null;
  now: Date;
}

/** Deals: the next number of the person at this game. Undefined: another device was faster, and one is running. */
export async function insertGame(tx: Tx, game: NewGame): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    insert into games (client_id, enrolment_id, activity_id, course_id, user_id, course_attempt, course_version,
                       sitting_id, type, number, state, allowed_errors, practice, started_at)
    select ${game.clientId}::uuid, ${game.enrolmentId}::uuid, ${game.activityId}::uuid, ${game.courseId}::uuid,
           ${game.userId}::uuid, ${game.courseAttempt}::integer, ${game.courseVersion}::integer,
           ${game.sittingId}::uuid, ${game.state.type}, coalesce(max(number), 0) + 1,
           ${JSON.stringify(game.state)}::jsonb, ${game.allowedErrors}::smallint,
           coalesce(bool_or(ending = 'won' and course_attempt = ${game.courseAttempt}), false), ${game.now}::timestamptz
    from games
    where client_id = ${game.clientId} and enrolment_id = ${game.enrolmentId} and activity_id = ${game.activityId}
    on conflict do nothing
    returning *`.execute(tx);
  return rows[0];
}

/** The opening a game is played in from now on. */
export async function moveToSitting(
  tx: Tx,
  sitting: { clientId: string; id: string; sittingId: string },
): Promise<void> {
  await tx
    .updateTable("games")
    .set({ sitting_id: sitting.sittingId })
    .where("client_id", "=", sitting.clientId)
    .where("id", "=", sitting.id)
    .execute();
}

/** Moves that came before: under one of these ids, or at one of these places of a device. */
export async function movesKnown(
  tx: Tx,
  game: { clientId: string; gameId: string; device: string; ids: readonly string[]; seqs: readonly number[] },
): Promise<GameMoveRow[]> {
  return tx
    .selectFrom("game_moves")
    .selectAll()
    .where("client_id", "=", game.clientId)
    .where("game_id", "=", game.gameId)
    .where((eb) =>
      eb.or([
        eb("move_id", "in", [...game.ids]),
        eb.and([eb("device", "=", game.device), eb("seq", "in", [...game.seqs])]),
      ]),
    )
    .execute();
}

/** The last place of a device in a game; 0: it has not moved. */
export async function lastSeq(
  tx: Tx,
  game: { clientId: string; gameId: string; device: string },
): Promise<number> {
  const row = await tx
    .selectFrom("game_moves")
    .select((eb) => eb.fn.max("seq").as("seq"))
    .where("client_id", "=", game.clientId)
    .where("game_id", "=", game.gameId)
    .where("device", "=", game.device)
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

export type NewMove = Pick<
  GameMoveRow,
  "move_id" | "device" | "seq" | "move" | "outcome" | "error" | "errors" | "ending" | "reveal"
>;

export async function insertMoves(
  tx: Tx,
  game: { clientId: string; gameId: string },
  moves: readonly NewMove[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto("game_moves")
    .values(
      moves.map(({ move, reveal, ...each }) => ({
        ...{ client_id: game.clientId, game_id: game.gameId, at: now },
        ...each,
        move: JSON.stringify(move),
        reveal: reveal && JSON.stringify(reveal),
      })),
    )
    .execute();
}

export async function keepGame(
  tx: Tx,
  game: { clientId: string; id: string },
  after: {
    state: GameState;
    errors: number;
    percent: number;
    moves: number;
    ending: GameEnd | null;
    hurried: boolean;
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("games")
    .set({ ...after, state: JSON.stringify(after.state), ended_at: after.ending === null ? null : now })
    .where("client_id", "=", game.clientId)
    .where("id", "=", game.id)
    .execute();
}
