import type { Country } from "@trilha/contract/core/country.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js";

/** Digits of any width, and what people write between them. The library would drop letters and dial what is left. */
const written = /^[\d\s()+./-]{1,64}$/;

/** A phone as typed, in E.164 if it is one; without a country code it belongs to the person's country (§validation#phone). */
export function readPhone(typed: string, country: Country): string | undefined {
  const plain = typed.slice(0, 65).normalize("NFKC");
  if (!written.test(plain)) return undefined;
  const number = parsePhoneNumberFromString(plain, country);
  return number?.isValid() ? number.number : undefined;
}
