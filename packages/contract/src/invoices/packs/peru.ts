// Peru: RUC|type|series|number|IGV|total|date|buyer's document type|buyer's document|hash, a pipe at the end allowed.
// Some shops print series and number as one field, F001-123.
// Source: SUNAT, Resolución de Superintendencia 185-2015 and 318-2017 (Anexo, "código QR" of the printed voucher).
import { decimalAmount } from "../amounts.ts";
import { dateIn, monthOf } from "../dates.ts";
import type { InvoicePack } from "../reading.ts";
import { isRuc } from "../tax-ids.ts";

export const readPeru: InvoicePack = (text) => {
  const fields = text.split("|").map((field) => field.trim());
  const joined = /^([0-9A-Z]{4})-(\d{1,8})$/i.exec(fields[2] ?? "");
  if (joined) fields.splice(2, 1, joined[1] ?? "", joined[2] ?? "");
  const [issuer = "", type = "", rawSeries = "", counted = "", , sum = "", day = ""] = fields;
  const series = rawSeries.toUpperCase();
  const number = /^0{0,8}([1-9]\d{0,7})$/.exec(counted)?.[1];
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
