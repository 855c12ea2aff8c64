import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { decideOnPeople } from "@trilha/contract/members/people/endpoints.ts";
import {
  listWaiting,
  readWaiting,
  refuseRegistrations,
} from "@trilha/contract/members/registration/endpoints.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";

export type WaitingItem = Answer<typeof listWaiting>["items"][number];
export type WaitingRegistration = Answer<typeof readWaiting>;
export type WaitingFilters = Omit<Request<typeof listWaiting>["query"], "cursor" | "limit">;

export const waitingQuery = (filters: WaitingFilters) =>
  infiniteQueryOptions({
    queryKey: ["registrations", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listWaiting, { query: { ...filters, cursor: pageParam || undefined, limit: 50 } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const waitingOneQuery = (id: string) =>
  queryOptions({
    queryKey: ["registrations", "one", id],
    queryFn: ({ signal }) => call(readWaiting, { params: { id } }, { signal }),
    retry: false,
  });

type Deed = { readonly ids: readonly string[]; readonly refuse?: string };

/** Lets people in, or refuses them with a reason. */
export function useVerdict() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: ({ ids, refuse }: Deed) => {
      if (refuse !== undefined) {
        const body = { ids: [...ids], reason: refuse };
        return call(refuseRegistrations, { body }, { key: keys.of(body) });
      }
      const body = { ids: [...ids], decision: "approve" as const };
      return call(decideOnPeople, { body }, { key: keys.of(body) });
    },
    onSuccess: () => keys.done(),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["registrations", "list"] });
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
