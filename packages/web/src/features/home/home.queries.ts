import { queryOptions } from "@tanstack/react-query";
import { readHome } from "@trilha/contract/home/endpoints.ts";
import type { Answer } from "@trilha/contract/kernel/endpoint.ts";
import { readNext } from "@trilha/contract/learning/course-endpoints.ts";
import { call } from "../../api/call.ts";

export type Home = Answer<typeof readHome>;
export type Task = Home["tasks"][number];

/** Kept on the device: home is useful within a second of opening the app again, also without a network. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => call(readHome, {}, { signal }),
  meta: { keep: true },
});

export type LearningNext = Answer<typeof readNext>;
export type NextCourse = LearningNext["mandatory"][number];

/** What to learn next and what is due; kept on the device like home itself. */
export const learningNextQuery = queryOptions({
  queryKey: ["learning", "next"],
  queryFn: ({ signal }) => call(readNext, {}, { signal }),
  meta: { keep: true },
});
