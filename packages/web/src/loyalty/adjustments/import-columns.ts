import type { AwardColumn } from "@trilha/contract/loyalty/adjustments/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "person",
  "points",
  "experience",
  "note",
  "date",
  "store_code",
] as const satisfies readonly AwardColumn[];
