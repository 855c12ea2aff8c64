import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readPointsTable, readSignUp, signUp } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { search, text } from "../../core/lists/read-filters.ts";

export type SignUpForm = Answer<typeof readSignUp>;
export type SignUpBody = Request<typeof signUp>["body"];
export type PointsTable = Answer<typeof readPointsTable>;

export const signUpQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ["campaigns", "sign-up", campaignId],
    queryFn: ({ signal }) => call(readSignUp, { params: { id: campaignId } }, { signal }),
  });

/** Signs up once, whatever the network does; everything that shows campaigns looks again. */
export function useSignUp(campaignId: string) {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (body: SignUpBody) =>
      call(signUp, { params: { id: campaignId }, body }, { key: keys.of(body) }),
    onSuccess: () => {
      keys.done();
      return Promise.all(
        ([["campaigns"], ["points"], ["home"], ["session"], ["profile"]] as const).map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/** Points table of a campaign; the pages seen are kept for days without a network. */
export const pointsTableList = defineList({
  queryKey: ["campaigns", "points-table"],
  endpoint: readPointsTable,
  filters: { search, productType: text(), brand: text() },
  keepOffline: true,
});
