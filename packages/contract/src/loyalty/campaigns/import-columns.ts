/** Columns of a points table brought in from a file. */
export const pointsColumns = [
  "product_type",
  "brand",
  "processor",
  "generation",
  "sku",
  "from_units",
  "to_units",
  "points",
  "experience",
] as const;
export type PointsColumn = (typeof pointsColumns)[number];
