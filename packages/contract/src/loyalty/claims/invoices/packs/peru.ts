// Peru: RUC|type|series|number|IGV|total|date|buyer's document type|buyer's document|hash, a pipe at the end allowed.
// Some shops print series and number as one field, F001-123.
// Source: SUNAT, Resolución de Superintendencia 185-2015 and 318-2017 (Anexo, "código QR" of the printed voucher).
import { decimalAmount } from "../amounts.ts";
import { dateIn, monthOf } from "../dates.ts";
import type { InvoicePack, NumberSplit } from "../reading.ts";
import { isRuc } from "../tax-ids.ts";

export const readPeru: InvoicePack = (text) => {
  const fields = text.split("|").map((field) => field.trim());
  const joined = /^([0-9A-Z]{4})-(\d{1,8})$/i.exec(fields[2] ?? "");
  if (joined) fields.splice(2, 1, joined[1] ?? "", joined[2] ?? "");
  const [issuer = "", type = "", rawSeries = "", counted = "", , sum = "", day = ""] = fields;
  const series = rawSeries.toUpperCase();
  const number = correlative(counted);
  if (!isRuc(issuer) || !/^\d{2}$/.test(type) || !/^[0-9A-Z]{4}$/.test(series) || !number) return null;
  const date = dateIn(day);
  const total = decimalAmount(sum);
  return {
    country: "PE",
    scheme: "pe.sunat",
    issuer,
    type,
    series,
    number,
    date,
    month: monthOf(date),
    total,
    uniqueKey: [issuer, type, series, number].join("-"),
    confidence: date && total ? "certain" : "likely",
  };
};

/**
 * A series of four, which begins with a letter or is digits throughout, and a number of up to eight digits. Without
 * anything between them only a series as the tax office gives them is told from the number: B001, EB01, FA02.
 */
export const splitPeruvian: NumberSplit = (words) => {
  const parts = words.filter((word) => /\d/.test(word));
  const whole = words.length === 2 ? words : parts;
  const [series = "", counted = ""] =
    whole.length === 1 ? (/^([BFE][0-9A-Z]\d\d)(\d{1,8})$/.exec(whole[0] ?? "") ?? []).slice(1) : whole;
  const number = correlative(counted.replace(/^N(?:RO?|O|UM)?(?=\d)/, ""));
  if (whole.length > 2 || !number || !/^(?:[A-Z][0-9A-Z]{3}|\d{4})$/.test(series)) return null;
  return { series, number };
};

const correlative = (text: string): string | undefined => /^0{0,8}([1-9]\d{0,7})$/.exec(text)?.[1];
