import { countries } from "@trilha/contract/core/country.ts";
import { claimStates, signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import type { ClaimFilters, QueueFilters } from "./review.queries.ts";

export const TYPES = ["claim", "photo"] as const;

const among = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value);

/** The queue as the address narrows it; what it could not mean is left out. */
export function queueOf(values: FilterValues): QueueFilters {
  const subjectType = among(TYPES, values.type);
  const country = among(countries, values.country);
  const signal = among(signalKinds, values.signal);
  return { ...(subjectType && { subjectType }), ...(country && { country }), ...(signal && { signal }) };
}

/** All reports as the address narrows them. */
export function claimsOf(values: FilterValues): ClaimFilters {
  const country = among(countries, values.country);
  const state = among(claimStates, values.state);
  const search = values.search?.trim().slice(0, 64);
  return {
    subjectType: among(TYPES, values.type) ?? "claim",
    ...(search && { search }),
    ...(country && { country }),
    ...(state && { state }),
  };
}
