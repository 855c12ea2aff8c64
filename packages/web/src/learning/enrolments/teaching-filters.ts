import { countries } from "@trilha/contract/core/country.ts";
import type { FlagReason, FlagState } from "@trilha/contract/learning/delivery/flags.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { EnrolmentFilters, FlagFilters, ReportBy, ReportFilters } from "./teaching.queries.ts";

// Written out, not imported: with the contract's lists would come the whole schema library.
export const STATES = [
  "requested",
  "invited",
  "enrolled",
  "in_progress",
  "finished",
  "approved",
  "reproved",
  "blocked",
  "unenrolled",
] as const satisfies readonly LearningState[];
export const REPORT_BY = ["course", "person", "store", "group"] as const satisfies readonly ReportBy[];
export const REPORT_STATES = [
  "not_started",
  "in_progress",
  "finished",
  "reproved",
  "blocked",
  "overdue",
] as const satisfies readonly ReportFilters["state"][];

export const FLAG_STATES = ["open", "cleared", "rejected"] as const satisfies readonly FlagState[];
export const FLAG_REASONS = [
  "course_too_fast",
  "package_too_fast",
  "test_too_fast",
  "game_too_fast",
] as const satisfies readonly FlagReason[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^[12]\d{3}-\d{2}-\d{2}$/;
const idOf = (text: string | undefined) => (text && uuid.test(text) ? text : undefined);
const dayOf = (text: string | undefined) =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const one = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);
const known = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as T;
const searchOf = (text: string | undefined) => text?.trim().slice(0, 64) || undefined;

/** The list of a course's people as the address says it; what it could not mean is left out. */
export const enrolmentsOf = (values: FilterValues): EnrolmentFilters =>
  known({
    search: searchOf(values.search),
    state: one(STATES, values.state),
    overdue: values.overdue === "true" ? ("true" as const) : undefined,
    storeId: idOf(values.storeId),
    groupId: idOf(values.groupId),
  });

/** What was flagged, as the address says it. */
export const flagsOf = (values: FilterValues): FlagFilters =>
  known({
    search: searchOf(values.search),
    state: one(FLAG_STATES, values.state),
    reason: one(FLAG_REASONS, values.reason),
    courseId: idOf(values.courseId),
  });

/** What a report's rows are. */
export const reportByOf = (values: FilterValues): ReportBy => one(REPORT_BY, values.by) ?? "course";

/** What a report is narrowed to, as the address says it. */
export const reportOf = (values: FilterValues): ReportFilters =>
  known({
    search: searchOf(values.search),
    courseId: idOf(values.courseId),
    country: one(countries, values.country),
    chainId: idOf(values.chainId),
    storeId: idOf(values.storeId),
    groupId: idOf(values.groupId),
    state: one(REPORT_STATES, values.state),
    from: dayOf(values.from),
    to: dayOf(values.to),
  });
