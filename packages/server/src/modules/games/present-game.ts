import { type GameContent, show } from "@trilha/contract/games/play.ts";
import type { GameView, MoveJudged } from "@trilha/contract/games/shapes.ts";
import { errorsLeft, type Pictures } from "@trilha/contract/games/state.ts";
import type { MemberCall } from "../../http/call.ts";
import { pictureUrl } from "../files/index.ts";
import type { GameRow, NewMove } from "./games.queries.ts";

type Reader = Pick<MemberCall, "parts" | "actor" | "now">;

/** Signed addresses of a game's pictures, for the caller alone. */
export const picturesFor =
  (call: Reader): Pictures =>
  (fileId) =>
    pictureUrl(call, fileId, "large");

/** A game as its player sees it. */
export function presentGame(row: GameRow, game: GameContent, call: Reader): GameView {
  const { id, type, number, errors, allowed_errors: allowedErrors, percent, practice, state } = row;
  return {
    ...{ id, type, number, errors, allowedErrors, percent, practice },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    end: state.end,
    errorsLeft: errorsLeft(allowedErrors, errors),
    shown: show(game, state, picturesFor(call)),
  };
}

/** What came of a move; from the row alone, so that it is said the same whenever it is asked. */
export function presentMove(row: NewMove, call: Reader): MoveJudged {
  const { move_id: id, seq, outcome, error, errors, ending: end, reveal } = row;
  const pictures = picturesFor(call);
  return {
    ...{ id, seq, outcome, error, errors, end },
    reveal: reveal && {
      ...{ why: reveal.why, answer: reveal.answer },
      cards: reveal.cards.map(({ fileId, ...card }) => ({ ...card, pictureUrl: pictures(fileId) })),
    },
  };
}
