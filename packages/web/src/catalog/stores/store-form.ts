import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Store } from "./network.queries.ts";

/** A store as the form holds it. */
export type StoreValues = {
  code: string;
  name: string;
  chainId: string;
  areaCode: string;
  city: string;
  timeZone: string;
  photosAllowed: boolean;
};

export const emptyStore: StoreValues = {
  code: "",
  name: "",
  chainId: "",
  areaCode: "",
  city: "",
  timeZone: "",
  photosAllowed: true,
};

export const valuesOf = (store: Store): StoreValues => ({
  code: store.code,
  name: store.name,
  chainId: store.chainId,
  areaCode: store.areaCode ?? "",
  city: store.city ?? "",
  timeZone: store.timeZone,
  photosAllowed: store.photosAllowed,
});

export const fieldsOf = (values: StoreValues) => ({
  code: values.code.trim(),
  name: values.name.trim(),
  chainId: values.chainId,
  areaCode: values.areaCode.trim() || null,
  city: values.city.trim() || null,
  timeZone: values.timeZone,
  photosAllowed: values.photosAllowed,
});

/** Another chain may stand in another country: what hangs on the country begins anew there. */
export function withChain(
  values: StoreValues,
  chainId: string,
  from: Country | undefined,
  to: Country | undefined,
): StoreValues {
  if (from === to) return { ...values, chainId };
  return { ...values, chainId, areaCode: "", timeZone: to ? zonesByCountry[to][0] : "" };
}

/** Faults the device can know of. */
export function checkStore(values: StoreValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  for (const field of ["name", "code", "chainId", "timeZone"] as const)
    if (!values[field].trim()) wrong[field] = "required";
  return wrong;
}
