import type { Country } from "@trilha/contract/core/country.ts";
import { fiscalKeyProblem, normalizeFiscalKey } from "@trilha/contract/loyalty/claims/invoices/fiscal-key.ts";
import { readInParts } from "@trilha/contract/loyalty/claims/invoices/printed-number.ts";
import { readAnyInvoiceCode } from "@trilha/contract/loyalty/claims/invoices/read-invoice.ts";
import type { InvoiceReading, PrintedNumber } from "@trilha/contract/loyalty/claims/invoices/reading.ts";

/** Fields read from a code; absent where it says nothing. */
export type ReadFields = {
  readonly invoiceNumber?: string;
  readonly saleDate?: string;
  readonly issuer?: string;
};

export type InvoiceCode = { readonly text: string; readonly reading: InvoiceReading };

const rank = { certain: 0, likely: 1, weak: 2 } as const;

/** Text to trust of all on a picture, with what it says; undefined when none is an invoice. */
export function bestCode(texts: readonly string[], country: Country): InvoiceCode | undefined {
  return texts
    .slice(0, 32)
    .flatMap((text) => {
      const reading = readAnyInvoiceCode(text, country);
      return reading ? [{ text, reading }] : [];
    })
    .sort((a, b) => rank[a.reading.confidence] - rank[b.reading.confidence])[0];
}

/** A key with a digit wrong on the picture: read badly, or no key of a tax office. */
export const brokenKey = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const key = /\d{6}[0-9A-Z]{12}\d{26}/.exec(text.slice(0, 4096))?.[0];
    return key !== undefined && fiscalKeyProblem(key) === "check_digit";
  });

/** Fault of a key of 44 typed as the invoice's number; undefined for every other number. */
export function keyFault(text: string): "check_digit" | "other" | undefined {
  const key = normalizeFiscalKey(text);
  if (key.length !== 44 || !/^\d{6}/.test(key)) return undefined;
  const problem = fiscalKeyProblem(key);
  if (!problem) return undefined;
  return problem === "check_digit" ? "check_digit" : "other";
}

const printed: Partial<Record<Country, (parts: PrintedNumber) => string>> = {
  AR: ({ series, number }) => `${series.padStart(4, "0")}-${number.padStart(8, "0")}`,
  PE: ({ series, number }) => `${series}-${number}`,
};

/** The fields a reading fills; the number as it is printed on the invoice. */
export function fieldsOf(reading: InvoiceReading): ReadFields {
  const { number, issuer, date } = reading;
  const parts = readInParts(reading);
  const invoiceNumber = parts ? printed[reading.country]?.(parts) : number;
  return {
    ...(invoiceNumber ? { invoiceNumber } : {}),
    ...(date ? { saleDate: date } : {}),
    ...(issuer ? { issuer } : {}),
  };
}

type Filled = {
  readonly invoiceNumber: string;
  readonly saleDate: string;
  readonly issuer: string;
  readonly code: string | null;
  readonly read: ReadFields;
};

/**
 * Puts what a code says into the form. What the person typed stays: only empty fields, the day nobody touched and
 * what an earlier code said give way.
 */
export function fillFrom<Values extends Filled>(
  values: Values,
  { text, reading }: InvoiceCode,
  untouchedDay: string,
): Values {
  const fields = fieldsOf(reading);
  const free = (field: keyof ReadFields, empty = "") =>
    values[field] === empty || values[field] === "" || values[field] === values.read[field];
  return {
    ...values,
    invoiceNumber:
      fields.invoiceNumber && free("invoiceNumber") ? fields.invoiceNumber : values.invoiceNumber,
    saleDate: fields.saleDate && free("saleDate", untouchedDay) ? fields.saleDate : values.saleDate,
    issuer: fields.issuer && free("issuer") ? fields.issuer : values.issuer,
    code: text,
    read: fields,
  };
}

/** Origin of a field's value once a code was read: from there, typed over it, or not in it at all. */
export type ReadMark = "read" | "changed" | "unread";

/** Mark of a field; undefined before a code was read. */
export function readMark(values: Filled, field: keyof ReadFields): ReadMark | undefined {
  if (values.code === null) return undefined;
  const read = values.read[field];
  if (read === undefined) return "unread";
  return read === values[field] ? "read" : "changed";
}
