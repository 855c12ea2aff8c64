import type { Country } from "../../../core/country.ts";

/** How an invoice told about itself: the official code it carries, or a person's typing. */
export type InvoiceScheme =
  | "br.nfe"
  | "br.nfce"
  | "br.nfce.offline"
  | "br.sat"
  | "mx.cfdi"
  | "ar.arca"
  | "co.dian"
  | "pe.sunat"
  | "cl.sii"
  | "typed";

/**
 * Reading of the code on an invoice. Nothing in it proves that the invoice exists: the signatures need keys that
 * only shops and tax offices hold.
 */
export interface InvoiceReading {
  country: Country;
  scheme: InvoiceScheme;
  /** Tax id of the shop: letters and digits alone, upper case. */
  issuer: string | null;
  /** Kind of document by the country's own table: model, tipo de comprobante, TD. */
  type: string | null;
  /** Series, point of sale: as the scheme writes it, without leading zeros. */
  series: string | null;
  /** Number without leading zeros. */
  number: string | null;
  /** YYYY-MM-DD as printed, in the store's own zone. */
  date: string | null;
  /** YYYY-MM; known for some where the day is not. */
  month: string | null;
  /** Decimal with a point and at least two places, one form per amount: "9.00", "2578.93". */
  total: string | null;
  /** Two documents of a country never share it; null where the code holds none. */
  uniqueKey: string | null;
  /**
   * certain: everything the scheme promises is there and agrees. likely: a document of this scheme with parts
   * missing or not quite agreeing. weak: typed, from a test environment, or parts contradict each other.
   */
  confidence: "certain" | "likely" | "weak";
}

/** A number printed in two parts, in their one form: points of sale and numbers without leading zeros, series in capitals. */
export interface PrintedNumber {
  series: string;
  number: string;
}

/** Takes the words of a number somebody typed, letters and digits alone; null where the two parts are not there. */
export type NumberSplit = (words: readonly string[]) => PrintedNumber | null;

/** Reads one country's codes; null when the text is none of them or is damaged. Never throws. */
export type InvoicePack = (text: string) => InvoiceReading | null;

/** The longest official code (Chile's stamp) stays below 1500 characters; whatever is longer is not looked at. */
export const longestCode = 4096;
