import type { CompletionColumn } from "@trilha/contract/members/requirements/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = ["person", "training", "date"] as const satisfies readonly CompletionColumn[];
