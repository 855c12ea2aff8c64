import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { readHome } from "@trilha/contract/home/home/endpoints.ts";
import { readNext } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { askDaily, listMyDrills } from "@trilha/contract/learning/practice/endpoints.ts";
import { call } from "../../api/call.ts";

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
