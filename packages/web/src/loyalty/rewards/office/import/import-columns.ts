import type { RewardColumn } from "@trilha/contract/loyalty/rewards/office-shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "sku",
  "name_pt",
  "name_en",
  "name_es",
  "name_fr",
  "description_pt",
  "description_en",
  "description_es",
  "description_fr",
  "conditions_pt",
  "conditions_en",
  "conditions_es",
  "conditions_fr",
  "department",
  "category",
  "delivery",
  "price_ar",
  "price_br",
  "price_ca",
  "price_cl",
  "price_co",
  "price_mx",
  "price_pe",
  "level",
  "limit_campaign",
  "limit_month",
  "limit_year",
  "limit_ever",
  "visible_from",
  "visible_until",
  "redeem_from",
  "redeem_until",
  "state",
] as const satisfies readonly RewardColumn[];

/** Columns that differ only in their language, country or period share one explanation. */
export const helpOf = (column: RewardColumn) => {
  if (column.startsWith("name_")) return "name";
  if (column.startsWith("description_")) return "description";
  if (column.startsWith("conditions_")) return "conditions";
  if (column.startsWith("price_")) return "price";
  if (column.startsWith("limit_")) return "limit";
  if (column.startsWith("visible_")) return "visible";
  if (column.startsWith("redeem_")) return "redeem";
  return column as "sku" | "department" | "category" | "delivery" | "level" | "state";
};
