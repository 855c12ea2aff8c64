import { countries } from "@trilha/contract/core/country.ts";
import { registrationForms } from "@trilha/contract/members/registration/fields.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import type { WaitingFilters } from "./queue.queries.ts";

/** What the address asks for; what it does not know is left out. */
export function queueFilters(values: FilterValues): WaitingFilters {
  const form = registrationForms.find((one) => one === values.form);
  const country = countries.find((one) => one === values.country);
  const jobProfile = jobProfiles.find((one) => one === values.jobProfile);
  const search = values.search?.trim().slice(0, 64);
  return {
    ...(search && { search }),
    ...(form && { form }),
    ...(country && { country }),
    ...(jobProfile && { jobProfile }),
  };
}

/** Who comes after somebody in the list, and who before; of who is gone, the first of the list comes next. */
export function neighbours(
  ids: readonly string[],
  id: string,
): { next: string | undefined; previous: string | undefined } {
  const at = ids.indexOf(id);
  if (at < 0) return { next: ids[0], previous: undefined };
  return { next: ids[at + 1], previous: ids[at - 1] };
}
