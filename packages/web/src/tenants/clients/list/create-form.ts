import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { slugOf } from "@trilha/contract/core/slug.ts";
import type { NewClient } from "../clients.queries.ts";

export type CreateValues = {
  name: string;
  /** Empty: made from the name. */
  slug: string;
  countries: readonly Country[];
  timeZone: string;
};

export const emptyClient: CreateValues = {
  name: "",
  slug: "",
  countries: ["BR"],
  timeZone: "America/Sao_Paulo",
};

const slug = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

export const newClient = ({ name, slug: typed, countries: at, timeZone }: CreateValues): NewClient => ({
  name: name.trim(),
  slug: typed.trim() || slugOf(name),
  countries: countries.filter((code) => at.includes(code)),
  timeZone,
});

/** Faults the device can know of. */
export function checkNewClient(values: CreateValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!values.name.trim()) wrong.name = "required";
  // Without a name there is nothing a short name could be made from; that is said once, at the name.
  else if (!slug.test(newClient(values).slug)) wrong.slug = "invalid";
  if (values.countries.length === 0) wrong.countries = "required";
  return wrong;
}
