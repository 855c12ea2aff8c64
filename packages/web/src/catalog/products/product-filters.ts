import type { FilterValues } from "../../ui/list/filters.ts";
import type { ProductFilters } from "./catalogue.queries.ts";

const ACTIVITIES = ["active", "off"] as const;
const KEY = 64;

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export function queryOf(values: FilterValues): ProductFilters {
  const key = (value: string | undefined, longest = KEY) => value?.trim().slice(0, longest) || undefined;
  const filters: ProductFilters = {
    text: key(values.search),
    productType: key(values.productType),
    brand: key(values.brand, 256),
    processor: key(values.processor),
    generation: key(values.generation),
    activity: ACTIVITIES.find((one) => one === values.activity),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
