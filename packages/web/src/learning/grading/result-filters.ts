import { calendarDay, country, id, oneOf, readFilters } from "../../core/lists/read-filters.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { OpinionFilters, ResultFilters } from "./results.queries.ts";

export const TEST_BY = ["person", "group", "store", "country"] as const;
export type TestBy = (typeof TEST_BY)[number];

const results = { country, storeId: id, groupId: id, from: calendarDay, to: calendarDay };

export const testByOf = (values: FilterValues): TestBy => oneOf(TEST_BY)(values, "by") ?? "person";
export const passedOf = (values: FilterValues) => oneOf(["true", "false"])(values, "passed");

/** What the results of a test are narrowed to, as the address says it; what it could not mean is left out. */
export const resultsOf = (values: FilterValues): ResultFilters => readFilters<ResultFilters>(results, values);

/** The same of opinions: of one evaluation, or of all of the course. */
export const opinionsOf = (values: FilterValues): OpinionFilters =>
  readFilters<OpinionFilters>({ ...results, activityId: id }, values);
