import type { FilterValues } from "../../../ui/list/filters.ts";

/** The list as it was left, so the way back from a person leads to the same rows. */
let last: FilterValues = {};

export const lastList = {
  read: (): FilterValues => last,
  keep: (values: FilterValues): void => {
    last = values;
  },
};
