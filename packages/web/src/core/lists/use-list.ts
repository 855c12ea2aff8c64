import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { useState } from "react";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { RowSelection } from "../../ui/list/selection.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";

type Page = { readonly items: readonly unknown[] };

type List<Query, Answer, Params> = {
  readonly read: (values: FilterValues) => Query;
  readonly query: (
    query: Query,
    params?: Params,
  ) => UseInfiniteQueryOptions<Answer, Error, InfiniteData<Answer>, QueryKey, string>;
};

type Given<Query, Params> = {
  /**
   * Query that narrows the list besides its filters: the thing it belongs to, or the view the address shows.
   */
  readonly query?: Partial<Query> | ((values: FilterValues) => Partial<Query>);
  /** Path parameters of the endpoint. */
  readonly params?: Params;
};

const NONE: RowSelection = new Set();

/** A declared list as one page shows it: filters of the address, rows so far, ticked rows. */
export function useList<Query extends object, Answer extends Page, Params>(
  list: List<Query, Answer, Params>,
  { query, params }: Given<Query, Params> = {},
) {
  type Row = Answer["items"][number];
  const [values, change] = useUrlFilters();
  const [selection, select] = useState(NONE);
  const filters = list.read(values);
  const wholeQuery: Query = { ...filters, ...(typeof query === "function" ? query(values) : query) };
  const result = useInfiniteQuery(list.query(wholeQuery, params));
  const rows: readonly Row[] = result.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    result,
    rows,
    first: result.data?.pages[0],
    values,
    change,
    filters,
    /** The whole query: filters, and what narrows the list besides. */
    asked: wholeQuery,
    /** Filters the person chose narrow the list: an empty one says so. */
    narrowed: Object.keys(filters).length > 0,
    clear: () => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""]))),
    selection,
    select,
  };
}
