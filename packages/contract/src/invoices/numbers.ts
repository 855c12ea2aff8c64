import { dateIn } from "./dates.ts";
import { type InvoiceReading, longestCode } from "./reading.ts";
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
 * §5: an invoice number already sent is refused, however it is typed: full-width forms, case, spaces, dots, dashes,
 * characters one cannot see and leading zeros make no other number. Null when nothing is left.
 */
export function normalizedInvoiceNumber(text: string): string | null {
  return withoutZeros(plain(text)) || null;
}

/**
 * The same paper under whoever's name: tax id of the shop, number and day (YYYY-MM-DD). Null when one of the three
 * is missing; then nothing can be said.
 */
export function invoiceNaturalKey(facts: {
  issuer: string | null;
  number: string | null;
  date: string | null;
}): string | null {
  const issuer = withoutZeros(normalizeTaxId((facts.issuer ?? "").slice(0, 64)));
  const number = normalizedInvoiceNumber(facts.number ?? "");
  const date = dateIn(facts.date ?? "");
  return issuer && number && date ? `${issuer}|${number}|${date}` : null;
}

/**
 * Whether the number a person typed is the one the code tells, alone or behind its series: 1234, 0001-00001234,
 * F001-123. Undefined when the code tells no number.
 */
export function numberFits(
  typed: string,
  reading: Pick<InvoiceReading, "number" | "series">,
): boolean | undefined {
  const told = normalizedInvoiceNumber(reading.number ?? "");
  if (!told) return undefined;
  const whole = plain(typed);
  // A prefix that is part of the number (Colombia) is often left out.
  if (reading.series === null && withoutZeros(whole) === withoutZeros(told.replace(/^.*[A-Z]/, ""))) {
    return whole !== "";
  }
  if (!whole.endsWith(told)) return false;
  // Zeros between series and number may be padding of either.
  const ahead = (text: string) => withoutZeros(plain(text)).replace(/0+$/, "");
  const series = ahead(whole.slice(0, -told.length));
  return series === "" || series === ahead(reading.series ?? "");
}
