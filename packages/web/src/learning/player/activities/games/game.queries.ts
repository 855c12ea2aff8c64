import { queryOptions, skipToken } from "@tanstack/react-query";
import { startGame } from "@trilha/contract/learning/games/endpoints.ts";
import { call } from "../../../../api/call.ts";
import { longestWait } from "../../player.queries.ts";
import type { MoveOutbox } from "../../progress/moves/move-outbox.ts";

/** The game of a sitting as the server holds it, after what an earlier visit left has arrived. */
export const gameQuery = (sittingId: string | undefined, outbox: MoveOutbox) =>
  queryOptions({
    queryKey: ["game", sittingId],
    queryFn: sittingId
      ? async ({ signal }) => {
          const stop = new Promise((resolve) => setTimeout(resolve, longestWait));
          await Promise.race([outbox.recovered, stop]);
          return call(startGame, { body: { sittingId } }, { signal });
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
