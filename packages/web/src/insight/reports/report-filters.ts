import { countries } from "@trilha/contract/core/country.ts";
import { auditBy, pointsBy, redemptionBy, salesBy } from "@trilha/contract/insight/reports/dimensions.ts";
import { compareLimit } from "@trilha/contract/insight/reports/limits.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { AuditQuery, PointsQuery, RedemptionQuery, SalesQuery } from "./reports.queries.ts";

export const TYPES = ["claim", "photo"] as const satisfies readonly AuditQuery["type"][];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^[12]\d{3}-\d{2}-\d{2}$/;

const one = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);
const dayOf = (text: string | undefined): string | undefined =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const known = <T extends object>(filters: T): T =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as T;

const span = (values: FilterValues) => ({
  campaignId: values.campaignId && uuid.test(values.campaignId) ? values.campaignId : undefined,
  from: dayOf(values.from),
  to: dayOf(values.to),
});

// The query as the address says it. What no figure could mean is left out instead of failing.

export const salesQueryOf = (values: FilterValues): SalesQuery =>
  known({ ...span(values), country: one(countries, values.country), by: one(salesBy, values.by) });

export const pointsQueryOf = (values: FilterValues): PointsQuery =>
  known({ ...span(values), by: one(pointsBy, values.by) });

export const auditQueryOf = (values: FilterValues): AuditQuery =>
  known({ ...span(values), type: one(TYPES, values.type), by: one(auditBy, values.by) });

export const redemptionQueryOf = (values: FilterValues): RedemptionQuery =>
  known({ ...span(values), country: one(countries, values.country), by: one(redemptionBy, values.by) });

/** Campaign whose levels are shown; undefined: the newest. */
export const campaignOf = (values: FilterValues): string | undefined => span(values).campaignId;

/** Ids of the campaigns beside each other; undefined: the newest ones. */
export function comparedOf(values: FilterValues): string[] | undefined {
  const ids = (values.campaignIds ?? "").split(",").filter((id) => uuid.test(id));
  return ids.length > 0 ? ids.slice(0, compareLimit) : undefined;
}

/** The same filters as texts, for an address or a file. */
export const textsOf = (query: object): FilterValues =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
