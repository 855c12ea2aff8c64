import type { AwardKind } from "@trilha/contract/loyalty/adjustments/shapes.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { BatchFilters } from "./awards.queries.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const STATES = [
  "proposed",
  "approved",
  "refused",
  "withdrawn",
] as const satisfies readonly BatchFilters["state"][];
export const KINDS = ["adjustment", "mystery_customer", "file"] as const satisfies readonly AwardKind[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export function batchQueryOf(values: FilterValues): BatchFilters {
  const filters: BatchFilters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    state: STATES.find((one) => one === values.state),
    kind: KINDS.find((one) => one === values.kind),
    campaignId: values.campaignId && uuid.test(values.campaignId) ? values.campaignId : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
