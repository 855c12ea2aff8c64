// The weak fall-back: countries whose slips carry no official code (Canada), and every slip nothing could be read
// from. What a person typed is all there is.
import type { Country } from "../../../../core/country.ts";
import { decimalAmount } from "../amounts.ts";
import { dateIn, monthOf } from "../dates.ts";
import { normalizedInvoiceNumber } from "../numbers.ts";
import type { InvoiceReading } from "../reading.ts";
import { normalizeTaxId } from "../tax-ids.ts";

export interface TypedInvoice {
  number: string;
  issuer?: string | null | undefined;
  /** YYYY-MM-DD. */
  date?: string | null | undefined;
  /** Decimal with a point. */
  total?: string | null | undefined;
}

/** A reading out of what was typed; null without a number. Its unique key stays null: use `invoiceNaturalKey`. */
export function readTypedInvoice(typed: TypedInvoice, country: Country): InvoiceReading | null {
  const number = normalizedInvoiceNumber(typed.number);
  if (!number) return null;
  const date = dateIn(typed.date ?? "");
  return {
    country,
    scheme: "typed",
    issuer: normalizeTaxId((typed.issuer ?? "").slice(0, 64)) || null,
    type: null,
    series: null,
    number,
    date,
    month: monthOf(date),
    total: decimalAmount((typed.total ?? "").slice(0, 64)),
    uniqueKey: null,
    confidence: "weak",
  };
}

/** A bar code that holds nothing but a transaction number, as tills in Canada print it. */
export function readPlainNumber(text: string, country: Country): InvoiceReading | null {
  const plain = /^[0-9A-Z][0-9A-Z #./-]{3,39}$/i.test(text) && /\d{3}/.test(text);
  return plain ? readTypedInvoice({ number: text }, country) : null;
}
