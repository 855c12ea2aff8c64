import type { OrderColumn } from "@trilha/contract/loyalty/orders/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = [
  "code",
  "state",
  "carrier",
  "tracking",
  "tracking_url",
  "date",
] as const satisfies readonly OrderColumn[];
