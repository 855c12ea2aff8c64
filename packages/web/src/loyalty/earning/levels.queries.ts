import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { readMyLevel } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { call } from "../../api/call.ts";

export type MyLevel = Answer<typeof readMyLevel>;

/** My level in the campaign that counts now; kept for days without a network. */
export const myLevelQuery = queryOptions({
  queryKey: ["levels", "mine"],
  queryFn: ({ signal }) => call(readMyLevel, { query: {} }, { signal }),
  meta: { keep: true },
});
