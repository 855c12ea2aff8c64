import type { Country } from "@trilha/contract/kernel/country.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A phone as typed, in E.164 if it is one; without a country code it belongs to the person's country (§5 Phone). */
export function readPhone(typed: string, country: Country): string | undefined {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}
