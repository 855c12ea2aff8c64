// §loyalty#typed-beside-read: what was typed beside what the code on the invoice says.
import { monthOf } from "./dates.ts";
import { normalizeFiscalKey } from "./fiscal-key.ts";
import { numberFits } from "./numbers.ts";
import type { InvoiceReading } from "./reading.ts";

/** unknown: the code does not tell. */
export type Agreement = "same" | "differs" | "unknown";

const agreementOf = (same: boolean): Agreement => (same ? "same" : "differs");

/** Whether the typed number is the code's: alone, behind its series, or as the whole key. */
export function numberAgreement(
  typed: string,
  reading: Pick<InvoiceReading, "country" | "number" | "series" | "uniqueKey">,
): Agreement {
  const fits = numberFits(typed, reading);
  if (fits === undefined) return "unknown";
  const isKey = reading.uniqueKey !== null && normalizeFiscalKey(typed) === reading.uniqueKey;
  return agreementOf(fits || isKey);
}

/** Whether a day of sale (YYYY-MM-DD) is the code's: the day where the code tells one, else its month. */
export function dateAgreement(
  saleDate: string,
  { date, month }: Pick<InvoiceReading, "date" | "month">,
): Agreement {
  if (date) return agreementOf(date === saleDate);
  return month === null ? "unknown" : agreementOf(month === monthOf(saleDate));
}
