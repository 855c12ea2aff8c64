import { queryOptions } from "@tanstack/react-query";
import { readHome } from "@trilha/contract/home/endpoints.ts";
import type { Answer } from "@trilha/contract/kernel/endpoint.ts";
import { call } from "../../api/call.ts";

export type Home = Answer<typeof readHome>;
export type Task = Home["tasks"][number];

/** Kept on the device: home is useful within a second of opening the app again, also without a network. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => call(readHome, {}, { signal }),
  meta: { keep: true },
});
