import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  type decideClaim,
  listClaims,
  listQueue,
  readAcceptance,
  readAuditFigures,
  readSubject,
  reverseClaim,
} from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { call } from "../../../api/call.ts";

export type QueueItem = Answer<typeof listQueue>["items"][number];
export type ClaimRow = Answer<typeof listClaims>["items"][number];
export type Subject = Answer<typeof readSubject>;
export type SubjectLine = NonNullable<Subject["sale"]>["lines"][number];
export type Signal = Subject["signals"][number];
export type Figures = Answer<typeof readAuditFigures>;
export type ClaimVerdict = Request<typeof decideClaim>["body"];
export type QueueFilters = Omit<Request<typeof listQueue>["query"], "cursor" | "limit">;
export type ClaimFilters = Omit<Request<typeof listClaims>["query"], "cursor" | "limit">;

const PAGE = 50;

export const queueQuery = (filters: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: ["review", "queue", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listQueue, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

export const claimsQuery = (filters: ClaimFilters) =>
  infiniteQueryOptions({
    queryKey: ["review", "claims", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listClaims, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const figuresQuery = queryOptions({
  queryKey: ["review", "figures"],
  queryFn: ({ signal }) => call(readAuditFigures, { query: {} }, { signal }),
});

export const acceptanceQuery = queryOptions({
  queryKey: ["review", "acceptance"],
  queryFn: ({ signal }) => call(readAcceptance, {}, { signal }),
});

export const subjectQuery = (type: Subject["subjectType"], id: string) =>
  queryOptions({
    queryKey: ["review", "one", type, id],
    queryFn: ({ signal }) => call(readSubject, { params: { type, id } }, { signal }),
  });

/** Takes back what was accepted. */
export function useReverse({ subjectType: type, id, version }: Subject) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(reverseClaim, { params: { type, id }, body: { version, reason } }),
    onSuccess: (subject) => queries.setQueryData(subjectQuery(type, id).queryKey, subject),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["review"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
