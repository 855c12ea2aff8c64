import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { playerProblems } from "@trilha/contract/learning/delivery/problems.ts";
import type { sendMoves as spec } from "@trilha/contract/learning/games/endpoints.ts";
import type { GameContent } from "@trilha/contract/learning/games/play.ts";
import { gameProblems } from "@trilha/contract/learning/games/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { applyPackageResult, flagActivity, sittingOf } from "../delivery/index.ts";
import { contentOf } from "./game-content.ts";
import { type GameRow, gameOfPerson, insertMoves, keepGame, lastSeq, movesKnown } from "./games.queries.ts";
import { cardSubject } from "./memories.queries.ts";
import { presentGame, presentMove } from "./present-game.ts";
import { remember } from "./remember.ts";
import { isHurried, leastSecondsOf } from "./rules/hurried.ts";
import { type TakenMoves, takeMoves } from "./rules/take-moves.ts";
import { whySittingIsOver } from "./sitting-over.ts";

const problemOf = {
  move_reused: gameProblems.moveReused,
  out_of_order: gameProblems.outOfOrder,
  over: gameProblems.over,
  not_there: gameProblems.notThere,
} as const;

/**
 * §learning#games Game: judges moves on the state that is kept, under its lock; winning is told to learning in the same transaction.
 * Moves that all came before are answered as they were, whatever has become of the course since.
 */
export const sendMoves: UseCase<typeof spec> = (call, { params, body }) => {
  const { clientId, userId } = call.actor;
  const { device, moves } = body;
  return call.write(async (tx) => {
    const row = await gameOfPerson(tx, { clientId, userId, id: params.id, held: true });
    if (!row) return refuse(genericProblems.notFound);
    if (row.ending === "void") return refuse(playerProblems.sittingOver);
    const [ids, seqs] = [moves.map(({ id }) => id), moves.map(({ seq }) => seq)];
    const gameKey = { clientId, gameId: row.id, device };
    const [game, known, last] = [
      await contentOf(tx, row),
      await movesKnown(tx, { ...gameKey, ids, seqs }),
      await lastSeq(tx, gameKey),
    ];
    const taken = takeMoves(game, { state: row.state, lastSeq: last, known }, device, moves);
    if (typeof taken === "string") return refuse(problemOf[taken]);
    if (taken.added.length === 0) return answer(tx, call, row, game, taken, null);
    if (!(await sittingOf(tx, { clientId, userId, sittingId: row.sitting_id })))
      return whySittingIsOver(tx, call, row.sitting_id);
    const after = await keep(tx, call, row, taken);
    await rememberRated(tx, call, row, taken);
    const progress = taken.state.end === "won" ? await tellWon(tx, call, after) : null;
    if (isRefusal(progress)) return progress;
    return answer(tx, call, after, game, taken, progress);
  });
};

async function keep(tx: Tx, call: MemberCall, row: GameRow, taken: TakenMoves): Promise<GameRow> {
  const { clientId } = call.actor;
  const { state, percent, added } = taken;
  const moves = row.moves + added.filter(({ outcome }) => outcome !== "ignored").length;
  const hurried = state.end === "won" && isHurried(moves, row.started_at, call.now);
  const after = { state, percent, moves, hurried, errors: state.errors, ending: state.end };
  await insertMoves(tx, { clientId, gameId: row.id }, added, call.now);
  await keepGame(tx, { clientId, id: row.id }, after, call.now);
  return { ...row, ...after, ended_at: state.end === null ? null : call.now };
}

/** §learning#flashcards How flashcards were rated decides when they come again. */
async function rememberRated(
  tx: Tx,
  call: MemberCall,
  row: GameRow,
  { state, added }: TakenMoves,
): Promise<void> {
  if (state.type !== "flashcards") return;
  for (const { move, outcome } of added) {
    if (move.type !== "flashcards" || outcome === "ignored") continue;
    const card = state.order[move.card];
    const subject = card && cardSubject(row.activity_id, card);
    if (subject) await remember(tx, call.actor, subject, { rating: move.rating, now: call.now });
  }
}

/**
 * Winning again changes nothing: learning keeps that it was passed, and pays a course once. What was won faster than a
 * person moves is flagged with it.
 */
function tellWon(tx: Tx, call: MemberCall, row: GameRow): Promise<Progressed | Refusal> {
  const { clientId, userId } = call.actor;
  return applyPackageResult(
    tx,
    { clientId, userId, sittingId: row.sitting_id, locale: call.locale, now: call.now },
    // Time is the player's steps to say.
    { seq: 1, seconds: 0, position: null, score: null, completion: "completed", success: "passed" },
    {
      finishes: (work) => {
        const expected = leastSecondsOf(row.moves);
        const since = row.started_at;
        return flagActivity(tx, { ...work, since, reason: "game_too_fast", expected, tolerance: 0 });
      },
    },
  );
}

async function answer(
  tx: Tx,
  call: MemberCall,
  row: GameRow,
  game: GameContent,
  { judged }: TakenMoves,
  progress: Progressed | null,
) {
  const moves = judged.map((move) => presentMove(move, call));
  return { moves, game: await presentGame(tx, row, game, call), progress };
}
