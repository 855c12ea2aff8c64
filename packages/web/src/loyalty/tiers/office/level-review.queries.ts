import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listOfficeCampaigns } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import {
  decideReview,
  examineReview,
  listReviews,
  previewFalls,
  readReview,
} from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { levelsAbove, reviewKinds, reviewStates } from "@trilha/contract/loyalty/tiers/states.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { country, id, oneOf, search } from "../../../core/lists/read-filters.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";

export type ReviewItem = Answer<typeof listReviews>["items"][number];
export type Review = Answer<typeof readReview>;
export type TierDecision = Review["can"]["decide"][number];
export type Falls = Answer<typeof previewFalls>;
export type FallingPerson = Falls["items"][number];

/** Reviews that wait for a person come first; all of them last. */
export const VIEWS = ["open", ...reviewStates, "all"] as const;

/** The view the address asks for: without a word what still waits for somebody. */
export const viewOf = (values: FilterValues) => VIEWS.find((view) => view === values.state) ?? "open";

export const reviewList = defineList({
  queryKey: ["levels", "reviews"],
  endpoint: listReviews,
  filters: { search, level: oneOf(levelsAbove), kind: oneOf(reviewKinds), country, campaignId: id },
});

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["levels", "review", id],
    queryFn: ({ signal }) => call(readReview, { params: { id } }, { signal }),
  });

export const fallList = defineList({
  queryKey: ["levels", "falls"],
  endpoint: previewFalls,
  filters: { country },
});

/** Campaigns whose begin lowers levels, the newest first. */
export const campaignsQuery = queryOptions({
  queryKey: ["campaigns", "office", "beginning"],
  queryFn: async ({ signal }) => {
    const { items } = await call(listOfficeCampaigns, { query: { limit: 50 } }, { signal });
    return items.filter(({ state }) => state !== "draft" && state !== "validated");
  },
  staleTime: 60_000,
});

type LookBody = Omit<Request<typeof examineReview>["body"], "version">;
type DecisionBody = Omit<Request<typeof decideReview>["body"], "version">;

/** Says what was found, or decides; whoever was slower sees how it is now. */
export function useReviewAction({ id, version }: Pick<Review, "id" | "version">) {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const settled = {
    onSuccess: (review: Review) => {
      keys.done();
      queries.setQueryData(reviewQuery(id).queryKey, review);
    },
    onSettled: () => {
      for (const key of ["levels", "audit", "home"] as const)
        void queries.invalidateQueries({ queryKey: [key] });
    },
  };
  const look = useMutation({
    mutationFn: (fields: LookBody) => {
      const body = { version, ...fields };
      return call(examineReview, { params: { id }, body }, { key: keys.of(body) });
    },
    ...settled,
  });
  const decide = useMutation({
    mutationFn: (fields: DecisionBody) => {
      const body = { version, ...fields };
      return call(decideReview, { params: { id }, body }, { key: keys.of(body) });
    },
    ...settled,
  });
  return { look, decide };
}
