import { countries } from "@trilha/contract/core/country.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { AttemptFilters, OpinionFilters, ResultFilters } from "./results.queries.ts";

// Written out, not imported: with the contract's lists would come the whole schema library.
export const TEST_BY = ["person", "group", "store", "country"] as const;
export type TestBy = (typeof TEST_BY)[number];
export const ATTEMPT_STATES = [
  "running",
  "marking",
  "done",
  "void",
] as const satisfies readonly AttemptFilters["state"][];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^[12]\d{3}-\d{2}-\d{2}$/;
const idOf = (text: string | undefined) => (text && uuid.test(text) ? text : undefined);
const dayOf = (text: string | undefined) =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const one = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);
const known = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as T;

export const searchOf = (values: FilterValues) => values.search?.trim().slice(0, 64) || undefined;
export const testByOf = (values: FilterValues): TestBy => one(TEST_BY, values.by) ?? "person";
export const passedOf = (values: FilterValues) => one(["true", "false"] as const, values.passed);

/** What the results of a test are narrowed to, as the address says it; what it could not mean is left out. */
export const resultsOf = (values: FilterValues): ResultFilters =>
  known({
    country: one(countries, values.country),
    storeId: idOf(values.storeId),
    groupId: idOf(values.groupId),
    from: dayOf(values.from),
    to: dayOf(values.to),
  });

/** The same of opinions: of one evaluation, or of all of the course. */
export const opinionsOf = (values: FilterValues): OpinionFilters =>
  known({ ...resultsOf(values), activityId: idOf(values.activityId) });

/** Which attempts are listed, as the address says it. */
export const attemptsOf = (values: FilterValues): AttemptFilters =>
  known({
    courseId: idOf(values.courseId),
    activityId: idOf(values.activityId),
    userId: idOf(values.userId),
    state: one(ATTEMPT_STATES, values.state),
    search: searchOf(values),
  });
