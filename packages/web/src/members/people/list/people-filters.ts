import { countries } from "@trilha/contract/core/country.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import type { PeopleFilters } from "../people.queries.ts";

export const STATUSES = Object.keys(membershipTransitions) as (keyof typeof membershipTransitions)[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const oneOf = <Value extends string>(list: readonly Value[], value: string | undefined): Value | undefined =>
  list.find((candidate) => candidate === value);

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export function queryOf(values: FilterValues): PeopleFilters {
  const filters: PeopleFilters = {
    search: values.search?.trim().slice(0, 64) || undefined,
    status: oneOf(STATUSES, values.status),
    role: oneOf(roles, values.role),
    jobProfile: oneOf(jobProfiles, values.jobProfile),
    country: oneOf(countries, values.country),
    entered: oneOf(["never"] as const, values.entered),
    groupId: values.groupId && uuid.test(values.groupId) ? values.groupId : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
