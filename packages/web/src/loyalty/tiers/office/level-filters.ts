import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { ReviewKind, ReviewState } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import type { FallFilters, ReviewFilters } from "./level-review.queries.ts";

// Written out, not imported: with the contract's lists would come the whole schema library.
export const STATES = [
  "eligible",
  "under_review",
  "appealed",
  "granted",
  "refused",
  "kept",
  "lowered",
  "lapsed",
] as const satisfies readonly ReviewState[];
/** What waits for somebody comes first; everything last. */
export const VIEWS = ["open", ...STATES, "all"] as const;
export const LEVELS = ["creator", "influencer"] as const;
export const KINDS = ["promotion", "reassessment"] as const satisfies readonly ReviewKind[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const countryOf = (text: string | undefined): Country | undefined => countries.find((one) => one === text);

/** What the address shows: without a word what still waits for somebody. */
export const viewOf = (values: FilterValues) => VIEWS.find((view) => view === values.state) ?? "open";

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export function reviewsOf(values: FilterValues): ReviewFilters {
  const view = viewOf(values);
  const filters: ReviewFilters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    state: view === "all" ? undefined : view,
    level: LEVELS.find((one) => one === values.level),
    kind: KINDS.find((one) => one === values.kind),
    country: countryOf(values.country),
    campaignId: values.campaignId && uuid.test(values.campaignId) ? values.campaignId : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const fallsOf = (values: FilterValues): FallFilters => {
  const country = countryOf(values.country);
  return country ? { country } : {};
};
