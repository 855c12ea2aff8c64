import type { StoreColumn } from "@trilha/contract/catalog/products/network-shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "store_code",
  "name",
  "retailer",
  "country",
  "city",
  "area",
  "time_zone",
  "photos_allowed",
  "active",
] as const satisfies readonly StoreColumn[];
