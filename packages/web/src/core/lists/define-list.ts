import type { QueryKey } from "@tanstack/react-query";
import type { EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import type { PageSize } from "@trilha/contract/core/limits.ts";
import { type ListQuery, pagedQuery, pageRows, type RefetchInterval } from "../../api/paged-query.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import { type FilterReaders, readFilters } from "./read-filters.ts";

type Params<Spec extends EndpointSpec> = Request<Spec> extends { params: infer Given } ? Given : undefined;

type Declared<Spec extends EndpointSpec> = {
  readonly queryKey: QueryKey;
  readonly endpoint: Spec;
  /** Fields of the endpoint's query that the address carries, each with its reader. */
  readonly filters?: FilterReaders<ListQuery<Spec>>;
  readonly limit?: number;
  /** Pages that were read stay on the device, for a visit without a network. */
  readonly keepOffline?: boolean;
  readonly refetchInterval?: RefetchInterval<Spec>;
  readonly refetchOnMount?: "always";
};

/**
 * A list of the product: the endpoint it is read from and what the address can narrow it by. Rows and query have the
 * endpoint's types; a filter the endpoint does not take does not compile.
 */
export function defineList<const Spec extends EndpointSpec>(declared: Declared<Spec>) {
  const { queryKey, endpoint, filters = {} as FilterReaders<ListQuery<Spec>>, limit, ...options } = declared;
  return {
    read: (values: FilterValues): ListQuery<Spec> => readFilters<ListQuery<Spec>>(filters, values),
    /** Rows of one page, unless somebody chose another size. */
    limit: limit ?? pageRows,
    query: (query: ListQuery<Spec>, params?: Params<Spec>, size?: PageSize) =>
      pagedQuery<Spec>({
        queryKey: [...queryKey, ...Object.values(params ?? {}), query, ...(size ? [size] : [])],
        endpoint,
        query,
        params,
        limit: size ?? limit,
        ...options,
      } as never),
  };
}
