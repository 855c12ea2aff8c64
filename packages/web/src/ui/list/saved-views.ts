import { useState } from "react";
import type { FilterValues } from "./filters.ts";

/** Filters of a list under a name; a search is no part of it, so that nothing about people stays on a device. */
export type SavedView = { readonly name: string; readonly values: Readonly<Record<string, string>> };

export const MOST_VIEWS = 12;
export const LONGEST_NAME = 40;

/** Lists with fewer filters are narrowed as quickly as a view is chosen. */
export const filtersWorthSaving = 3;

/** The chosen filters of these keys. */
export const chosenFilters = (
  values: FilterValues,
  keys: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = values[key];
      return value ? [[key, value]] : [];
    }),
  );

/** Changes of the address for a view: its filters, and none of the others. */
export const changesFor = (view: SavedView, keys: readonly string[]): FilterValues =>
  Object.fromEntries(keys.map((key) => [key, view.values[key] ?? ""]));

/** A view over one of the same name, else after the others; undefined: there are as many as there may be. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] | undefined {
  const others = views.filter(({ name }) => name !== view.name);
  return others.length < MOST_VIEWS ? [...others, view] : undefined;
}

const isView = (one: unknown): one is SavedView => {
  const { name, values } = (one ?? {}) as Partial<SavedView>;
  return (
    typeof name === "string" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((value) => typeof value === "string")
  );
};

/** Views as this device holds them; what nobody could have saved is left out. */
export function readViews(stored: string | null): readonly SavedView[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isView).slice(0, MOST_VIEWS) : [];
  } catch {
    return [];
  }
}

/** Saved views of the list at this address, on this device. */
export function useSavedViews(
  path: string,
): readonly [readonly SavedView[], (views: readonly SavedView[]) => void] {
  const key = `trilha.views ${path}`;
  const [views, setViews] = useState(() => {
    try {
      return readViews(localStorage.getItem(key));
    } catch {
      return [];
    }
  });
  const store = (next: readonly SavedView[]) => {
    setViews(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is off: the views hold until the page is left.
    }
  };
  return [views, store];
}
