import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { type PageSize, pageSizes } from "@trilha/contract/core/limits.ts";
import { useState } from "react";
import { useSession } from "../../session/session.queries.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { RowSelection } from "../../ui/list/selection.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";

const nameOf = (userId: string) => `trilha.list.size.${userId}`;

function read(userId: string): PageSize | undefined {
  try {
    const stored = Number(localStorage.getItem(nameOf(userId)));
    return pageSizes.find((size) => size === stored);
  } catch {
    return undefined;
  }
}

/** Items of a page as a person chose them for all lists, on this device; undefined: each list as it is made. */
function usePageSize(userId: string): readonly [PageSize | undefined, (size: number) => void] {
  const [size, setSize] = useState(() => read(userId));
  const change = (wanted: number) => {
    const next = pageSizes.find((one) => one === wanted);
    if (!next) return;
    setSize(next);
    try {
      localStorage.setItem(nameOf(userId), String(next));
    } catch {
      // Storage is off: the choice holds until the page is left.
    }
  };
  return [size, change];
}

type Page = { readonly items: readonly unknown[] };

type List<Query, Answer, Params> = {
  readonly read: (values: FilterValues) => Query;
  readonly limit: number;
  readonly query: (
    query: Query,
    params?: Params,
    size?: PageSize,
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
  const [size, changeSize] = usePageSize(useSession().id);
  const filters = list.read(values);
  const wholeQuery: Query = { ...filters, ...(typeof query === "function" ? query(values) : query) };
  const result = useInfiniteQuery(list.query(wholeQuery, params, size));
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
    /** Rows of one page, and the way to have more or fewer of them in every list. */
    size: size ?? list.limit,
    sizes: pageSizes,
    changeSize,
  };
}
