import * as contract from "@trilha/contract/ranking/endpoints.ts";
import { type Route, route } from "../../http/bind.ts";
import { chooseName, readChoice } from "./choose-name.ts";
import { listRanking } from "./list-ranking.ts";

export const standingRoutes: readonly Route[] = [
  route(contract.listRanking, listRanking),
  route(contract.readRankingChoice, readChoice),
  route(contract.chooseRankingName, chooseName),
];
