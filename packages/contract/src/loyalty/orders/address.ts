import * as z from "zod/mini";
import type { Country } from "../../core/country.ts";
import type { FieldCode } from "../../core/field-problems.ts";
import { country, optionalText, text } from "../../core/shapes.ts";
import { areaCodes } from "./areas.ts";
import { deliveryAddressLimits as limits } from "./limits.ts";

// Delivery address: pure checks by country that both sides run. The server always runs them again.

/** An address as it is typed; what must be filled in and how it is written depends on its country. */
export const deliveryAddress = z.strictObject({
  country,
  recipient: text(limits.recipient),
  phone: text(limits.phone),
  zipCode: z._default(optionalText(limits.zipCode), ""),
  state: text(limits.state),
  city: text(limits.city),
  neighborhood: z._default(optionalText(limits.neighborhood), ""),
  street: text(limits.street),
  number: z._default(optionalText(limits.number), ""),
  complement: z._default(optionalText(limits.complement), ""),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;
export type AddressField = keyof DeliveryAddress;
export interface AddressFault {
  readonly field: AddressField;
  readonly code: FieldCode;
}

interface Rules {
  readonly calling: string;
  /** A national number without the calling code, digits only. */
  readonly phone: RegExp;
  /** A postal code without spaces and dashes, in capitals. */
  readonly zip: RegExp;
  /** Where people know their postal code and a parcel does not arrive without it. */
  readonly zipNeeded: boolean;
  /** Where a house has a number of its own, apart from the street's name. */
  readonly numberNeeded: boolean;
}

const rules: Readonly<Record<Country, Rules>> = {
  AR: {
    calling: "54",
    phone: /^9?\d{10}$/,
    zip: /^(?:[A-HJ-NP-Z]\d{4}[A-Z]{3}|\d{4})$/,
    zipNeeded: true,
    numberNeeded: true,
  },
  BR: {
    calling: "55",
    phone: /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/,
    zip: /^\d{8}$/,
    zipNeeded: true,
    numberNeeded: true,
  },
  CA: {
    calling: "1",
    phone: /^[2-9]\d{2}[2-9]\d{6}$/,
    zip: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
    zipNeeded: true,
    numberNeeded: false,
  },
  CL: { calling: "56", phone: /^[2-9]\d{8}$/, zip: /^\d{7}$/, zipNeeded: false, numberNeeded: true },
  CO: { calling: "57", phone: /^[36]\d{9}$/, zip: /^\d{6}$/, zipNeeded: false, numberNeeded: false },
  MX: { calling: "52", phone: /^1?[2-9]\d{9}$/, zip: /^\d{5}$/, zipNeeded: true, numberNeeded: true },
  PE: {
    calling: "51",
    phone: /^(?:9\d{8}|[1-8]\d{6,7})$/,
    zip: /^\d{5}$/,
    zipNeeded: false,
    numberNeeded: true,
  },
};

/** Canada: the first letter of a postal code says the province. */
const provincesByLetter: Readonly<Record<string, readonly string[]>> = {
  A: ["NL"],
  B: ["NS"],
  C: ["PE"],
  E: ["NB"],
  G: ["QC"],
  H: ["QC"],
  J: ["QC"],
  K: ["ON"],
  L: ["ON"],
  M: ["ON"],
  N: ["ON"],
  P: ["ON"],
  R: ["MB"],
  S: ["SK"],
  T: ["AB"],
  V: ["BC"],
  X: ["NT", "NU"],
  Y: ["YT"],
};

/** A postal code without spaces and dashes, in capitals. */
export function plainZip(zip: string): string {
  return zip.replace(/[\s.-]/g, "").toUpperCase();
}

/** A phone with its calling code, digits only; without a code it is one of the country. */
export function phoneWithCode(phone: string, country: Country): string {
  const digits = phone.replace(/\D/g, "");
  return phone.trim().startsWith("+") ? `+${digits}` : `+${rules[country].calling}${digits}`;
}

/** Which fields are wrong for an order of this country; empty when a parcel can go there. */
export function checkAddress(address: DeliveryAddress, country: Country): readonly AddressFault[] {
  const faults: AddressFault[] = [];
  const say = (field: AddressField, code: FieldCode) => faults.push({ field, code });
  if (address.country !== country) say("country", "other_country");
  const rule = rules[country];
  const zip = plainZip(address.zipCode);
  if (!zip && rule.zipNeeded) say("zipCode", "required");
  if (zip && !zipFits(zip, address.state, country)) say("zipCode", "zip_code_invalid");
  if (!areaCodes[country].includes(address.state)) say("state", "area_unknown");
  if (!address.number && rule.numberNeeded) say("number", "required");
  if (!phoneFits(address.phone, country)) say("phone", "phone_invalid");
  return faults;
}

function zipFits(zip: string, state: string, country: Country): boolean {
  if (!rules[country].zip.test(zip)) return false;
  const [letter = ""] = zip;
  if (country === "CA") return provincesByLetter[letter]?.includes(state) ?? false;
  // The long form of Argentina begins with the province.
  return country !== "AR" || zip.length === 4 || letter === state;
}

/** Written to be understood by whoever reads the label: a number from elsewhere begins with "+" and stays. */
function phoneFits(phone: string, country: Country): boolean {
  if (!/^\+?[\d\s().-]+$/.test(phone)) return false;
  const full = phoneWithCode(phone, country);
  const own = `+${rules[country].calling}`;
  return full.startsWith(own)
    ? rules[country].phone.test(full.slice(own.length))
    : /^\+[1-9]\d{7,14}$/.test(full);
}

/** Two addresses are one when a parcel would reach the same door. */
export function samePlace(one: DeliveryAddress, other: DeliveryAddress): boolean {
  const key = (address: DeliveryAddress) =>
    [
      address.country,
      plainZip(address.zipCode),
      address.state,
      address.city,
      address.neighborhood,
      address.street,
      address.number,
      address.complement,
    ]
      .map((part) => part.trim().toLocaleLowerCase("en").replace(/\s+/g, " "))
      .join("\n");
  return key(one) === key(other);
}
