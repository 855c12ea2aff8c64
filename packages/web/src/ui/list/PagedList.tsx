import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "../state/QueryState.tsx";
import { ListSkeleton } from "../state/Skeletons.tsx";
import { ListFoot } from "./ListFoot.tsx";

type Page<Row> = { readonly items: readonly Row[] };

type Props<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** Instead of the rows when there are none. */
  empty: ReactNode;
  /** Looks like the rows that are on their way. */
  skeleton?: ReactNode;
  children: (rows: readonly Row[], foot: ReactNode) => ReactNode;
};

/** A list that comes in pages, in each of its states; the foot fetches the next one. */
export function PagedList<Row>({ list, empty, skeleton = <ListSkeleton rows={8} />, children }: Props<Row>) {
  return (
    <QueryState query={list} skeleton={skeleton}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items);
        if (rows.length === 0) return empty;
        const foot = list.hasNextPage ? (
          <ListFoot
            more
            loading={list.isFetchingNextPage}
            error={list.isFetchNextPageError ? list.error?.message : undefined}
            onMore={() => void list.fetchNextPage()}
          />
        ) : null;
        return <div aria-busy={list.isPlaceholderData}>{children(rows, foot)}</div>;
      }}
    </QueryState>
  );
}
