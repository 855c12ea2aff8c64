import type { readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import {
  type AddressField,
  checkAddress,
  type DeliveryAddress,
  phoneWithCode,
} from "@trilha/contract/loyalty/orders/address.ts";
import { maskPhone, maskZip } from "../../../i18n/masks.ts";

/** The fields a person fills in; the country is the order's. */
export const ADDRESS_FIELDS = [
  "recipient",
  "phone",
  "zipCode",
  "state",
  "city",
  "neighborhood",
  "street",
  "number",
  "complement",
] as const satisfies readonly AddressField[];
export type AddressInput = (typeof ADDRESS_FIELDS)[number];

const NEEDED = ["recipient", "phone", "state", "city", "street"] as const satisfies readonly AddressInput[];
const PHONES = ["cellphone", "whatsapp", "mobile", "commercial", "residential"] as const;

type Living = Pick<Answer<typeof readProfile>, "firstName" | "lastName" | "phones" | "address">;

/** Where the parcel probably goes: where the last one went, else where the person lives, in the order's country. */
export function startAddress(
  profile: Living | undefined,
  last: DeliveryAddress | null | undefined,
  country: Country,
): DeliveryAddress {
  if (last?.country === country) return shown(last);
  const home = (profile?.address.country ?? country) === country ? profile?.address : undefined;
  return shown({
    country,
    recipient: [profile?.firstName, profile?.lastName].filter(Boolean).join(" "),
    phone: PHONES.map((kind) => profile?.phones[kind]).find(Boolean) ?? "",
    zipCode: home?.zipCode ?? "",
    state: home?.state ?? "",
    city: home?.city ?? "",
    neighborhood: home?.neighborhood ?? "",
    street: home?.street ?? "",
    number: home?.number ?? "",
    complement: home?.complement ?? "",
  });
}

/** As people there write it. */
const shown = (address: DeliveryAddress): DeliveryAddress => ({
  ...address,
  phone: maskPhone(address.phone, address.country),
  zipCode: maskZip(address.zipCode, address.country),
});

/** As it is sent: trimmed, the phone with its calling code. */
export function sentAddress(values: DeliveryAddress): DeliveryAddress {
  const trimmed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[field].trim()]));
  return { ...values, ...trimmed, phone: phoneWithCode(values.phone, values.country) };
}

/** Faults of an address by field (`contract/orders/address.ts`); the server looks again. */
export function addressFaults(values: DeliveryAddress): Partial<Record<AddressField, FieldCode>> {
  const faults: Partial<Record<AddressField, FieldCode>> = {};
  for (const { field, code } of checkAddress(values, values.country)) faults[field] ??= code;
  for (const field of NEEDED) if (!values[field].trim()) faults[field] = "required";
  return faults;
}
