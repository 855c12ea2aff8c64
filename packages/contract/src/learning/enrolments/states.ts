import { progressFilters } from "../delivery/states.ts";

/** Filters of a report: the groups of states, and what is late. */
export const reportStates = [...progressFilters, "overdue"] as const;
