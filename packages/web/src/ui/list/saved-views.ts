import { type ComponentType, createContext } from "react";
import type { FilterValues } from "./filters.ts";

/** Lists with fewer filters are narrowed as quickly as a view is chosen. */
export const filtersWorthSaving = 3;

export type SavedViewsProps = {
  /** Filters of the list. */
  keys: readonly string[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  onClose: () => void;
};

/** Sheet of saved views of the list at hand; undefined: nobody is here to save them for. */
export const SavedViews = createContext<ComponentType<SavedViewsProps> | undefined>(undefined);
