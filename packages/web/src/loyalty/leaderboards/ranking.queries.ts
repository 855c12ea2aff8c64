import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
import { pagedQuery } from "../../api/paged-query.ts";

export type Ranking = Answer<typeof listRanking>;
export type RankingRow = Ranking["items"][number];
export type NameChoice = Answer<typeof readRankingChoice>;
type RankingQuery = { campaignId: string; scope: RankingScope; measure: RankingMeasure };

/** Interval in which an open page reads places again. */
const again = 10_000;

/** A campaign's ranking, page by page; the first is kept for days without a network. */
export const rankingQuery = (query: RankingQuery) =>
  pagedQuery({
    queryKey: ["ranking", "list", query],
    endpoint: listRanking,
    query,
    keepOffline: true,
    refetchInterval: again,
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
