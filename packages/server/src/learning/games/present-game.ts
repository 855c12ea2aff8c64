import { type GameContent, show } from "@trilha/contract/learning/games/play.ts";
import type { GameView, MoveJudged } from "@trilha/contract/learning/games/shapes.ts";
import type { ShownGame } from "@trilha/contract/learning/games/shown.ts";
import { errorsLeft, type Pictures } from "@trilha/contract/learning/games/state.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import type { GameRow, NewMove } from "./games.queries.ts";
import { cardSubject, memoryOf } from "./memories.queries.ts";
import { daysUntil } from "./rules/memory.ts";

type Reader = Pick<MemberCall, "parts" | "actor" | "now">;

/** Signed addresses of a game's pictures, for the caller alone. */
export const picturesFor =
  (call: Reader): Pictures =>
  (fileId) =>
    pictureUrl(call, fileId, "large");

/** A game as its player sees it. */
export async function presentGame(tx: Tx, row: GameRow, game: GameContent, call: Reader): Promise<GameView> {
  const { id, type, number, errors, allowed_errors: allowedErrors, percent, practice, state } = row;
  return {
    ...{ id, type, number, errors, allowedErrors, percent, practice },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    end: state.end,
    errorsLeft: errorsLeft(allowedErrors, errors),
    shown: await withReturns(tx, row, show(game, state, picturesFor(call)), call.now),
  };
}

/** §learning#flashcards Of the flashcard that is up, in how many days it would come again. */
async function withReturns(tx: Tx, row: GameRow, shown: ShownGame, now: Date): Promise<ShownGame> {
  if (shown.type !== "flashcards" || row.state.type !== "flashcards") return shown;
  const up = row.state.queue[0];
  const id = up === undefined ? undefined : row.state.order[up];
  if (id === undefined) return shown;
  const who = { clientId: row.client_id, userId: row.user_id };
  const before = await memoryOf(tx, who, cardSubject(row.activity_id, id));
  const returns = { good: daysUntil(before, "good", now), easy: daysUntil(before, "easy", now) };
  return { ...shown, cards: shown.cards.map((card) => (card.card === up ? { ...card, returns } : card)) };
}

/** Outcome of a move; from the row alone, so that it is said the same whenever it is asked. */
export function presentMove(row: NewMove, call: Reader): MoveJudged {
  const { move_id: id, seq, outcome, error, errors, ending: end, reveal } = row;
  const pictures = picturesFor(call);
  return {
    ...{ id, seq, outcome, error, errors, end },
    reveal: reveal && {
      ...{ why: reveal.why, answer: reveal.answer },
      cards: reveal.cards.map(({ fileId, pictureAlt = null, ...card }) => ({
        ...{ ...card, pictureUrl: pictures(fileId), pictureAlt },
      })),
    },
  };
}
