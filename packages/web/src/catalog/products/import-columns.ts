import type { ProductColumn } from "@trilha/contract/catalog/products/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "sku",
  "name",
  "product_type",
  "brand",
  "processor",
  "generation",
  "active",
] as const satisfies readonly ProductColumn[];
