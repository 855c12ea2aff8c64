// Argentina: the QR code of electronic invoices, https://www.afip.gob.ar/fe/qr/?p=<base64 of JSON> (arca.gob.ar since
// the office's new name): ver, fecha, cuit, ptoVta, tipoCmp, nroCmp, importe, moneda, ctz, tipoDocRec, nroDocRec,
// tipoCodAut (E = CAE, A = CAEA), codAut.
// Source: AFIP, Resolución General 4892/2020, "Código QR, especificaciones técnicas".
// A CAEA covers all invoices of half a month, so the unique key is issuer, type, point of sale and number.
import { decimalAmount } from "../amounts.ts";
import { textFromBase64 } from "../base64.ts";
import { dateIn, monthOf } from "../dates.ts";
import { queryOf } from "../query.ts";
import type { InvoicePack, NumberSplit } from "../reading.ts";
import { isCuit, normalizeTaxId } from "../tax-ids.ts";

export const readArgentina: InvoicePack = (text) => {
  const facts = factsIn(textFromBase64(queryOf(text).get("p") ?? ""));
  if (!facts) return null;
  const issuer = normalizeTaxId(facts("cuit"));
  const [type, point, number] = [
    counter(facts("tipoCmp")),
    counter(facts("ptoVta")),
    counter(facts("nroCmp")),
  ];
  if (!isCuit(issuer) || !type || !point || !number) return null;
  const date = dateIn(facts("fecha"));
  const total = decimalAmount(facts("importe"));
  const authorised = /^\d{14}$/.test(facts("codAut"));
  return {
    country: "AR",
    scheme: "ar.arca",
    issuer,
    type,
    series: point,
    number,
    date,
    month: monthOf(date),
    total,
    uniqueKey: [issuer, type, point, number].join("-"),
    confidence: date && total && authorised ? "certain" : "likely",
  };
};

/**
 * Point of sale of up to five digits, number of up to eight; together as twelve or thirteen, fewer where zeros in
 * front were left out. The letter of the class stands before them or not, so it is no part of them.
 */
export const splitArgentine: NumberSplit = (words) => {
  // FC, A, N: whatever letters stand before digits.
  const parts = words
    .filter((word) => /\d/.test(word))
    .map((word) => word.replace(/^[A-Z]{1,3}(?=\d+$)/, ""));
  const [point = "", number = ""] =
    parts.length === 1 ? (/^(\d{1,5})(\d{8})$/.exec(parts[0] ?? "") ?? []).slice(1) : parts;
  const [series, counted] = [counter(point), counter(number)];
  return parts.length <= 2 && series && series.length <= 5 && counted ? { series, number: counted } : null;
};

/** A positive number without leading zeros, up to eight digits. */
function counter(text: string): string | undefined {
  return /^0{0,8}([1-9]\d{0,7})$/.exec(text)?.[1];
}

/** Looks up own members that are texts or numbers; anything else is empty. */
function factsIn(json: string | null): ((name: string) => string) | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(parsed));
  return (name) => {
    const value = members.get(name);
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
}
