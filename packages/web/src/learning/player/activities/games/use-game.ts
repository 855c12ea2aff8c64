import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { playAgain } from "@trilha/contract/learning/games/endpoints.ts";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { GameView } from "@trilha/contract/learning/games/shapes.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { call } from "../../../../api/call.ts";
import type { MoveFeedback } from "../../../games/board.ts";
import type { MoveOutbox } from "../../progress/moves/move-outbox.ts";
import { gameQuery } from "./game.queries.ts";

type Around = {
  outbox: MoveOutbox;
  sittingId: string | undefined;
  /** Called with the course's progress after a win. */
  heard: (progressed: Progressed) => void;
};

/** Follows one game: what the server holds, what it said last, what is on its way, and the ways to change it. */
export function useGame({ outbox, sittingId, heard }: Around) {
  const queries = useQueryClient();
  const query = useQuery(gameQuery(sittingId, outbox));
  /**
   * The game after the last move that was judged. The query's own news comes a moment after the outbox's: a move would be
   * neither on its way nor made in between, and could be made twice.
   */
  const [judged, setJudged] = useState<GameView>();
  const game = judged?.id === query.data?.id ? judged : query.data;
  const queue = useSyncExternalStore(outbox.watch, () => outbox.queue);
  const failing = useSyncExternalStore(outbox.watch, () => outbox.failing);
  const [feedback, setFeedback] = useState<MoveFeedback>();
  const count = useRef(0);
  const id = game?.id;

  useEffect(() => {
    const { queryKey } = gameQuery(sittingId, outbox);
    return outbox.listen((news) => {
      if (news.gameId !== id) return;
      // Played on elsewhere, or the course went on: what the server holds says how it stands.
      if (news.kind === "refused") {
        setJudged(undefined);
        return void queries.invalidateQueries({ queryKey });
      }
      const { game: standing, moves } = news.judged;
      queries.setQueryData<GameView>(queryKey, standing);
      setJudged(standing);
      const [last] = moves;
      // A move made before changes nothing, and what was said of the one before stays said.
      if (last && last.outcome !== "ignored") {
        count.current += 1;
        const { outcome, error, reveal } = last;
        setFeedback({ seq: count.current, move: news.move, outcome, error, reveal });
      }
      if (news.judged.progress) heard(news.judged.progress);
    });
  }, [id, sittingId, outbox, queries, heard]);

  const again = useMutation({
    mutationFn: (sitting: string) => call(playAgain, { body: { sittingId: sitting } }),
    onSuccess: (fresh) => {
      setFeedback(undefined);
      setJudged(undefined);
      queries.setQueryData(gameQuery(sittingId, outbox).queryKey, fresh);
    },
  });
  const mine = queue.filter(({ gameId }) => gameId === id);
  return {
    asked: query,
    game,
    feedback,
    waiting: mine.map(({ sent }) => sent.move),
    /** Moves wait that could not be sent. */
    stuck: failing && mine.length > 0,
    move: (move: Move) => {
      if (id !== undefined) outbox.keep(id, move);
    },
    again,
  };
}
