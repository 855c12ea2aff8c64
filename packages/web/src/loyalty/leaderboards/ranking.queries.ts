import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  chooseRankingName,
  listRanking,
  readRankingChoice,
} from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import type {
  RankingMeasure,
  RankingScope,
  ShownName,
} from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { call } from "../../api/call.ts";

export type Ranking = Answer<typeof listRanking>;
export type RankingRow = Ranking["items"][number];
export type NameChoice = Answer<typeof readRankingChoice>;
export type RankingAsked = { campaignId: string; scope: RankingScope; measure: RankingMeasure };

/** While somebody looks, places are asked for again; in a page nobody sees they are not. */
const again = 10_000;

/** A campaign's ranking, page by page; the first is kept for days without a network. */
export const rankingQuery = (asked: RankingAsked) =>
  infiniteQueryOptions({
    queryKey: ["ranking", "list", asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRanking,
        { query: { ...asked, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: again,
    meta: { keep: true },
  });

/** How others see me. */
export const nameChoiceQuery = queryOptions({
  queryKey: ["ranking", "choice"],
  queryFn: ({ signal }) => call(readRankingChoice, {}, { signal }),
});

export function useChooseName() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shown: ShownName) => call(chooseRankingName, { body: { shown } }),
    onSuccess: (choice) => {
      queries.setQueryData(nameChoiceQuery.queryKey, choice);
      return queries.invalidateQueries({ queryKey: ["ranking", "list"] });
    },
  });
}
