import { countries } from "@trilha/contract/core/country.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { ChainFilters, StoreFilters } from "./network.queries.ts";

const ACTIVITIES = ["active", "off"] as const;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const given = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;

const shared = (values: FilterValues) => ({
  search: values.search?.trim().slice(0, 64) || undefined,
  country: countries.find((one) => one === values.country),
  activity: ACTIVITIES.find((one) => one === values.activity),
});
const id = (value: string | undefined) => (value && uuid.test(value) ? value : undefined);

/** The stores' query as the address says it. What no list could mean is left out instead of failing. */
export const storeQueryOf = (values: FilterValues): StoreFilters =>
  given({ ...shared(values), chainId: id(values.chainId), groupId: id(values.groupId) });

/** The chains' query as the address says it. */
export const chainQueryOf = (values: FilterValues): ChainFilters => given(shared(values));
