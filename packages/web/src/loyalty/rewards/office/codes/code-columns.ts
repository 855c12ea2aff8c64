import type { CodeColumn } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const CODE_COLUMNS = ["code"] as const satisfies readonly CodeColumn[];
