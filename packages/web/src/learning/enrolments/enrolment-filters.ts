import { ageBands } from "@trilha/contract/accounts/identity/age-bands.ts";
import { reportStates } from "@trilha/contract/learning/enrolments/states.ts";
import { calendarDay, country, id, oneOf, readFilters, search } from "../../core/lists/read-filters.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { ReportBy, ReportFilters } from "./enrolments.queries.ts";

export const REPORT_BY = ["course", "person", "store", "group"] as const satisfies readonly ReportBy[];

/** Dimension of a report's rows. */
export const reportByOf = (values: FilterValues): ReportBy => oneOf(REPORT_BY)(values, "by") ?? "course";

/** Filters of a report, as the address says them. */
export const reportOf = (values: FilterValues): ReportFilters =>
  readFilters<ReportFilters>(
    {
      search,
      courseId: id,
      country,
      chainId: id,
      storeId: id,
      groupId: id,
      ageBand: oneOf(ageBands),
      state: oneOf(reportStates),
      from: calendarDay,
      to: calendarDay,
    },
    values,
  );
