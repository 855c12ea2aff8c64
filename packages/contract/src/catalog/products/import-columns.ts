/** Columns of the product file; a header row is needed, order is free. */
export const productColumns = [
  "sku",
  "name",
  "product_type",
  "brand",
  "processor",
  "generation",
  "active",
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Columns of the store file; a header row is needed, order is free. */
export const storeColumns = [
  "store_code",
  "name",
  "retailer",
  "country",
  "city",
  "area",
  "time_zone",
  "photos_allowed",
  "active",
] as const;
export type StoreColumn = (typeof storeColumns)[number];
