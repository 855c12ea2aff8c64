import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listOfficeCampaigns } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import {
  decideReview,
  listReviews,
  lookAtReview,
  previewFalls,
  readReview,
} from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";

export type ReviewItem = Answer<typeof listReviews>["items"][number];
export type Review = Answer<typeof readReview>;
export type Evidence = Review["evidence"];
export type TierDecision = Review["can"]["decide"][number];
export type Falls = Answer<typeof previewFalls>;
export type FallingPerson = Falls["items"][number];
export type ReviewFilters = Omit<Request<typeof listReviews>["query"], "cursor" | "limit">;
export type FallFilters = Omit<Request<typeof previewFalls>["query"], "cursor" | "limit">;

const PAGE = 50;

export const reviewsQuery = (filters: ReviewFilters) =>
  infiniteQueryOptions({
    queryKey: ["levels", "reviews", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["levels", "review", id],
    queryFn: ({ signal }) => call(readReview, { params: { id } }, { signal }),
  });

export const fallsQuery = (campaignId: string, filters: FallFilters) =>
  infiniteQueryOptions({
    queryKey: ["levels", "falls", campaignId, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        previewFalls,
        { params: { campaignId }, query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
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

type LookBody = Omit<Request<typeof lookAtReview>["body"], "version">;
type DecisionBody = Omit<Request<typeof decideReview>["body"], "version">;

/** Says what was found, or decides; whoever was slower sees how it is now. */
export function useReviewDeed({ id, version }: Pick<Review, "id" | "version">) {
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
    mutationFn: (said: LookBody) => {
      const body = { version, ...said };
      return call(lookAtReview, { params: { id }, body }, { key: keys.of(body) });
    },
    ...settled,
  });
  const decide = useMutation({
    mutationFn: (said: DecisionBody) => {
      const body = { version, ...said };
      return call(decideReview, { params: { id }, body }, { key: keys.of(body) });
    },
    ...settled,
  });
  return { look, decide };
}
