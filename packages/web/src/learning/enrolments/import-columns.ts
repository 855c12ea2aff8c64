import type { EnrolmentColumn } from "@trilha/contract/learning/enrolments/shapes.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
export const COLUMNS = ["person", "course", "due"] as const satisfies readonly EnrolmentColumn[];
