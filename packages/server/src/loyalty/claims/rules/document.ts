// §validation#sale-rules Sale: an invoice number already sent is refused, however it is typed; the code on the invoice names the document
// for good, and issuer, number and day name it by another road.

import type { Country } from "@trilha/contract/core/country.ts";
import { invoiceNaturalKey, invoiceNumberKey } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import { readInParts, typedInParts } from "@trilha/contract/loyalty/claims/invoices/printed-number.ts";
import { readInvoiceCode } from "@trilha/contract/loyalty/claims/invoices/read-invoice.ts";
import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";

export interface InvoiceEntry {
  invoiceNumber: string;
  /** YYYY-MM-DD. */
  saleDate: string;
  /** Text the device read from the invoice, as it stood there. */
  code?: string | undefined;
  /** The shop's tax id, where it was typed. */
  issuer?: string | undefined;
}

/** Identity of an invoice. */
export interface InvoiceDocument {
  /** The number without everything that may differ in typing; null when nothing is left of it. */
  invoiceKey: string | null;
  reading: InvoiceReading | null;
  /** Key of the official code, with its country; null where there is none. */
  fiscalKey: string | null;
  naturalKey: string | null;
}

const longestKey = 64;
const longestFiscalKey = 128;

/** Reads the code again and works out the keys; the country is the store's. */
export function documentOf(typed: InvoiceEntry, country: Country): InvoiceDocument {
  const reading = typed.code ? readInvoiceCode(typed.code, country) : null;
  const parts = reading?.number ? readInParts(reading) : typedInParts(typed.invoiceNumber, country);
  const key = reading?.uniqueKey ? `${reading.country}:${reading.uniqueKey}` : null;
  return {
    // Some characters fold into several.
    invoiceKey: invoiceNumberKey(typed.invoiceNumber, country)?.slice(0, longestKey) ?? null,
    reading,
    fiscalKey: key && key.length <= longestFiscalKey ? key : null,
    naturalKey: invoiceNaturalKey({
      issuer: reading?.issuer ?? typed.issuer ?? null,
      number: parts ?? reading?.number ?? typed.invoiceNumber,
      date: reading?.date ?? typed.saleDate,
    }),
  };
}
