import type { Country } from "../../../core/country.ts";
import { readArgentina } from "./packs/argentina.ts";
import { readBrazil } from "./packs/brazil.ts";
import { readChile } from "./packs/chile.ts";
import { readColombia } from "./packs/colombia.ts";
import { readMexico } from "./packs/mexico.ts";
import { readPeru } from "./packs/peru.ts";
import { readPlainNumber } from "./packs/typed.ts";
import { type InvoicePack, type InvoiceReading, longestCode } from "./reading.ts";

const packs: Readonly<Record<Country, InvoicePack>> = {
  AR: readArgentina,
  BR: readBrazil,
  CA: (text) => readPlainNumber(text, "CA"),
  CL: readChile,
  CO: readColombia,
  MX: readMexico,
  PE: readPeru,
};

/** Countries with an official code: only these may be recognised without being asked for. */
const official = ["BR", "MX", "AR", "CO", "PE", "CL"] as const satisfies readonly Country[];

/**
 * §validation#sale-rules Sale: what the text of a QR or bar code, or a key typed by hand, says of the invoice by the country's own
 * layout. Null when it is none, damaged, or longer than 4096 characters; never throws, whatever stands in it.
 */
export function readInvoiceCode(text: string, country: Country): InvoiceReading | null {
  return text.length > longestCode ? null : packs[country](text.trim());
}

/** The same in whichever country's layout fits: the given country first, then every other with an official code. */
export function readAnyInvoiceCode(text: string, first: Country): InvoiceReading | null {
  const order = [first, ...official.filter((country) => country !== first)];
  for (const country of order) {
    const reading = readInvoiceCode(text, country);
    if (reading) return reading;
  }
  return null;
}

/**
 * Most trustworthy reading of all codes found on one picture: the most certain, the first of equals. Null when none
 * is an invoice.
 */
export function bestInvoiceReading(texts: readonly string[], first: Country): InvoiceReading | null {
  const rank = { certain: 0, likely: 1, weak: 2 } as const;
  const readings = texts.slice(0, 32).flatMap((text) => readAnyInvoiceCode(text, first) ?? []);
  return readings.sort((one, other) => rank[one.confidence] - rank[other.confidence])[0] ?? null;
}
