import { randomInt } from "node:crypto";
import { typed } from "@trilha/contract/learning/authoring/content.ts";
import { isPlayable } from "@trilha/contract/learning/games/check.ts";
import type { playAgain as again, startGame as start } from "@trilha/contract/learning/games/endpoints.ts";
import { allowedErrorsOf, deal, type GameContent, gameOf } from "@trilha/contract/learning/games/play.ts";
import { gameProblems } from "@trilha/contract/learning/games/problems.ts";
import type { GameView } from "@trilha/contract/learning/games/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type OpenSitting, sittingOf } from "../delivery/index.ts";
import { contentOf } from "./game-content.ts";
import { type GameRow, insertGame, moveToSitting, newestGame, voidOvertaken } from "./games.queries.ts";
import { dueCards } from "./memories.queries.ts";
import { picturesFor, presentGame } from "./present-game.ts";
import { whySittingIsOver } from "./sitting-over.ts";

/**
 * §learning#games Game: the one that runs, else the last that was played, else one dealt now. Refuses what is no game and one its
 * author left without a solution.
 */
export const startGame: UseCase<typeof start> = (call, { body }) =>
  gameOfSitting(call, body.sittingId, false);

/** Deals anew once a game is over. */
export const playAgain: UseCase<typeof again> = (call, { body }) => gameOfSitting(call, body.sittingId, true);

function gameOfSitting(call: MemberCall, sittingId: string, anew: boolean): Promise<GameView | Refusal> {
  const { clientId, userId } = call.actor;
  return call.write(async (tx) => {
    const sitting = await sittingOf(tx, { clientId, userId, sittingId });
    if (!sitting) return whySittingIsOver(tx, call, sittingId);
    const game = gameOf(typed(sitting.placed.activity));
    if (!game) return refuse(gameProblems.notAGame);
    const work = workOf(clientId, sitting);
    await voidOvertaken(tx, work, call.now);
    const newest = await newestGame(tx, work);
    const goesOn = newest && (newest.ending === null || !anew) ? newest : undefined;
    if (goesOn) return goOn(tx, call, goesOn, sittingId);
    if (!isPlayable(game, sitting.locale, sitting.course.outline.defaultLocale))
      return refuse(gameProblems.noSolution);
    const dealt = await dealNew(tx, call, sitting, game);
    if (dealt) return presentGame(tx, dealt, game, call);
    const faster = await newestGame(tx, work);
    if (!faster) throw new Error("a game is running that is not there");
    return goOn(tx, call, faster, sittingId);
  });
}

const workOf = (clientId: string, { enrolmentId, placed, attempt }: OpenSitting) => ({
  ...{ clientId, enrolmentId },
  activityId: placed.activity.id,
  courseAttempt: attempt,
});

/** The game as it stands, with the content it was dealt from; what is won is told to this opening from now on. */
async function goOn(tx: Tx, call: MemberCall, row: GameRow, sittingId: string): Promise<GameView> {
  const { clientId } = call.actor;
  if (row.ending === null && row.sitting_id !== sittingId)
    await moveToSitting(tx, { clientId, id: row.id, sittingId });
  return presentGame(tx, row, await contentOf(tx, row), call);
}

/** Undefined: another device dealt meanwhile. */
async function dealNew(
  tx: Tx,
  call: MemberCall,
  sitting: OpenSitting,
  game: GameContent,
): Promise<GameRow | undefined> {
  const { clientId, userId } = call.actor;
  const { locale, course, version, courseId, id: sittingId } = sitting;
  const work = workOf(clientId, sitting);
  const first =
    game.type === "flashcards" ? await dueCards(tx, { clientId, userId }, { ...work, now: call.now }) : [];
  const random = () => randomInt(2 ** 32) / 2 ** 32;
  const dealing = { random, locale, fallback: course.outline.defaultLocale, first };
  const { state } = deal(game, dealing, picturesFor(call));
  const allowedErrors = allowedErrorsOf(game);
  return insertGame(tx, {
    ...{ ...work, courseId, userId, courseVersion: version, sittingId, state, allowedErrors },
    now: call.now,
  });
}
