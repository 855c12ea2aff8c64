import { useNavigate, useSearch } from "@tanstack/react-router";
import { startTransition, useCallback, useOptimistic } from "react";
import { type FilterValues, withFilters } from "./filters.ts";

/**
 * The list's filters live in the address: they survive a reload, a link and the way back. A choice shows at once;
 * the address follows when the router has arrived, and a radio button never jumps back meanwhile.
 */
export function useUrlFilters(): [FilterValues, (changes: FilterValues) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [values, choose] = useOptimistic(
    Object.fromEntries(
      Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    withFilters,
  );
  const change = useCallback(
    (changes: FilterValues) =>
      startTransition(async () => {
        choose(changes);
        await navigate({
          to: ".",
          search: (before: FilterValues) => withFilters(before, changes),
          replace: true,
          resetScroll: false,
        });
      }),
    [choose, navigate],
  );
  return [values, change];
}
