import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

type Paged<Item> = InfiniteData<{ items: readonly Item[] }>;

/** Shows a change of one item at once: in every list of its kind that is loaded, and on its own page. */
export function changeItem<Item extends { id: string }>(
  queries: QueryClient,
  { id, list, one }: { id: string; list: QueryKey; one: QueryKey },
  change: Partial<Omit<Item, "id">>,
): void {
  queries.setQueriesData<Paged<Item>>(
    { queryKey: list },
    (all) =>
      all && {
        ...all,
        pages: all.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
        })),
      },
  );
  queries.setQueriesData<Item>({ queryKey: one }, (item) => item && { ...item, ...change });
}
