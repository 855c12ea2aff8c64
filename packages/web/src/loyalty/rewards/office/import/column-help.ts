import type { RewardColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";

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
