import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
} from "@tanstack/react-query";
import type { Answer, EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "./call.ts";

/** Rows of one page where a list says nothing of it. */
export const pageRows = 50;

/** Query of a list endpoint without what paging itself fills in. */
export type ListQuery<Spec extends EndpointSpec> =
  Request<Spec> extends { query: infer Query } ? Omit<Query, "cursor" | "limit"> : never;

/** Row of a list endpoint. */
type ListRow<Spec extends EndpointSpec> =
  Answer<Spec> extends { items: readonly (infer Row)[] } ? Row : never;

/** Interval of a list that looks again by itself: milliseconds, or false for as long as nothing in it can change. */
export type RefetchInterval<Spec extends EndpointSpec> =
  | number
  | ((rows: readonly ListRow<Spec>[]) => number | false);

/** Whole request of a list endpoint without what paging itself fills in. */
type Asked<Spec extends EndpointSpec> = Omit<Request<Spec>, "query"> & { readonly query?: ListQuery<Spec> };

type Paged<Spec extends EndpointSpec> = Asked<Spec> & {
  readonly queryKey: QueryKey;
  readonly endpoint: Spec;
  /** Rows of one page. */
  readonly limit?: number;
  /** Rows of the query before this one stay until the new ones are here; false where they belong to another thing. */
  readonly keepRows?: boolean;
  /** Pages that were read stay on the device, for a visit without a network. */
  readonly keepOffline?: boolean;
  readonly refetchInterval?: RefetchInterval<Spec>;
  readonly refetchOnMount?: "always";
};

/** A list endpoint of the contract, read page by page; the cursor of one page asks for the next. */
export function pagedQuery<const Spec extends EndpointSpec>(options: Paged<Spec>) {
  const { queryKey, endpoint, limit = pageRows, keepRows = true, keepOffline, ...rest } = options;
  const { query, params, refetchInterval, refetchOnMount } = rest as Omit<Paged<Spec>, "endpoint"> & {
    params?: unknown;
  };
  return infiniteQueryOptions<Answer<Spec>, Error, InfiniteData<Answer<Spec>>, QueryKey, string>({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const input = { params, query: { ...query, cursor: pageParam || undefined, limit } };
      return call(endpoint, input as unknown as Request<Spec>, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    ...(keepRows && { placeholderData: keepPreviousData }),
    ...(keepOffline && { meta: { keep: true } }),
    ...(refetchInterval && {
      refetchInterval:
        typeof refetchInterval === "number"
          ? refetchInterval
          : ({ state }) =>
              refetchInterval(
                (state.data?.pages ?? []).flatMap((page) => (page as { items: ListRow<Spec>[] }).items),
              ),
    }),
    ...(refetchOnMount && { refetchOnMount }),
  });
}
