import type { FilterValues } from "../../../ui/list/filters.ts";
import type { CourseFilters } from "../course-office.queries.ts";

export const KINDS = ["course", "trail"] as const;
export const STATES = ["draft", "published", "archived"] as const;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The list's query as the address says it; what the address has wrong is left out. */
export function queryOf({ search, kind, state, labelId }: FilterValues): CourseFilters {
  const wanted = search?.trim().slice(0, 64);
  const [one, at] = [KINDS.find((each) => each === kind), STATES.find((each) => each === state)];
  return {
    ...(wanted && { search: wanted }),
    ...(one && { kind: one }),
    ...(at && { state: at }),
    ...(labelId && ID.test(labelId) && { labelId }),
  };
}
