import { type QueryClient, queryOptions, useQueries } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { isModuleOn, learningModules, type ModuleUse } from "@trilha/contract/core/modules.ts";
import { readHome } from "@trilha/contract/home/home/endpoints.ts";
import { readNext } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { askDaily, listMyDrills } from "@trilha/contract/learning/practice/endpoints.ts";
import { call } from "../../api/call.ts";
import { campaignsQuery } from "../../loyalty/earning/earning.queries.ts";
import { myLevelQuery } from "../../loyalty/earning/levels.queries.ts";
import { flagsOf, type Session } from "../../session/session.queries.ts";

export type Home = Answer<typeof readHome>;
export type HomeTask = Home["tasks"][number];

/** Kept on the device: home is useful within a second of opening the app again, also without a network. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => call(readHome, {}, { signal }),
  meta: { keep: true },
});

export type LearningNext = Answer<typeof readNext>;
export type NextCourse = LearningNext["mandatory"][number];

/** Courses to learn next and those due; kept on the device like home itself. */
export const learningNextQuery = queryOptions({
  queryKey: ["learning", "next"],
  queryFn: ({ signal }) => call(readNext, {}, { signal }),
  meta: { keep: true },
});

/** The question of the day: looking at home draws it, once a day. */
export const dayQuery = queryOptions({
  queryKey: ["drills", "day"],
  queryFn: ({ signal }) => call(askDaily, {}, { signal }),
});

/** Drills that are open, and the one to tell of. */
export const drillsQuery = queryOptions({
  queryKey: ["drills", "mine"],
  queryFn: ({ signal }) => call(listMyDrills, {}, { signal }),
});

type Reader = Pick<Session, "hasCloseBannerDrills" | "selectedClient">;

/** Answers the blocks of home are drawn from, as far as the person has them. */
function blocksOf(session: Reader) {
  const isOn = (use: ModuleUse) => isModuleOn(use, flagsOf(session));
  const all = [
    { query: campaignsQuery, shown: isOn("has_campaigns") },
    { query: myLevelQuery, shown: isOn("has_campaigns") },
    { query: dayQuery, shown: isOn(learningModules) },
    { query: learningNextQuery, shown: isOn(learningModules) },
    { query: drillsQuery, shown: session.hasCloseBannerDrills },
  ];
  // Each has a type of its own; who reads them here wants to know only whether they are there.
  return all.flatMap(({ query, shown }) => (shown ? [query as unknown as typeof homeQuery] : []));
}

/** Reads all that home shows, at once. */
export const prefetchHome = (client: QueryClient, session: Reader): Promise<unknown> =>
  Promise.all([homeQuery, ...blocksOf(session)].map((query) => client.prefetchQuery(query)));

/** Whether all blocks have an answer or a failure: before, the first to come would be moved by the others. */
export const useHomeSettled = (session: Reader): boolean =>
  useQueries({
    queries: blocksOf(session),
    combine: (results) => results.every(({ isPending }) => !isPending),
  });
