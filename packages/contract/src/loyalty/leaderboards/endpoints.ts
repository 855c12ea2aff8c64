import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import * as shape from "./shapes.ts";

export const listRanking = endpoint({
  id: "ranking.list",
  method: "GET",
  path: "/api/ranking",
  summary: "A campaign's ranking by points or experience, with the caller's own place",
  access: "participant",
  module: "has_ranking",
  query: z.strictObject({
    campaignId: id,
    scope: z._default(shape.rankingScope, "campaign"),
    measure: z._default(shape.rankingMeasure, "points"),
    ...pageQuery,
  }),
  answer: shape.ranking,
  problems: [genericProblems.notFound],
});

export const readRankingChoice = endpoint({
  id: "ranking.read_choice",
  method: "GET",
  path: "/api/ranking/choice",
  summary: "How the caller is shown in rankings, and how each choice would read",
  access: "participant",
  module: "has_ranking",
  answer: shape.rankingChoice,
});

export const chooseRankingName = endpoint({
  id: "ranking.choice",
  method: "PUT",
  path: "/api/ranking/choice",
  summary: "Choose how others see the caller in rankings: by name, by nickname, or not at all",
  access: "participant",
  module: "has_ranking",
  body: z.strictObject({ shown: shape.shownName }),
  answer: shape.rankingChoice,
});

export const standingEndpoints = [listRanking, readRankingChoice, chooseRankingName];
