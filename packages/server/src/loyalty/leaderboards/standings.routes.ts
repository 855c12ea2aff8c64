import * as contract from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { chooseName, readChoice } from "./choose-name.ts";
import { listRanking } from "./list-ranking.ts";

export const standingRoutes: readonly Route[] = [
  route(contract.listRanking, listRanking),
  route(contract.readRankingChoice, readChoice),
  route(contract.chooseRankingName, chooseName),
];
