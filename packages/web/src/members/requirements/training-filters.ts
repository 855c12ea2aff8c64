import type { FilterValues } from "../../ui/list/filters.ts";
import type { TrainingFilters } from "./trainings.queries.ts";

/** The list's query as the address says it. */
export function trainingsOf({ search, activity }: FilterValues): TrainingFilters {
  const wanted = search?.trim().slice(0, 64);
  return {
    ...(wanted && { search: wanted }),
    ...(activity === "active" && { active: "true" as const }),
    ...(activity === "off" && { active: "false" as const }),
  };
}
