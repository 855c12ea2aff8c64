import type { BandBirthdays } from "@trilha/contract/accounts/identity/age-bands.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { ProgressFilter } from "@trilha/contract/learning/delivery/states.ts";

/** Filter of a progress report (§learning#progress-reports). */
export interface ReportFilter {
  clientId: string;
  /** The day and the zone of the client. */
  today: string;
  timeZone: string;
  search?: string | undefined;
  courseId?: string | undefined;
  country?: Country | undefined;
  chainId?: string | undefined;
  storeId?: string | undefined;
  groupId?: string | undefined;
  /** Birthdays that people opened to the client. */
  birthdays?: BandBirthdays | undefined;
  state?: ProgressFilter | "overdue" | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
