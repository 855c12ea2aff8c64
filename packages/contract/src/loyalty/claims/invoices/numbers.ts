import type { Country } from "../../../core/country.ts";
import { asciiSkeleton, foldLookalikes } from "./confusables.ts";
import { dateIn } from "./dates.ts";
import { readInParts, typedInParts } from "./printed-number.ts";
import { type InvoiceReading, longestCode, type PrintedNumber } from "./reading.ts";
import { normalizeTaxId } from "./tax-ids.ts";

const plain = (text: string): string =>
  text.length > longestCode
    ? ""
    : text
        .normalize("NFKC")
        .toUpperCase()
        .normalize("NFKC")
        .replace(/[^0-9A-Z]/g, "");

const withoutZeros = (text: string): string => text.replace(/^0+/, "");

/**
 * §validation#document: an invoice number already sent is refused, however it is typed: full-width forms, case, spaces, dots, dashes,
 * invisible characters, leading zeros and letters that look alike (Unicode confusables; O and 0; I, L and 1) make no
 * other number. Null when nothing is left.
 */
export function normalizedInvoiceNumber(text: string): string | null {
  if (text.length > longestCode) return null;
  return withoutZeros(foldLookalikes(asciiSkeleton(text)).replace(/[^0-9A-Z]/g, "")) || null;
}

/**
 * The same with the country's own rule: where series and number are printed as one, zeros between them make no other
 * number either. Letters and digits, as above.
 */
export function invoiceNumberKey(typed: string, country: Country): string | null {
  const parts = typedInParts(typed, country);
  if (!parts) return normalizedInvoiceNumber(typed);
  // Two numbers in a row would not show where the second begins.
  const apart = /^\d+$/.test(parts.series) ? parts.number.padStart(8, "0") : parts.number;
  return normalizedInvoiceNumber(parts.series + apart);
}

/**
 * The same paper under whoever's name: tax id of the shop, number and day (YYYY-MM-DD). Null when one of the three
 * is missing; then nothing can be said. A number in parts is another one than the same signs in a row.
 */
export function invoiceNaturalKey(facts: {
  issuer: string | null;
  number: string | PrintedNumber | null;
  date: string | null;
}): string | null {
  const issuer = withoutZeros(normalizeTaxId((facts.issuer ?? "").slice(0, 64)));
  const number =
    typeof facts.number === "object" && facts.number !== null
      ? `${facts.number.series}-${facts.number.number}`
      : normalizedInvoiceNumber(facts.number ?? "");
  const date = dateIn(facts.date ?? "");
  return issuer && number && date ? `${issuer}|${number}|${date}` : null;
}

/**
 * Whether the number a person typed is the one the code tells, alone or behind its series: 1234, 0001-00001234,
 * F001-123. Undefined when the code tells no number.
 */
export function numberFits(
  typed: string,
  reading: Pick<InvoiceReading, "country" | "number" | "series">,
): boolean | undefined {
  const [printed, parts] = [readInParts(reading), typedInParts(typed, reading.country)];
  if (printed && parts) return printed.series === parts.series && printed.number === parts.number;
  const number = withoutZeros(plain(reading.number ?? ""));
  if (!number) return undefined;
  const whole = plain(typed);
  // A prefix that is part of the number (Colombia) is often left out.
  if (reading.series === null && withoutZeros(whole) === withoutZeros(number.replace(/^.*[A-Z]/, ""))) {
    return whole !== "";
  }
  if (!whole.endsWith(number)) return false;
  // Zeros between series and number may be padding of either.
  const ahead = (text: string) => withoutZeros(plain(text)).replace(/0+$/, "");
  const series = ahead(whole.slice(0, -number.length));
  return series === "" || series === ahead(reading.series ?? "");
}
