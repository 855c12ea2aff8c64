import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { editPerson } from "@trilha/contract/members/people/endpoints.ts";
import { type JobProfile, jobProfiles, type Role, roles } from "@trilha/contract/permissions.ts";
import { sameValue } from "../../../ui/form/rebase.ts";
import type { Person } from "../people.queries.ts";

/** A person's place in the programme as the form holds it: every choice a text, none is empty. */
export type PersonValues = {
  jobProfile: string;
  companyId: string;
  brandId: string;
  retailerId: string;
  storeId: string;
  groupIds: readonly string[];
  gminNumber: string;
  cadvCode: string;
  sapCode: string;
  roles: readonly Role[];
};

export type LinksBody = Omit<Request<typeof editPerson>["body"], "version">;

const CODES = ["gminNumber", "cadvCode", "sapCode"] as const;
const CODE_LIMIT = 64;

export const valuesOf = (person: Person): PersonValues => ({
  jobProfile: person.jobProfile ?? "",
  companyId: person.companyId ?? "",
  brandId: person.brandId ?? "",
  retailerId: person.retailerId ?? "",
  storeId: person.storeId ?? "",
  groupIds: [...person.groupIds].sort(),
  gminNumber: person.gminNumber ?? "",
  cadvCode: person.cadvCode ?? "",
  sapCode: person.sapCode ?? "",
  roles: roles.filter((role) => person.roles.includes(role)),
});

const orNull = (text: string): string | null => text.trim() || null;

export const linksOf = (values: PersonValues): LinksBody => ({
  jobProfile: jobProfiles.find((one) => one === values.jobProfile) ?? (null as JobProfile | null),
  companyId: orNull(values.companyId),
  brandId: orNull(values.brandId),
  retailerId: orNull(values.retailerId),
  storeId: orNull(values.storeId),
  groupIds: [...values.groupIds],
  gminNumber: orNull(values.gminNumber),
  cadvCode: orNull(values.cadvCode),
  sapCode: orNull(values.sapCode),
});

/** Links and roles are two writes; only what was touched is sent. */
export const touched = (seen: PersonValues, values: PersonValues) => ({
  links: !sameValue(linksOf(seen), linksOf(values)),
  roles: !sameValue(seen.roles, values.roles),
});

/** Another chain has other stores. */
export const withRetailer = (values: PersonValues, retailerId: string): PersonValues =>
  retailerId === values.retailerId ? values : { ...values, retailerId, storeId: "" };

/** A store belongs to one chain and brings it along. */
export const withStore = (
  values: PersonValues,
  store: { readonly id: string; readonly retailerId: string } | undefined,
): PersonValues => ({
  ...values,
  storeId: store?.id ?? "",
  retailerId: store?.retailerId ?? values.retailerId,
});

/** In the order of the list, however they were ticked. */
export const ticked = <Value extends string>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
): Value[] => all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));

/** Paths whose text is longer than the server keeps. */
export const tooLong = (values: PersonValues): readonly (typeof CODES)[number][] =>
  CODES.filter((code) => values[code].trim().length > CODE_LIMIT);
