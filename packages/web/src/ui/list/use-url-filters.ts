import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type FilterValues, withFilters } from "./filters.ts";

/** The list's filters live in the address: they survive a reload, a link and the way back. */
export function useUrlFilters(): [FilterValues, (changes: FilterValues) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const change = useCallback(
    (changes: FilterValues) => {
      navigate({
        to: ".",
        search: (before: FilterValues) => withFilters(before, changes),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [values, change];
}
